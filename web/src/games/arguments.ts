/** The arguments of an action as its sentence needs them. */

/** Each as the game says it, and bare. A number stays a number so that sentences can choose its plural. */
export function spoken(
  given: Readonly<Record<string, string>>,
  said: (name: string, value: string) => string,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => [
      [name, value === '' ? '' : counted(said(name, value))],
      [`bare-${name}`, value],
    ]),
  );
}

const counted = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);
