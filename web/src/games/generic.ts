/** The face of a game without a folder here: its view as nested lists and its actions in the game's own sentences, if it has any. */
import { has, t } from '$lib/i18n.svelte';
import type { Pointing } from '$lib/targets';
import type { Face } from './face';
import GenericText from './GenericText.svelte';
import { named } from './readable';

const pointing: Pointing = { targetsOf: () => [], wordsFor: () => null, meant: () => null, variantOf: ({ words }) => words };

/** A sentence of the game, or else a plain one. */
const either = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);

export function genericFace(game: string): Face {
  return {
    name: game,
    pointing,
    Text: GenericText,
    topicOf: () => null,
    said: (name, value) => either(`web-${game}-${name}-${value}`, value),
    stage: ({ phase }) => either(`web-${game}-phase-${phase}`, named(phase)),
    question: ({ phase }) => either(`web-${game}-ask-${phase}`, t('web-generic-ask')),
    travel: () => [],
    source: (name) => either(`web-${game}-source-${name}`, named(name)),
    signs: {},
    ruleOf: () => null,
  };
}
