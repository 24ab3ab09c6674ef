import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Face } from '$games/face';
import type { Position, Snapshot } from './generated';
import { Socket, socket } from './socket.fake';

vi.hoisted(() => {
  // What the modules ask for as they are loaded.
  vi.stubGlobal('location', { protocol: 'http:', host: 'test', href: 'http://test/' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('addEventListener', () => {});
});
vi.mock('./motion', () => ({ fly: () => {} }));

const { LiveTable } = await import('./table.svelte');

const face = { pointing: { targetsOf: () => [] }, travel: () => [] } as unknown as Face;
let table: InstanceType<typeof LiveTable>;

/** My turn at a ply, with what can be done. */
function position(ply: number, ...legal: string[]): Position {
  return {
    ply,
    revision: ply,
    log: [],
    log_from: ply,
    legal: legal.map((words) => ({ words })),
    to_move: 0,
    view: {},
    turn: { deadline: null, must_confirm: false },
  } as unknown as Position;
}

function snapshot(ply: number, ...legal: string[]): Snapshot {
  return {
    table: { id: 'T', seats: [] },
    mine: [0],
    chat: [],
    invite: null,
    since: null,
    position: position(ply, ...legal),
  } as unknown as Snapshot;
}

const moves = (): unknown[] =>
  socket()
    .said.filter(({ type }) => type === 'move')
    .map(({ actions, ply }) => [actions, ply]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  Socket.all.length = 0;
  table = new LiveTable(snapshot(7, 'stop', 'store y'), face);
  socket().opens(snapshot(7, 'stop', 'store y'));
});

afterEach(() => {
  table.end();
  vi.useRealTimers();
});

test('while an answer is under way nothing more is sent', () => {
  void table.send(['stop']);
  void table.send(['store y']);
  expect(moves()).toEqual([[['stop'], 7]]);
});

test('a press meant for a position that is no more is not sent; one for the new position is', async () => {
  socket().hears({ type: 'position', position: position(8, 'next') });
  void table.send(['stop']);
  expect(moves()).toEqual([]);
  expect(table.position.ply).toBe(7);

  await vi.advanceTimersByTimeAsync(200); // the new position shows, painted or not
  expect([table.position.ply, table.play.legal.map(({ words }) => words)]).toEqual([8, ['next']]);
  void table.send(['next']);
  expect(moves()).toEqual([[['next'], 8]]);
});

test('a refused move that came too late shows the position of now and lets the player act again', async () => {
  void table.send(['stop']);
  const { id } = socket().said.at(-1) as { id: number };
  socket().hears({ type: 'fault', id, fault: { code: 'stale', message: 'too late', position: position(9, 'next') } });
  await vi.advanceTimersByTimeAsync(200);
  expect(table.position.ply).toBe(9);
  void table.send(['next']);
  expect(moves()).toEqual([
    [['stop'], 7],
    [['next'], 9],
  ]);
});
