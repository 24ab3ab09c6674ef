import { expect, test, vi } from 'vitest';
import type { Action } from '$lib/action';

const SENTENCES = `
web-toy-act-dig = Dig in the { $shaft } shaft
toy-log-dig = digs in the { $shaft } shaft
toy-log-stop = stops
web-toy-do-sell = Sell everything
`;
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
});
vi.stubGlobal('fetch', async () => new Response(SENTENCES));
const { loadGames } = await import('$lib/i18n.svelte');
const { choice, sentence } = await import('./face');
const { genericFace } = await import('./generic');
await loadGames(['toy']);

const face = genericFace('toy');
const dig: Action = { words: 'dig left', verb: 'dig', arguments: { shaft: 'left' } };
const stop: Action = { words: 'stop', verb: 'stop', arguments: {} };
const sell: Action = { words: 'sell', verb: 'sell', arguments: {} };
const dance: Action = { words: 'dance slow', verb: 'dance', arguments: { how: 'slow' } };

test('the log says what a player did', () => {
  expect([dig, stop, sell, dance].map((action) => sentence(face, action))).toEqual([
    'digs in the left shaft',
    'stops',
    'Sell everything',
    'dance slow',
  ]);
});

test('a button says what the player can do, never a line of the log', () => {
  expect([dig, stop, sell, dance].map((action) => choice(face, action))).toEqual([
    'Dig in the left shaft',
    'Stop',
    'Sell everything',
    'Dance slow',
  ]);
});
