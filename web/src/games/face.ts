/** What the pages need of a game to draw it. The games themselves are fetched when first wanted. */
import type { Component } from 'svelte';
import { t } from '$lib/i18n.svelte';
import type { Path } from '$lib/motion';
import type { Goal, Route } from '$lib/planning.svelte';
import type { Pointing } from '$lib/targets';
import { argumentsOf } from './arguments';

/** The parts of a view that every game has; the rest is the game's own. */
export interface AnyView {
  player: number | null;
  phase: string;
  seats: { score: number }[];
}

/** What a game with a planner says of its goals. */
export interface Aims {
  /** Whether this is a moment to plan. */
  when(view: never): boolean;
  name(goal: Goal): string;
  outcome(route: Route): string;
}

export interface Face {
  name: string;
  pointing: Pointing;
  Board: Component<{ view: never }>;
  /** What the player to move may put on the board, where it has no place beside it: empty when there is nothing. */
  Hand: Component<{ view: never }>;
  Panel: Component<{ view: never; seat: number }>;
  SeatFacts: Component<{ view: never; seat: number }>;
  Text: Component<{ view: never }>;
  /** The word that the server's explanations know a target by. */
  topicOf(target: string): string | null;
  said(name: string, value: string): string;
  /** Where in the game we are, in a few words. */
  stage(view: never): string;
  /** What the player to move is asked. */
  question(view: never): string;
  /** What flies where when an action is done. */
  travel(words: string, seat: number, before: never): Path[];
  /** A source of points in words. */
  source(name: string): string;
  aims?: Aims;
  /** The sign of each verb in the log, as a path of 24 × 24. */
  signs: Record<string, string>;
  /** The section of the rules that tells about a target. */
  ruleOf(target: string): string;
}

export type Verbs = Record<string, string[]>;

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  glueckauf: () => import('./glueckauf'),
  zwergar: () => import('./zwergar'),
};

/** The games we can draw. */
export const DRAWN: readonly string[] = Object.keys(FACES);

export async function loadFace(game: string): Promise<Face> {
  const load = FACES[game];
  if (!load) throw new Error(`no drawing of ${game}`);
  return (await load()).face;
}

/** An action in words, from its verb's sentence and its named arguments. */
export function sentence(face: Face, verbs: Verbs, words: string): string {
  const [verb = '', ...rest] = words.split(' ');
  return t(`web-${face.name}-do-${verb}`, argumentsOf(verbs[verb] ?? [], rest, face.said));
}
