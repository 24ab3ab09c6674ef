/** Every sentence the pages use exists in the three languages, and none is left over. */
import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const LOCALE = join(SOURCES, '..', '..', 'src', 'steiger', 'locale');

const keys = (language: string, file: string): string[] =>
  new FluentResource(readFileSync(join(LOCALE, language, file), 'utf8')).body.map((entry) => entry.id).sort();

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .join('\n');

test.each(['de', 'nl'])('%s has the sentences of English', (language) => {
  expect(keys(language, 'web.ftl')).toEqual(keys('en', 'web.ftl'));
});

test('no sentence is there twice', () => {
  for (const language of ['en', 'de', 'nl']) {
    const text = readFileSync(join(LOCALE, language, 'web.ftl'), 'utf8');
    const named = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
    expect(named.length).toBe(new Set(named).size);
  }
});

test('every sentence named in the sources exists', () => {
  const known = new Set(keys('en', 'web.ftl'));
  const named = [...sources.matchAll(/'(web-[a-z-]+)'/g)].map(([, key]) => key ?? '');
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
