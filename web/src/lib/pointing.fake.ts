/** A made-up game for the tests: `move PIECE PLACE`, `pay PIECE for PRICE` and `pass`. */
import type { Action } from './action';
import type { Pointing } from './targets';

export const action = (words: string): Action => {
  const [verb = '', piece = '', place = '', price = ''] = words.split(' ');
  return { words, verb, arguments: { piece, place, price } };
};

export const pointing: Pointing = {
  targetsOf: ({ verb, arguments: { piece = '', place = '' } }) => (verb === 'move' ? [piece, place] : verb === 'pay' ? [piece] : [verb]),
  wordsFor: (target) => (target === 'z' ? 'move a z' : null),
  meant: (_, found) => (found.every(({ verb }) => verb === 'pay') ? (found[0] ?? null) : null),
  variantOf: ({ words }) => words.replace(/ for .*/, ''),
};
