/** The things in the kingdom that the actions of Zwergar name. */
import type { Action } from '$lib/action';
import type { Pointing } from '$lib/targets';

function targetsOf({ verb, arguments: what }: Action): string[] {
  const { dwarf, place, level, resource = '', project } = what;
  switch (verb) {
    case 'place':
    case 'visit':
      return [`place:${place}`, `dwarf:${dwarf}`];
    case 'break':
      return [`place:${place}`];
    case 'lift':
      return ['place:lift', 'lift'];
    case 'stones':
      return [`board:${level}`];
    case 'convert':
    case 'smelt':
    case 'refund':
    case 'steam':
      return [`resource:${resource.toUpperCase()}`];
    case 'complete':
    case 'upgrade':
      return [`project:${project}`];
    case 'light':
    case 'light-all':
      return ['cold'];
    case 'heat':
      return ['track'];
    case 'as':
    case 'silverbeard':
      return [`dwarf:${dwarf}`];
    default:
      return [verb];
  }
}

function wordsFor(target: string): string | null {
  const [kind = '', name = ''] = target.split(':');
  switch (kind) {
    case 'place':
      return `place foreman ${name}`;
    case 'board':
      return `stones ${name}`;
    case 'cold':
      return 'light';
    case 'track':
      return 'heat';
    default:
      return null;
  }
}

/** The player is not asked how to pay the heat. The first way is meant, unless another is chosen from the list. */
const variantOf = ({ words }: Action): string => words.replace(/ \+\d+$/, '');

/** In the mine a dwarf is meant to mine. A visit without mining is chosen from the list. */
function meant(_picked: readonly string[], candidates: readonly Action[]): Action | null {
  const usual = candidates.filter(({ verb }) => verb !== 'visit');
  const [first] = usual;
  return first !== undefined && usual.every((action) => variantOf(action) === variantOf(first)) ? first : null;
}

export const pointing: Pointing = { targetsOf, wordsFor, meant, variantOf };
