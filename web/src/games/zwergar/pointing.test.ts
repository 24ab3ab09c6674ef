import { expect, test } from 'vitest';
import { candidates, grouped, numbered } from '$lib/targets';
import { actions } from './actions.fake';
import { pointing } from './pointing';

test('ways to pay heat are one action, and the first is meant', () => {
  const ways = actions('complete 4', 'complete 4 +1', 'complete 4 +2', 'end');
  const groups = grouped(ways, pointing).map((group) => group.map(({ words }) => words));
  expect(groups).toEqual([['complete 4', 'complete 4 +1', 'complete 4 +2'], ['end']]);
  expect(pointing.meant(['project:4'], candidates(ways, ['project:4'], pointing))?.words).toBe('complete 4');
});

test('the steps of the lift are left to the player', () => {
  expect(pointing.meant(['place:lift'], actions('lift 1', 'lift 2 +1'))).toBeNull();
});

test('a dwarf sent into the mine is meant to mine, and a visit is left to the list', () => {
  const ways = actions('place smith mine-1', 'visit smith mine-1');
  const picked = ['place:mine-1', 'dwarf:smith'];
  expect(pointing.meant(picked, candidates(ways, picked, pointing))?.words).toBe('place smith mine-1');
});

test('the steps of a plan are numbered by the things they name', () => {
  expect(Object.fromEntries(numbered(actions('place smith forge', 'light', 'complete 4', 'light'), pointing))).toEqual({
    'place:forge': [1],
    'dwarf:smith': [1],
    cold: [2, 4],
    'project:4': [3],
  });
});
