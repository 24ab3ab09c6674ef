/** What the pages ask of a game. Each game's folder is found by its name and fetched when it is first needed. */
import type { Component } from 'svelte';
import type { Action } from '$lib/action';
import { has, t } from '$lib/i18n.svelte';
import type { Path } from '$lib/motion';
import type { Goal, Route } from '$lib/generated';
import type { Pointing } from '$lib/targets';
import { spoken } from './arguments';
import { named } from './readable';

/** The parts of a view that every game has. The rest is the game's own. */
export interface AnyView {
  readonly seat: number | null;
  readonly player: number | null;
  readonly phase: string;
  readonly seats: readonly { readonly score: number }[];
}

/** How a game with a planner names its goals. */
export interface Aims<View extends AnyView = AnyView> {
  /** Whether the player can plan now. */
  when(view: View): boolean;
  name(goal: Goal): string;
  outcome(route: Route): string;
}

/** The boards of a game. A game without any is played as text. */
export interface Drawing<View extends AnyView = AnyView> {
  Board: Component<{ view: View }>;
  /** The pieces that the player to move can put on the board, for screens with no room beside it. May be empty. */
  Hand: Component<{ view: View }>;
  Panel: Component<{ view: View; seat: number }>;
  /** The board on which the next decision is made. On a phone it comes to the front. */
  front(view: View): 'board' | 'own';
}

export interface Face<View extends AnyView = AnyView> {
  name: string;
  pointing: Pointing;
  drawing?: Drawing<View>;
  SeatFacts?: Component<{ view: View; seat: number }>;
  Text: Component<{ view: View }>;
  /** The topic of the server's explanations that a target belongs to. */
  topicOf(target: string): string | null;
  /** An argument of an action in words. */
  said(name: string, value: string): string;
  /** How far the game is, in a few words. */
  stage(view: View): string;
  /** What the player to move has to decide. */
  question(view: View): string;
  /** The pieces that fly when an action is done. */
  travel(action: Action, seat: number, before: View): Path[];
  /** A source of points in words. */
  source(name: string): string;
  aims?: Aims<View>;
  /** The sign of each verb in the log, as a path of 24 × 24. */
  signs: Readonly<Record<string, string>>;
  /** The section of the rules that explains a target, or null in a game without rules pages. */
  ruleOf(target: string | null): string | null;
}

/** A game's face for the pages. They hand it only views of its own game, so they need not know their type. */
export const defineFace = <View extends AnyView>(face: Face<View>): Face => face as Face;

const FILES = import.meta.glob<Face>('./*/index.ts', { import: 'face' });
const FACES = new Map(Object.entries(FILES).map(([path, load]) => [path.split('/')[1] ?? '', load]));

/** The games with a folder here. */
export const DRAWN: readonly string[] = [...FACES.keys()].sort();

/** The face of a game, or the generic one if the game has no folder here. */
export async function loadFace(game: string): Promise<Face> {
  const load = FACES.get(game);
  return load ? load() : (await import('./generic')).genericFace(game);
}

/** The name of a game in the reader's language. */
export const titleOf = (game: string): string => (has(`web-${game}`) ? t(`web-${game}`) : game);

/** A played action for the log: the sentence of its verb, or the words themselves if the game has none. */
export const sentence = (face: Face, action: Action): string =>
  inWords(face, action, [`web-${face.name}-do-${action.verb}`, `${face.name}-log-${action.verb}`]) ?? action.words;

/** An action as the player to move can choose it: the sentence of its verb, or its words if the game has none. */
export const choice = (face: Face, action: Action): string =>
  inWords(face, action, [`web-${face.name}-act-${action.verb}`, `web-${face.name}-do-${action.verb}`]) ?? named(action.words);

function inWords(face: Face, action: Action, keys: readonly string[]): string | undefined {
  const key = keys.find(has);
  return key === undefined ? undefined : t(key, spoken(action.arguments, face.said));
}
