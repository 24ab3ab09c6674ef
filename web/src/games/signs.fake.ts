/** For the tests of the games' signs: the verbs of a game are those it has a sentence for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GAMES = join(import.meta.dirname, '../../../src/steiger/games');

export function verbsOf(game: string): string[] {
  const text = readFileSync(join(GAMES, game, 'locale/en/web.ftl'), 'utf8');
  return [...text.matchAll(new RegExp(`^web-${game}-do-([a-z-]+) =`, 'gm'))].map(([, verb = '']) => verb);
}
