/** The things on the board that the actions of Glück Auf name. */
import type { Action } from '$lib/action';
import type { Pointing } from '$lib/targets';

function targetsOf({ verb, arguments: what }: Action): string[] {
  const { order, field, card, where, level, colour, slot, cubes = '' } = what;
  switch (verb) {
    case 'draft':
      return [`pool:${order}`];
    case 'place':
      return [`field:${field}`, 'worker'];
    case 'take':
    case 'next':
      return [`drawn:${card}`];
    case 'return':
      return [`pile:${where}`];
    case 'cage':
      return [`level:${level}`, 'cage'];
    case 'load':
      return [`load:${colour}`, 'cage'];
    case 'fill':
      return [`slot:${order}:${slot}`, ...cubes.split(' ')];
    case 'store':
      return [`c:${colour}`, 'store'];
    case 'coal':
      return [`supply:${colour}`];
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

/** A slot alone means its own colour. Two cubes of other colours are meant only if they are picked too. */
function meant(picked: readonly string[], candidates: readonly Action[]): Action | null {
  const plain = candidates.filter(({ arguments: { cubes = '' } }) => !cubes.includes(' '));
  const [only] = plain;
  if (only === undefined || plain.length > 1) return null;
  // A cube and its slot can only mean this cube on this slot.
  return picked.length > 1 || candidates.every(({ verb }) => verb === 'fill') ? only : null;
}

export const pointing: Pointing = { targetsOf, wordsFor, meant, variantOf: ({ words }) => words };
