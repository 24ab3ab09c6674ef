import { expect, test } from 'vitest';
import { asked, CLOCKS, MODES, PLAIN } from './wishes';

test('a clock is asked for in seconds', () => {
  expect(asked({ mode: 'turns', clock: '86400/28800', public: true, advice: false })).toEqual({ mode: 'turns', clock: { initial: 86400, increment: 28800 }, public: true, advice: false });
  expect(asked(PLAIN).clock).toBeNull();
});

test('every pace can be played without a clock', () => {
  expect(MODES.map((mode) => CLOCKS[mode][0])).toEqual(['', '']);
});
