import { expect, test, vi } from 'vitest';
import type { TableRow } from '$lib/generated';
import type { LiveTable } from '$lib/table.svelte';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
vi.mock('$lib/router.svelte', () => ({ follow: () => undefined }));
const { drawn } = await import('./drawn.fake');
const { default: Talk } = await import('./Talk.svelte');
const { default: ChosenDeal } = await import('./ChosenDeal.svelte');
const { default: TableList } = await import('./TableList.svelte');

const line = { id: 1, at: 0, name: 'Anna', text: 'hello' };

function talk(seat: number | null): string {
  const table = { table: { seats: [], watchers: 0 }, chat: [{ ...line, seat }] } as unknown as LiveTable;
  return drawn(Talk, { table });
}

test("a line of chat shows the colour of its player's seat", () => {
  expect(talk(2)).toContain('data-seat="2"');
  expect(talk(0)).toContain('data-seat="0"');
  expect(talk(2)).not.toContain('web-spectator');
});

test('a line of a spectator has no colour and says so', () => {
  expect(talk(null)).not.toContain('data-seat');
  expect(talk(null)).toContain('web-spectator');
});

test.each([
  [{ seeded: true, seed: 7 }, 'web-deal-seed'],
  [{ seeded: true, seed: null }, 'web-deal-known'],
])('a chosen deal is shown (%o)', (facts, expected) => {
  expect(drawn(ChosenDeal, { facts, brief: true })).toContain(expected);
  expect(drawn(ChosenDeal, { facts })).toContain('web-deal-chosen');
});

test('an ordinary deal needs no note', () => {
  expect(drawn(ChosenDeal, { facts: { seeded: false, seed: null } })).not.toContain('web-deal');
});

test('the lobby shows a chosen seed', () => {
  const row = { id: 't', game: 'any', status: 'open', seats: [], edition: null, corrected: false, my_turn: false } as unknown as TableRow;
  expect(drawn(TableList, { rows: [{ ...row, seeded: true, seed: 7 }] })).toContain('web-deal-seed');
  expect(drawn(TableList, { rows: [{ ...row, seeded: false, seed: null }] })).not.toContain('web-deal');
});
