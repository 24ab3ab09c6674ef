/** What the folders may know: the pages name no game, no game names another, and only one module takes words apart. ESLint checks imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte|css)$/.test(path));
const GAMES = readdirSync(join(import.meta.dirname, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const gameOf = (path: string): string | undefined => GAMES.find((game) => path.startsWith(join('games', game, '/')));

test('a file names no game but its own', () => {
  const named = FILES.flatMap((path) =>
    GAMES.filter((game) => game !== gameOf(path) && new RegExp(game, 'i').test(read(path))).map((game) => `${path}: ${game}`),
  );
  expect(GAMES.length).toBeGreaterThan(1);
  expect(named).toEqual([]);
});

test('where games meet the pages no type is forced', () => {
  const sources = FILES.filter((path) => !/\.(test|fake)\.ts$/.test(path));
  expect(sources.filter((path) => /\bas (never\b|unknown as\b)/.test(read(path)))).toEqual([]);
});

test('only one module takes the words of an action apart', () => {
  const sources = FILES.filter((path) => !/\.(test|fake)\.ts$/.test(path));
  expect(sources.filter((path) => /\bwords\.(split|startsWith|slice|match)\(/.test(read(path)))).toEqual([join('lib', 'action.ts')]);
});
