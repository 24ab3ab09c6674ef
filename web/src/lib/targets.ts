/**
 * From actions to the things on the board that they name, and back. A target is a short string such as `field:mine-8`.
 * This module does not know whether an action is legal. It sorts the legal actions by what they point at.
 */
import type { Action } from './action';

export interface Pointing {
  /** The things that an action names, the most specific first. */
  targetsOf(action: Action): string[];
  /** The words of the action that a thing stands for by itself, to ask why it is not legal. */
  wordsFor(target: string): string | null;
  /** Among actions that all name the picked things, the one that is meant if the player picks nothing more. */
  meant(picked: readonly string[], candidates: readonly Action[]): Action | null;
  /** The action without its payment. Actions that differ only in the payment are offered as one, and the first of them is meant. */
  variantOf(action: Action): string;
}

/** The legal actions that name all picked things. A thing picked twice must be named twice. */
export function candidates(legal: readonly Action[], picked: readonly string[], pointing: Pointing): Action[] {
  if (picked.length === 0) return [...legal];
  return legal.filter((action) => {
    const rest = pointing.targetsOf(action);
    return picked.every((target) => {
      const at = rest.indexOf(target);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  });
}

/** Actions that differ only in their payment, together. */
export function grouped(legal: readonly Action[], pointing: Pointing): Action[][] {
  const groups = new Map<string, Action[]>();
  for (const action of legal) {
    const key = pointing.variantOf(action);
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return [...groups.values()];
}

/** The things that can be picked next. */
export function glowing(legal: readonly Action[], picked: readonly string[], pointing: Pointing): Set<string> {
  return new Set(candidates(legal, picked, pointing).flatMap((action) => pointing.targetsOf(action)));
}

/** The numbers of a plan's steps, from 1, by the things that they name. */
export function numbered(plan: readonly Action[], pointing: Pointing): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  plan.forEach((action, at) => {
    for (const thing of new Set(pointing.targetsOf(action))) numbers.set(thing, [...(numbers.get(thing) ?? []), at + 1]);
  });
  return numbers;
}
