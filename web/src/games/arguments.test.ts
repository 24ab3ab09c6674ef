import { expect, test } from 'vitest';
import { spoken } from './arguments';

const said = (name: string, value: string): string => (name === 'place' ? `the ${value}` : value);

test('arguments are said and kept bare', () => {
  expect(spoken({ place: 'forge', cubes: 'c:g c:y' }, said)).toEqual({
    place: 'the forge',
    'bare-place': 'forge',
    cubes: 'c:g c:y',
    'bare-cubes': 'c:g c:y',
  });
});

test('a number stays a number for its plural, and an empty argument stays empty', () => {
  expect(spoken({ steps: '1', heat: '' }, said)).toEqual({ steps: 1, 'bare-steps': '1', heat: '', 'bare-heat': '' });
});
