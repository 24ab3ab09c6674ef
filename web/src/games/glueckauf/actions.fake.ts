/** Actions of Glück Auf for the tests, from their words. */
import { readAction, type Action } from '$lib/action';

const VERBS = {
  draft: ['order'],
  place: ['field'],
  take: ['card'],
  cage: ['level'],
  load: ['colour'],
  fill: ['order', 'slot', 'cubes'],
  store: ['colour'],
  stop: [],
};

export const action = (words: string): Action => readAction(VERBS, words);
export const actions = (...all: string[]): Action[] => all.map(action);
