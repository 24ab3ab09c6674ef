import { expect, test } from 'vitest';
import { actions } from './actions.fake';
import { marksOf } from './plan';
import type { Seat } from './generated';

test('the steps of a plan are numbered where they happen', () => {
  const seat = { level: 2 } as Seat;
  const marks = marksOf(actions('load b', 'cage 4', 'load k', 'load k', 'cage 0', 'fill 27 k c:k', 'fill 27 b c:b', 'store k'), seat);
  expect(Object.fromEntries(marks)).toEqual({
    'load:2:b': [1],
    'level:4': [2],
    'load:4:k': [3, 4],
    'level:0': [5],
    'slot:27:k': [6],
    'slot:27:b': [7],
    store: [8],
  });
});
