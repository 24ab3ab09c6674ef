/** What things are, from the server, remembered for the visit. */
import type { Face } from '$games/face';
import { api } from './api';
import type { Table } from './generated';
import { settings } from './settings.svelte';

const told = new Map<string, Promise<string | null>>();

/** At a table with corrected components, the explanation has the table's own numbers. */
export function explanation(face: Face, target: string, table?: Pick<Table, 'id' | 'components'>): Promise<string | null> {
  const topic = face.topicOf(target);
  if (topic === null) return Promise.resolve(null);
  const corrected = table !== undefined && Object.keys(table.components).length > 0;
  const where = corrected ? `tables/${encodeURIComponent(table.id)}` : `games/${face.name}`;
  const key = `${settings.language}/${where}/${topic}`;
  const found =
    told.get(key) ??
    api
      .topic(where, topic)
      .then(({ text }) => text)
      .catch(() => null);
  told.set(key, found);
  return found;
}
