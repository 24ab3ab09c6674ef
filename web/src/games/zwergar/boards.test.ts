import { expect, test } from 'vitest';
import { BoardKeys } from './boards';
import type { Cart } from './generated';

const board = (...load: Cart['load']): Cart[] => [{ load, foreman: false }];

test('boards keep their names when they rise', () => {
  const keys = new BoardKeys();
  keys.of([board(), board('S'), board('I'), board('G'), board('J')]);
  const risen = keys.of([board('S'), board('I'), board('G'), board('J'), board()]);
  expect(risen.map(({ key }) => key)).toEqual([1, 2, 3, 4, 0]);
});

test('two steps at once are seen too', () => {
  const keys = new BoardKeys();
  keys.of([board(), board('S'), board('I'), board('G'), board('J')]);
  expect(keys.of([board('I'), board('G'), board('J'), board(), board()]).map(({ key }) => key)).toEqual([2, 3, 4, 0, 1]);
});

test('a cart being loaded is no rise', () => {
  const keys = new BoardKeys();
  keys.of([board(), board(), board('I'), board(), board()]);
  expect(keys.of([board(), board('S'), board('I'), board(), board()]).map(({ key }) => key)).toEqual([0, 1, 2, 3, 4]);
});
