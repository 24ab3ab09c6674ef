/** Actions of Zwergar for the tests, from their words. */
import { readAction, type Action } from '$lib/action';

const VERBS = {
  place: ['dwarf', 'place'],
  visit: ['dwarf', 'place'],
  lift: ['steps', 'heat'],
  light: [],
  complete: ['project', 'payment'],
  end: [],
};

export const action = (words: string): Action => readAction(VERBS, words);
export const actions = (...all: string[]): Action[] => all.map(action);
