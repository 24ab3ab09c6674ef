import { expect, test } from 'vitest';
import { action, pointing } from './pointing.fake';
import { candidates, glowing, grouped, numbered } from './targets';

const LEGAL = ['move a x', 'move a y', 'move b x', 'pay a for one', 'pay a for two', 'pass'].map(action);
const words = (picked: string[]) => candidates(LEGAL, picked, pointing).map((found) => found.words);

test('the things that legal actions name glow', () => {
  expect([...glowing(LEGAL, [], pointing)].sort()).toEqual(['a', 'b', 'pass', 'x', 'y']);
  expect([...glowing(LEGAL, ['b'], pointing)].sort()).toEqual(['b', 'x']);
});

test('picking narrows the actions, in any order', () => {
  expect(words(['x'])).toEqual(['move a x', 'move b x']);
  expect(words(['x', 'a'])).toEqual(['move a x']);
  expect(words(['x', 'y'])).toEqual([]);
});

test('a thing picked twice must be named twice', () => {
  expect(candidates([action('move a a'), action('move a x')], ['a', 'a'], pointing).map((found) => found.words)).toEqual(['move a a']);
});

test('actions that differ only in their payment are grouped', () => {
  expect(grouped(LEGAL, pointing).map((group) => group.length)).toEqual([1, 1, 1, 2, 1]);
});

test('the steps of a plan are numbered by the things they name', () => {
  expect(Object.fromEntries(numbered(['move a x', 'pass', 'move a y'].map(action), pointing))).toEqual({
    a: [1, 3],
    x: [1],
    pass: [2],
    y: [3],
  });
});
