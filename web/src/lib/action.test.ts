import { expect, test } from 'vitest';
import { readAction } from './action';

const VERBS = { fill: ['order', 'cubes'], lift: ['steps', 'heat'], stop: [] };

test('the last argument takes all words that are left', () => {
  expect(readAction(VERBS, 'fill 27 c:g c:y')).toEqual({
    words: 'fill 27 c:g c:y',
    verb: 'fill',
    arguments: { order: '27', cubes: 'c:g c:y' },
  });
});

test('an argument that is not there is empty', () => {
  expect(readAction(VERBS, 'lift 1').arguments).toEqual({ steps: '1', heat: '' });
  expect(readAction(VERBS, 'stop').arguments).toEqual({});
});
