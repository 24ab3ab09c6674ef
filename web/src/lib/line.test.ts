import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Faulty, Line } from './line';
import { Socket, socket } from './socket.fake';

let line: Line;
let connected: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'test' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  Socket.all.length = 0;
  connected = [];
  line = new Line('/ws', { hello: () => ({ ply: 3 }), event: () => {}, connected: (on) => connected.push(on) });
});

afterEach(() => {
  line.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is asked while the line is being opened is said when it is open, after the greeting', async () => {
  const answer = line.ask({ type: 'move' });
  expect(socket().said).toEqual([]);
  socket().opens();
  expect(socket().said).toEqual([
    { type: 'hello', ply: 3 },
    { type: 'move', id: 1 },
  ]);
  socket().hears({ type: 'done', id: 1 });
  await expect(answer).resolves.toBeNull();
});

test('what was asked on a line that never opened is refused and not said on the next one', async () => {
  const answer = line.ask({ type: 'move' });
  socket().onclose?.();
  await expect(answer).rejects.toBeInstanceOf(Faulty);
  await expect(line.ask({ type: 'move' })).rejects.toBeInstanceOf(Faulty);
  vi.advanceTimersByTime(1000);
  expect(Socket.all.length).toBe(2);
  socket().opens();
  expect(socket().types()).toEqual(['hello']);
});

test('a line without a sign of life is cut and opened anew; one with it stays', async () => {
  socket().opens();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(socket().types()).toEqual(['hello', 'ping']);
  socket().hears({ type: 'done', id: socket().said.at(-1)?.id });
  await vi.advanceTimersByTimeAsync(15_000);
  expect([Socket.all.length, socket().types()]).toEqual([1, ['hello', 'ping', 'ping']]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(connected).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.all.length).toBe(2);
});

test('a server that says goodbye is asked again when it said', async () => {
  socket().opens();
  socket().hears({ type: 'bye', retry: 4 });
  socket().onclose?.();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(Socket.all.length).toBe(1);
  await vi.advanceTimersByTimeAsync(2_200);
  expect(Socket.all.length).toBe(2);
});
