import { expect, test } from 'vitest';
import { asked, CLOCKS, MODES, numbersFor, PLAIN } from './wishes';

test('a clock is asked for in seconds', () => {
  expect(asked({ mode: 'turns', clock: '86400/28800', public: true, advice: false })).toEqual({
    mode: 'turns',
    clock: { initial: 86400, increment: 28800 },
    public: true,
    advice: false,
  });
  expect(asked(PLAIN).clock).toBeNull();
});

test('every pace can be played without a clock', () => {
  expect(MODES.map((mode) => CLOCKS[mode][0])).toEqual(['', '']);
});

test('the numbers are those of the edition for so many players, or the plain ones', () => {
  const editions = [
    { players: [2], components: { a: {} } },
    { players: [3, 4], components: { b: {} } },
  ];
  expect(numbersFor(editions, 2, false)).toEqual({ a: {} });
  expect(numbersFor(editions, 4, false)).toEqual({ b: {} });
  expect(numbersFor(editions, 5, false)).toEqual({});
  expect(numbersFor(editions, 2, true)).toEqual({});
  expect(numbersFor([], 2, false)).toEqual({});
});
