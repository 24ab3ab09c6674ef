/** Which things of the kingdom the action words of Zwergar name. */
import type { Pointing } from '$lib/targets';

function targetsOf(words: string): string[] {
  const [verb = '', first = '', second = ''] = words.split(' ');
  switch (verb) {
    case 'place':
      return [`place:${second}`, `dwarf:${first}`];
    case 'break':
      return [`place:${first}`];
    case 'lift':
      return ['place:lift', 'lift'];
    case 'stones':
      return [`board:${first}`];
    case 'convert':
    case 'smelt':
    case 'refund':
    case 'steam':
      return [`resource:${first.toUpperCase()}`];
    case 'complete':
    case 'upgrade':
      return [`project:${first}`];
    case 'light':
    case 'light-all':
      return ['cold'];
    case 'heat':
      return ['track'];
    case 'as':
    case 'silverbeard':
      return [`dwarf:${first}`];
    default:
      return [verb];
  }
}

function wordsFor(target: string): string | null {
  const [kind = '', name = ''] = target.split(':');
  switch (kind) {
    case 'place':
      return `place foreman ${name}`;
    case 'project':
      return `complete ${name}`;
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

/** How heat is paid is not asked: the first way is meant, unless another one is chosen from the list. */
export const variantOf = (words: string): string => words.replace(/ \+\d+$/, '');

function meant(_picked: readonly string[], candidates: readonly string[]): string | null {
  const [first] = candidates;
  return first !== undefined && candidates.every((words) => variantOf(words) === variantOf(first)) ? first : null;
}

export const pointing: Pointing = { targetsOf, wordsFor, meant, variantOf };
