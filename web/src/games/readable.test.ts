import { expect, test } from 'vitest';
import { fieldsOf, named } from './readable';

test('names of the program become words', () => {
  expect(['discard_pile', 'score', 'light-all'].map(named)).toEqual(['Discard pile', 'Score', 'Light all']);
});

test('values, lists and nothing are one line each', () => {
  expect(fieldsOf({ round: 3, hand: [4, 7], pile: [], card: null, open: true })).toEqual([
    { name: 'Round', text: '3' },
    { name: 'Hand', text: '4, 7' },
    { name: 'Pile', text: '–' },
    { name: 'Card', text: '–' },
    { name: 'Open', text: '✓' },
  ]);
});

test('objects are nested, and lists of objects are numbered', () => {
  expect(fieldsOf({ rows: [{ size: 1 }, { size: 2 }] })).toEqual([
    {
      name: 'Rows',
      fields: [
        { name: '1', fields: [{ name: 'Size', text: '1' }] },
        { name: '2', fields: [{ name: 'Size', text: '2' }] },
      ],
    },
  ]);
});
