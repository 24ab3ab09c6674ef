/** Generated from Python by `make generated`. Do not edit. */

export type Colour = "y" | "b" | "g" | "k";

export type Vehicle = "handcart" | "wagon" | "truck" | "train";

export type Side = "l" | "d";

export type Phase = "draft" | "place" | "take" | "return" | "next" | "coal" | "mine" | "over";

export const COLOURS: readonly Colour[] = ["y", "b", "g", "k"];

export const VEHICLES: readonly Vehicle[] = ["handcart", "wagon", "truck", "train"];

export type Coal = Record<Colour, number>;

/** A tile in a mine and the cubes in its carts. The carts printed on the board are tunnels without a side, such as `g1`. */
export interface Tunnel {
  tile: string;
  cubes: Colour[];
}

/** An order taken and not yet delivered: each slot with its colour and the cubes on it. */
export interface OpenOrder {
  order: number;
  slots: [Colour, Colour[]][];
}

/** `delivered` are the orders that the viewer may see. `carts` counts the empty ones. `level` is where the cage stands. */
export interface Seat {
  score: number;
  workers: number;
  money: number;
  level: number;
  cage: Record<Colour, number>;
  store: Record<Colour, number>;
  tunnels: Tunnel[];
  open: OpenOrder[];
  delivered: number[];
  delivered_count: number;
  carts: Record<Colour, number>;
  tilt: number;
}

/** An element of the shift clock: its points, how much of it each player has, and who leads as far as the viewer can see. `second` is null where second place is never paid. `scores`: it counts at the end of this shift. */
export interface Element {
  element: string;
  first: number;
  second: number | null;
  counts: number[];
  leaders: number[];
  scores: boolean;
}

/** A tile that the viewer put back, with the depths from the top (0) at which it may lie. */
export interface KnownTile {
  card: string;
  depths: number[];
}

/** An order that the viewer put back, with the depths from the top (0) at which it may lie. */
export interface KnownOrder {
  card: number;
  depths: number[];
}

export interface Known {
  tiles: KnownTile[];
  orders: KnownOrder[];
}

/** The number of cards in each stack. */
export interface Stacks {
  tiles: number;
  orders: number;
}

/** What one seat may see. `costs` is the number of workers that each open field takes now. `looking` is the number of cards that somebody looks at; `drawn` shows them to that player. */
export interface View {
  seat: number | null;
  player: number | null;
  phase: Phase;
  seats: Seat[];
  plannable: boolean;
  shift: number;
  start: number;
  steps: number;
  supply: Record<Colour, number>;
  fields: Record<string, number[]>;
  canteen: number[];
  bank: number[];
  tiles: Record<string, string | null>;
  orders: Record<string, number | null>;
  pool: number[];
  looking: number;
  drawn: (string | number)[] | null;
  stacks: Stacks;
  known: Known;
  clock: Element[];
  costs: Record<string, number>;
}

/** What chance decides: the start player and both stacks from the top. */
export interface Setup {
  start: number;
  tiles: string[];
  orders: number[];
}

/** Something to aim at: one open order to complete, the most points, or the most emptied carts of a colour. */
export interface Goal {
  order?: number;
  points?: boolean;
  carts?: Colour;
}

export interface OrderCard {
  vehicle: Vehicle;
  points: number;
  slots: Colour[];
}

/** A tile. The carts printed on the board have no side and no price. */
export interface TileCard {
  colour: Colour;
  side: Side | null;
  carts: number;
  price: number;
}

/** All fields, orders and tiles, for drawing. `closed` lists the fields out of use by the number of players. */
export interface Components {
  fields: string[];
  closed: string[][];
  orders: Record<string, OrderCard>;
  tiles: Record<string, TileCard>;
}
