import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
const { drawn } = await import('$ui/drawn.fake');
const { default: GenericText } = await import('./GenericText.svelte');

const view = {
  seat: 0,
  player: 1,
  phase: 'play',
  plannable: false,
  seats: [
    { score: 3, hand: [4, 7] },
    { score: 5, hand: null },
  ],
  pile: 12,
  row: [{ card: 2, free: true }],
};

test('the table is a list of its fields, and every player is a section', () => {
  const text = drawn(GenericText, { view }, ['Anna', 'Ben']);
  expect(text).toMatch(/<dt[^>]*>Pile<\/dt>\s*<dd[^>]*>12<\/dd>/);
  expect(text).toMatch(/<h2[^>]*>Anna<\/h2>[\s\S]*<dt[^>]*>Hand<\/dt>\s*<dd[^>]*>4, 7<\/dd>/);
  expect(text).toMatch(/<h2[^>]*>Ben<\/h2>[\s\S]*<dt[^>]*>Hand<\/dt>\s*<dd[^>]*>–<\/dd>/);
});

test('fields that the page says itself are left out', () => {
  expect(drawn(GenericText, { view })).not.toMatch(/<dt[^>]*>(Seat|Player|Phase|Seats|Plannable)</);
});
