import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as glueckauf from './glueckauf/signs';
import * as zwergar from './zwergar/signs';

/** The verbs of a game are those it has a sentence for. */
const verbsOf = (game: string): string[] =>
  [
    ...readFileSync(join(import.meta.dirname, `../../../src/steiger/games/${game}/locale/en/web.ftl`), 'utf8').matchAll(
      new RegExp(`^web-${game}-do-([a-z-]+) =`, 'gm'),
    ),
  ].map(([, verb = '']) => verb);

test.each([
  ['glueckauf', glueckauf.SIGNS],
  ['zwergar', zwergar.SIGNS],
] as const)('every action of %s has a sign in the log', (game, signs) => {
  expect(verbsOf(game).length).toBeGreaterThan(10);
  expect(verbsOf(game).filter((verb) => !(verb in signs))).toEqual([]);
});

test('a thing of the board belongs to a section of the rules', () => {
  expect(['field:mine-8', 'field:deliver-train', 'field:factory-2', 'slot:27:g'].map(glueckauf.ruleOf)).toEqual([
    'mining',
    'delivery',
    'factory',
    'mining',
  ]);
  expect(['place:mine-1', 'place:forge', 'project:7', 'track'].map(zwergar.ruleOf)).toEqual(['mine', 'places', 'projects', 'heat']);
});
