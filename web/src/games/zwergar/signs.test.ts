import { expect, test } from 'vitest';
import { verbsOf } from '../signs.fake';
import { ruleOf, SIGNS } from './signs';

test('every action has a sign in the log', () => {
  expect(verbsOf('zwergar').length).toBeGreaterThan(10);
  expect(verbsOf('zwergar').filter((verb) => !(verb in SIGNS))).toEqual([]);
});

test('a thing in the kingdom belongs to a section of the rules', () => {
  const things = ['place:mine-1', 'place:forge', 'project:7', 'track', null];
  expect(things.map(ruleOf)).toEqual(['mine', 'places', 'projects', 'heat', 'turn']);
});
