import { expect, test } from 'vitest';
import { pointing as glueckauf } from '$games/glueckauf/pointing';
import { pointing as zwergar } from '$games/zwergar/pointing';
import { candidates, glowing, grouped, numbered } from './targets';

const MINING = ['cage 1', 'fill 27 g c:g', 'fill 27 g c:g c:y', 'fill 27 g c:y c:y', 'store b', 'stop'];

test('what glows is what legal actions name', () => {
  expect([...glowing(MINING, [], glueckauf)].sort()).toEqual(['c:b', 'c:g', 'c:y', 'cage', 'level:1', 'slot:27:g', 'stop', 'store']);
});

test('picking narrows the actions', () => {
  expect(candidates(MINING, ['slot:27:g', 'c:y'], glueckauf)).toEqual(['fill 27 g c:g c:y', 'fill 27 g c:y c:y']);
});

test('the same cube picked twice means two cubes', () => {
  expect(candidates(MINING, ['c:y', 'c:y'], glueckauf)).toEqual(['fill 27 g c:y c:y']);
});

test('a slot alone means its own colour', () => {
  expect(glueckauf.meant(['slot:27:g'], candidates(MINING, ['slot:27:g'], glueckauf))).toBe('fill 27 g c:g');
});

test('two plain ways to fill a slot are asked about', () => {
  expect(glueckauf.meant(['slot:27:g'], ['fill 27 g c:g', 'fill 27 g s:g'])).toBeNull();
});

test('ways to pay heat are one action, the first of them meant', () => {
  const ways = ['complete 4', 'complete 4 +1', 'complete 4 +2', 'end'];
  expect(grouped(ways, zwergar)).toEqual([['complete 4', 'complete 4 +1', 'complete 4 +2'], ['end']]);
  expect(zwergar.meant(['project:4'], candidates(ways, ['project:4'], zwergar))).toBe('complete 4');
});

test('steps of the lift are asked about', () => {
  expect(zwergar.meant(['place:lift'], ['lift 1', 'lift 2 +1'])).toBeNull();
});

test('the steps of a plan are numbered by the things they name', () => {
  expect(Object.fromEntries(numbered(['place smith forge', 'light', 'complete 4', 'light'], zwergar))).toEqual({
    'place:forge': [1],
    'dwarf:smith': [1],
    cold: [2, 4],
    'project:4': [3],
  });
});
