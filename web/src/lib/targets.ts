/**
 * From action words to the things on the board they name, and back. A target is a short string such as `field:mine-8`.
 * Nothing here knows whether an action is allowed: it only sorts the legal ones by what they point at.
 */

export interface Pointing {
  /** The things an action names, most telling first. */
  targetsOf(words: string): string[];
  /** The action a thing stands for by itself, to ask why it is not possible. */
  wordsFor(target: string): string | null;
  /** Among actions that all name what was picked, the one that is meant if nothing more is said. */
  meant(picked: readonly string[], candidates: readonly string[]): string | null;
  /** The action without how it is paid: actions that differ only in this are offered as one, the first of them meant. */
  variantOf(words: string): string;
}

export function candidates(legal: readonly string[], picked: readonly string[], pointing: Pointing): string[] {
  if (picked.length === 0) return [...legal];
  return legal.filter((words) => {
    const rest = pointing.targetsOf(words);
    return picked.every((target) => {
      const at = rest.indexOf(target);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  });
}

/** Actions that differ only in how they are paid, together. */
export function grouped(legal: readonly string[], pointing: Pointing): string[][] {
  const groups = new Map<string, string[]>();
  for (const words of legal) {
    const key = pointing.variantOf(words);
    groups.set(key, [...(groups.get(key) ?? []), words]);
  }
  return [...groups.values()];
}

export function glowing(legal: readonly string[], picked: readonly string[], pointing: Pointing): Set<string> {
  return new Set(candidates(legal, picked, pointing).flatMap((words) => pointing.targetsOf(words)));
}

/** The numbers of a plan's steps, from 1, by the things that they name. */
export function numbered(plan: readonly string[], pointing: Pointing): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  plan.forEach((words, at) => {
    for (const thing of new Set(pointing.targetsOf(words))) numbers.set(thing, [...(numbers.get(thing) ?? []), at + 1]);
  });
  return numbers;
}
