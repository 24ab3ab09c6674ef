/** Requests to the server. Every refusal is a Refused with the server's own words. */
import type { BotFacts, Explanation, Fault, GameFacts, Hint, Me, NewTable, Position, Snapshot, Table, TableRow } from './generated';
import { settings } from './settings.svelte';
import type { Numbers } from './wishes';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault | null,
  ) {
    super(fault?.message ?? String(status));
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => null));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  enter: (name: string) => ask<Me>('POST', '/guests', { name, language: settings.language }),
  change: (change: Partial<Omit<Me, 'id' | 'passphrase'>> & { passphrase?: string | null }) => ask<Me>('PATCH', '/me', change),
  login: (name: string, passphrase: string) => ask<Me>('POST', '/login', { name, passphrase }),
  games: () => ask<GameFacts[]>('GET', '/games'),
  numbers: (game: string) => ask<Numbers['components']>('GET', `/games/${game}/components`),
  /** What of these numbers differs from the rules. `numbers` is an object, or the text of a TOML file. */
  corrections: (game: string, numbers: unknown) => ask<Numbers['components']>('POST', `/games/${game}/components`, numbers),
  bots: () => ask<BotFacts[]>('GET', '/bots'),
  /** An explanation with the numbers of `games/NAME` or `tables/ID`. */
  topic: (where: string, topic: string) =>
    ask<Explanation>('GET', `/${where}/topics/${encodeURIComponent(topic)}?language=${settings.language}`),
  tables: (query: string) => ask<{ tables: TableRow[] }>('GET', `/tables?${query}`),
  create: (wish: Partial<NewTable> & Pick<NewTable, 'game' | 'players'>) => ask<Snapshot>('POST', '/tables', wish),
  look: (id: string) => ask<Snapshot>('GET', table(id)),
  join: (id: string, seat: number | null, invite: string | null) => ask<Snapshot>('POST', `${table(id)}/join`, { seat, invite }),
  leave: (id: string) => ask<void>('POST', `${table(id)}/leave`),
  seat: (id: string, seat: number, wish: { kind: string; bot?: string; name?: string }) =>
    ask<Table>('PUT', `${table(id)}/seats/${seat}`, wish),
  start: (id: string) => ask<Snapshot>('POST', `${table(id)}/start`),
  resign: (id: string) => ask<Table>('POST', `${table(id)}/resign`),
  rematch: (id: string) => ask<Snapshot>('POST', `${table(id)}/rematch`),
  hint: (id: string, kind: string, goal: Record<string, unknown>) => ask<Hint>('POST', `${table(id)}/hint`, { kind, goal }),
  replay: (id: string, ply: number | null, seat: number | null) => {
    const query = new URLSearchParams();
    if (ply !== null) query.set('ply', String(ply));
    if (seat !== null) query.set('seat', String(seat));
    return ask<Position>('GET', `${table(id)}/replay?${query}`);
  },
  record: (id: string) => ask<unknown>('GET', `${table(id)}/record`),
  bring: (record: unknown) => ask<Snapshot>('POST', '/import', record),
  fork: (id: string, ply: number, seat: number | null) => ask<Snapshot>('POST', `${table(id)}/fork`, { ply, seat }),
};
