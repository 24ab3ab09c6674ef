import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocks, found, GAMES, pieces } from './rules';

test('every word must be there, in any order, whatever its capitals and accents', () => {
  expect(found('Die Öfen auf dem Bogen', 'bogen ofen')).toBe(true);
  expect(found('Die Öfen auf dem Bogen', 'ofen kessel')).toBe(false);
  expect(found('anything', '  ')).toBe(true);
});

test('what was looked for is marked', () => {
  expect(pieces('Kalte Öfen, warme Öfen', 'ofen')).toEqual([
    { text: 'Kalte ', hit: false },
    { text: 'Öfen', hit: true },
    { text: ', warme ', hit: false },
    { text: 'Öfen', hit: true },
  ]);
  expect(pieces('all', '')).toEqual([{ text: 'all', hit: false }]);
});

test('a text is paragraphs and lists', () => {
  expect(blocks('One.\n\n- a\n- b\n\nTwo.')).toEqual([{ paragraph: 'One.' }, { items: ['a', 'b'] }, { paragraph: 'Two.' }]);
});

test('each game with a folder has rules', () => {
  const games = readdirSync(join(import.meta.dirname, '../games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(GAMES).toEqual(games.map(({ name }) => name).sort());
});
