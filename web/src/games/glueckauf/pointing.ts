/** Which things of the board the action words of Glück Auf name. */
import type { Pointing } from '$lib/targets';

function targetsOf(words: string): string[] {
  const [verb = '', first = '', second = '', ...cubes] = words.split(' ');
  switch (verb) {
    case 'draft':
      return [`pool:${first}`];
    case 'place':
      return [`field:${first}`, 'worker'];
    case 'take':
    case 'next':
      return [`drawn:${first}`];
    case 'return':
      return [`pile:${first}`];
    case 'cage':
      return [`level:${first}`, 'cage'];
    case 'load':
      return [`load:${first}`, 'cage'];
    case 'fill':
      return [`slot:${first}:${second}`, ...cubes];
    case 'store':
      return [`c:${first}`, 'store'];
    case 'coal':
      return [`supply:${first}`];
    default:
      return [verb];
  }
}

function wordsFor(target: string): string | null {
  const [kind = '', first = '', second = ''] = target.split(':');
  switch (kind) {
    case 'pool':
      return `draft ${first}`;
    case 'field':
      return `place ${first}`;
    case 'drawn':
      return `take ${first}`;
    case 'level':
      return `cage ${first}`;
    case 'load':
      return `load ${first}`;
    case 'slot':
      return `fill ${first} ${second} c:${second}`;
    case 'c':
      return `store ${first}`;
    case 'supply':
      return `coal ${first}`;
    default:
      return null;
  }
}

/** A slot alone means its own colour; two cubes of other colours are only meant when they are picked too. */
function meant(picked: readonly string[], candidates: readonly string[]): string | null {
  const plain = candidates.filter((words) => words.split(' ').length <= 4);
  const [only] = plain;
  if (only === undefined) return null;
  if (plain.length === 1 && candidates.every((words) => words.startsWith('fill'))) return only;
  // A cube and its slot: nothing else can be meant than this cube on this slot.
  return picked.length > 1 && plain.length === 1 ? only : null;
}

export const pointing: Pointing = { targetsOf, wordsFor, meant, variantOf: (words) => words };
