/** Where a text stops being JSON. Browsers know, but do not all say. */

const SPACE = /[ \t\r\n]*/y;
// eslint-disable-next-line no-control-regex -- JSON forbids bare control characters in strings
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Line and column of the first thing that does not belong; null where all of it does. */
export function faultIn(text: string): { line: number; column: number } | null {
  let at = 0;
  if (value() && at === text.length) return null;
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };

  function take(what: RegExp): boolean {
    what.lastIndex = at;
    if (!what.test(text)) return false;
    at = what.lastIndex;
    return true;
  }

  function value(): boolean {
    take(SPACE);
    const whole = take(/\{/y) ? list(/\}/y, member) : take(/\[/y) ? list(/\]/y, value) : take(STRING) || take(PLAIN);
    return whole && take(SPACE);
  }

  function list(end: RegExp, one: () => boolean): boolean {
    take(SPACE);
    if (take(end)) return true;
    do if (!one()) return false;
    while (take(/,/y));
    return take(end);
  }

  function member(): boolean {
    take(SPACE);
    return take(STRING) && take(SPACE) && take(/:/y) && value();
  }
}
