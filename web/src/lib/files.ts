/** What is saved as a file. */
import { api } from './api';

export const saveRecord = async (id: string): Promise<void> => saveJson(`steiger-${id}.json`, await api.record(id));

export function saveJson(name: string, data: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
