import { expect, test } from 'vitest';
import { asked, CLOCKS, editionOf, MODES, PLAIN } from './wishes';

test('a clock is asked for in seconds', () => {
  expect(asked({ mode: 'turns', clock: '86400/28800', public: true, advice: false })).toEqual({ mode: 'turns', clock: { initial: 86400, increment: 28800 }, public: true, advice: false });
  expect(asked(PLAIN).clock).toBeNull();
});

test('every pace can be played without a clock', () => {
  expect(MODES.map((mode) => CLOCKS[mode][0])).toEqual(['', '']);
});

test('the first edition is taken until another, or none, is chosen', () => {
  const editions = { balanced: {}, other: {} };
  expect(editionOf(editions, undefined)).toBe('balanced');
  expect(editionOf(editions, 'other')).toBe('other');
  expect(editionOf(editions, '')).toBe('');
  expect(editionOf(editions, 'gone')).toBe('balanced');
  expect(editionOf({}, undefined)).toBe('');
});
