/** Records as files. */
import { api } from './api';

export async function saveRecord(id: string): Promise<void> {
  const text = JSON.stringify(await api.record(id), null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `steiger-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
