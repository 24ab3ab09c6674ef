/** The named arguments of an action's sentence, from the words after its verb. */

/** Each as the game says it and bare; what is a number stays one, so that sentences can choose its plural. The last takes all words left. */
export function argumentsOf(
  names: readonly string[],
  words: readonly string[],
  said: (name: string, value: string) => string,
): Record<string, string | number> {
  const values = names.map((name, at) => [name, (at === names.length - 1 ? words.slice(at).join(' ') : words[at]) ?? ''] as const);
  return Object.fromEntries(
    values.flatMap(([name, value]) => [
      [name, value === '' ? '' : counted(said(name, value))],
      [`bare-${name}`, value],
    ]),
  );
}

const counted = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);
