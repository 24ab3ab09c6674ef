import { expect, test } from 'vitest';
import { action } from './actions.fake';
import { travel } from './travel';
import type { View } from './generated';

const before = { fields: { 'money-5': [0, 2, 0] } } as unknown as View;

test('a worker comes and those who stood there leave for the canteen', () => {
  expect(travel(action('place money-5'), 0, before)).toEqual([
    { from: 'seat:0', to: 'field:money-5', token: 'seat-0' },
    { from: 'field:money-5', to: 'canteen', token: 'seat-1' },
  ]);
});

test('two cubes fly to one slot', () => {
  expect(travel(action('fill 27 g c:y s:b'), 0, before).map(({ from }) => from)).toEqual(['c:y', 's:b']);
});

test('cubes travel within their own mine', () => {
  expect(travel(action('load g'), 2, before)).toEqual([{ from: 'load:g', to: 'cage', token: 'coal-g', label: 'G', within: 2 }]);
});
