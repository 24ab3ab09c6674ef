import { expect, test } from 'vitest';
import { verbsOf } from '../signs.fake';
import { ruleOf, SIGNS } from './signs';

test('every action has a sign in the log', () => {
  expect(verbsOf('glueckauf').length).toBeGreaterThan(10);
  expect(verbsOf('glueckauf').filter((verb) => !(verb in SIGNS))).toEqual([]);
});

test('a thing on the board belongs to a section of the rules', () => {
  const things = ['field:mine-8', 'field:deliver-train', 'field:factory-2', 'slot:27:g', null];
  expect(things.map(ruleOf)).toEqual(['mining', 'delivery', 'factory', 'mining', 'turn']);
});
