/** Generated from Python by `make generated`. Do not edit. */

export type Kind = "miner" | "smith" | "engineer";

export type Dwarf = "miner" | "smith" | "engineer" | "foreman";

export type Resource = "S" | "I" | "G" | "J";

export type Phase = "choose" | "work" | "upgrade" | "over";

export type ProjectSet = "west" | "new-shaft" | "gold" | "old-shaft" | "east";

export const RESOURCES: readonly Resource[] = ["S", "I", "G", "J"];

export const DWARFS: readonly Dwarf[] = ["miner", "smith", "engineer", "foreman"];

export const KINGDOM: readonly string[] = ["office", "forge", "smelter", "lab", "boiler", "lift"];

export const LEVELS: readonly number[] = [1, 2, 3, 4];

export type Goods = Record<Resource, number>;

export interface Cart {
  load: Resource[];
  foreman: boolean;
}

/** A clan's sheet. `warm` and `cold` count the furnaces on it. A project is either completed or upgraded. */
export interface Sheet {
  score: number;
  dwarfs: Dwarf[];
  resources: Record<Resource, number>;
  heat: number;
  warm: number;
  cold: number;
  completed: number[];
  upgraded: number[];
}

/** An open project. `complete` and `upgrade` are the printed prices, such as `2h 1S`. The prices that end in `now` are what the project's owner pays at this moment; for one on display, what the viewer would pay. `upgrade_vp_now` are the points that upgrading scores at this moment, with those of its set. Completing can have two prices to choose from. They are null where there is nothing left to pay for. `asks` is the action that the card stands for, to ask why it is not legal. */
export interface Card {
  set: ProjectSet;
  basic: boolean;
  complete: string;
  complete_now: string[] | null;
  complete_vp: number;
  upgrade: string;
  upgrade_now: string | null;
  upgrade_vp: number;
  upgrade_vp_now: number;
  asks: string;
  end: [number, number, string] | null;
}

/** The number of cards in each stack; `basic` of the projects have a basic back. */
export interface Stacks {
  projects: number;
  basic: number;
  events: number;
}

/** The action in progress: who stands where, which bonuses he has, and the project he completed. */
export interface Work {
  place: string;
  dwarf: Dwarf;
  bonuses: Kind[];
  completed: number | null;
}

/** What a level of the mine yields, and the extra. */
export interface Level {
  yield: string;
  extra: string;
}

/** How many projects of a set each clan has completed, and who leads. */
export interface Standing {
  set: ProjectSet;
  counts: number[];
  leaders: number[];
}

/** What one seat may see: everything except the stacks. `prices` is the price of a furnace on each place. `declinable`: `end` gives up the actions that are left. */
export interface View {
  seat: number | null;
  player: number | null;
  phase: Phase;
  seats: Sheet[];
  plannable: boolean;
  round: number;
  rounds: number;
  start: number;
  actions: number;
  declinable: boolean;
  event: number | null;
  places: Record<string, string | null>;
  furnaces: Record<string, number | null>;
  boards: Cart[][];
  display: (number | null)[];
  silverbeard: number | null;
  sets: ProjectSet[];
  stacks: Stacks;
  past_events: number[];
  discarded: number[];
  work: Work | null;
  cards: Record<string, Card>;
  prices: Record<string, string>;
  mine: Level[];
  lift_heat: number;
  most_heat: number;
  standings: Standing[];
}

/** What chance decides. `discard` are the two display spaces, from 1, whose projects event 52 discards. */
export interface Setup {
  start: number;
  sets: string[];
  specialists: string[];
  projects: number[];
  events: number[];
  discard: number[];
}
