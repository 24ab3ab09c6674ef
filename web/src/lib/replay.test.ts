import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { face, LAST, LOG, position, table } from './session.fake';

vi.hoisted(() => {
  // What the modules ask for as they are loaded.
  vi.stubGlobal('location', { href: 'http://test/' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('history', { replaceState: () => {} });
});

const { api } = await import('./api');
const { ReplayOf } = await import('./replay.svelte');

const asked = vi.spyOn(api, 'replay');
let replay: InstanceType<typeof ReplayOf>;

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset().mockImplementation(async (_, ply, seat) => position(ply ?? LAST, seat));
  replay = new ReplayOf(table, face, LOG, position(0, 1));
});

afterEach(() => {
  replay.end();
  vi.useRealTimers();
});

const rest = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

test('it shows any ply with the whole log and nothing to do', async () => {
  replay.jump(3);
  await rest();
  expect([replay.position.ply, replay.position.log, replay.position.legal, replay.last]).toEqual([3, LOG, [], LAST]);
});

test('the caption is the action that led here, and the things it names flash', async () => {
  expect(replay.caption).toBe('');
  replay.jump(2);
  await rest();
  expect(replay.caption).toBe('Ben: move b x');
  expect([...replay.play.flashing]).toEqual(['b', 'x']);
});

test('it stays between the first and the last ply', async () => {
  replay.jump(-5);
  await rest();
  expect(replay.position.ply).toBe(0);
  replay.jump(LAST + 5);
  await rest();
  expect(replay.position.ply).toBe(LAST);
});

test('through another seat’s eyes the same ply is fetched as that seat saw it', async () => {
  replay.jump(4);
  await rest();
  replay.look(null);
  await rest();
  expect([replay.position.ply, replay.position.seat]).toEqual([4, null]);
});

test('a position that was seen is not fetched again', async () => {
  for (const ply of [4, 5, 4, 5]) {
    replay.jump(ply);
    await rest();
  }
  expect(asked).toHaveBeenCalledTimes(2);
});

test('of two jumps the last one counts, however late the first is answered', async () => {
  asked.mockImplementationOnce(async (_, ply, seat) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return position(ply ?? LAST, seat);
  });
  replay.jump(3);
  replay.jump(6);
  await rest(1000);
  expect(replay.position.ply).toBe(6);
});

test('it plays on to the end and then stops', async () => {
  replay.jump(LAST - 2);
  await rest();
  replay.run(true);
  await rest(10_000);
  expect([replay.position.ply, replay.playing]).toEqual([LAST, false]);
});

test('held, it goes no further', async () => {
  replay.run(true);
  await rest(300);
  replay.run(false);
  const ply = replay.position.ply;
  await rest(10_000);
  expect([replay.position.ply, replay.playing]).toEqual([ply, false]);
});

test('it goes to the next stage and to the end of the one before', async () => {
  replay.jump(5);
  await rest();
  await replay.stage(true);
  expect(replay.position.ply).toBe(8);
  await replay.stage(true);
  expect(replay.position.ply).toBe(LAST);
  await replay.stage(false);
  expect(replay.position.ply).toBe(7);
  replay.jump(2);
  await rest();
  await replay.stage(false);
  expect(replay.position.ply).toBe(0);
});
