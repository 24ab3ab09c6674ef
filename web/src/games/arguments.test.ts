import { expect, test } from 'vitest';
import { argumentsOf } from './arguments';

const said = (name: string, value: string): string => (name === 'place' ? `the ${value}` : value);

test('arguments are said and kept bare, the last with all words left', () => {
  expect(argumentsOf(['place', 'cubes'], ['forge', 'c:g', 'c:y'], said)).toEqual({
    place: 'the forge',
    'bare-place': 'forge',
    cubes: 'c:g c:y',
    'bare-cubes': 'c:g c:y',
  });
});

test('a number stays a number, for its plural; what is missing is nothing', () => {
  expect(argumentsOf(['steps', 'heat'], ['1'], said)).toEqual({ steps: 1, 'bare-steps': '1', heat: '', 'bare-heat': '' });
});
