/** Every sentence the pages use exists in the three languages, and none is left over. */
import { FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTutorial, TAUGHT } from './lessons';

const SOURCES = join(import.meta.dirname, '..');
const HOUSE = join(SOURCES, '..', '..', 'src', 'steiger');
/** The house's own folder of sentences, and one per game. */
const FOLDERS = [join(HOUSE, 'locale'), ...readdirSync(join(HOUSE, 'games')).map((game) => join(HOUSE, 'games', game, 'locale'))].filter(
  (path) => existsSync(path),
);

const read = (language: string, file: string): string =>
  FOLDERS.map((folder) => readFileSync(join(folder, language, file), 'utf8')).join('\n');
const keys = (language: string, file: string): string[] => new FluentResource(read(language, file)).body.map((entry) => entry.id).sort();

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .join('\n');

const FILES = ['web.ftl', 'help.ftl'];

test.each(['de', 'nl'])('%s has the sentences of English', (language) => {
  for (const file of FILES) expect(keys(language, file)).toEqual(keys('en', file));
});

test('no sentence is there twice', () => {
  for (const language of ['en', 'de', 'nl']) {
    const text = FILES.map((file) => read(language, file)).join('\n');
    const named = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
    expect(named.length).toBe(new Set(named).size);
  }
});

test('every sentence named in the sources exists', () => {
  const known = new Set(FILES.flatMap((file) => keys('en', file)));
  const named = [...sources.matchAll(/'(web-[a-z-]+)'/g)].map(([, key]) => key ?? '');
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

test.each(TAUGHT)('every lesson of %s has its sentence', async (game) => {
  const known = new Set(keys('en', 'help.ftl'));
  const { lessons } = await loadTutorial(game);
  expect(lessons.map(({ key }) => `web-tutorial-${game}-${key}`).filter((key) => !known.has(key))).toEqual([]);
});

test.each([
  ['en', /opdracht|auftrag|arbeider|arbeiter|dwerg|zwerge/i],
  ['de', /opdracht|arbeider|dwerg(?!ar)|\bworkers?\b/i],
  ['nl', /auftrag|arbeiter|zwerge|\bworkers?\b/i],
])('no word of another language is left in %s', (language, foreign) => {
  const lines = FILES.flatMap((file) => read(language, file).split('\n'));
  expect(lines.filter((line) => foreign.test(line.replace(/^[\w-]+ =|\{[^}]*\}/g, '')))).toEqual([]);
});
