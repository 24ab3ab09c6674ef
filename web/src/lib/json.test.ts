import { expect, test } from 'vitest';
import { faultIn } from './json';

test.each(['{}', ' [1, -2.5e3, "a\\n\\u00e9", true, null] ', '{"turn": {"actions": 2}, "list": [[], {}]}'])('%s is JSON', (text) => {
  expect(() => JSON.parse(text)).not.toThrow();
  expect(faultIn(text)).toBeNull();
});

test.each([
  ['{"turn":\n  {"actions": two}}', 2, 15],
  ['{"turn": 1,}', 1, 12],
  ['{"turn" 1}', 1, 9],
  ['{turn: 1}', 1, 2],
  ['[1 2]', 1, 4],
  ['{"a": 01}', 1, 8],
  ['{}\n{}', 2, 1],
  ['{"a": "open', 1, 7],
  ['', 1, 1],
])('%s is not, and where', (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(faultIn(text)).toEqual({ line, column });
});
