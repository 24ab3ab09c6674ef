import { expect, test } from 'vitest';
import { candidates, glowing } from '$lib/targets';
import { actions } from './actions.fake';
import { pointing } from './pointing';

const MINING = actions('cage 1', 'fill 27 g c:g', 'fill 27 g c:g c:y', 'fill 27 g c:y c:y', 'store b', 'stop');
const words = (picked: string[]) => candidates(MINING, picked, pointing).map((action) => action.words);

test('the things that legal actions name glow', () => {
  expect([...glowing(MINING, [], pointing)].sort()).toEqual(['c:b', 'c:g', 'c:y', 'cage', 'level:1', 'slot:27:g', 'stop', 'store']);
});

test('picking a slot and a cube leaves the actions with both', () => {
  expect(words(['slot:27:g', 'c:y'])).toEqual(['fill 27 g c:g c:y', 'fill 27 g c:y c:y']);
});

test('the same cube picked twice means two cubes', () => {
  expect(words(['c:y', 'c:y'])).toEqual(['fill 27 g c:y c:y']);
});

test('a slot alone means its own colour', () => {
  expect(pointing.meant(['slot:27:g'], candidates(MINING, ['slot:27:g'], pointing))?.words).toBe('fill 27 g c:g');
});

test('two plain ways to fill a slot are left to the player', () => {
  expect(pointing.meant(['slot:27:g'], actions('fill 27 g c:g', 'fill 27 g s:g'))).toBeNull();
});
