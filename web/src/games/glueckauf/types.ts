/** The view of Glück Auf as the engine sends it. */

export type Colour = 'y' | 'b' | 'g' | 'k';
export type Vehicle = 'handcart' | 'wagon' | 'truck' | 'train';
export type Coal = Record<Colour, number>;
export const COLOURS: readonly Colour[] = ['y', 'b', 'g', 'k'];
export const VEHICLES: readonly Vehicle[] = ['handcart', 'wagon', 'truck', 'train'];

export interface Tunnel {
  tile: string;
  cubes: Colour[];
}

export interface OpenOrder {
  order: number;
  slots: [Colour, Colour[]][];
}

export interface Seat {
  workers: number;
  money: number;
  score: number;
  level: number;
  cage: Coal;
  store: Coal;
  tunnels: Tunnel[];
  open: OpenOrder[];
  delivered: number[];
  delivered_count: number;
  carts: Coal;
  tilt: number;
}

export interface Element {
  element: string;
  first: number;
  second: number;
  counts: number[];
}

export interface View {
  shift: number;
  start: number;
  player: number | null;
  phase: 'draft' | 'place' | 'take' | 'return' | 'next' | 'coal' | 'mine' | 'over';
  steps: number;
  supply: Coal;
  fields: Record<string, number[]>;
  canteen: number[];
  bank: number[];
  tiles: Record<string, string | null>;
  orders: Record<string, number | null>;
  pool: number[];
  seat: number | null;
  looking: number;
  drawn: (string | number)[] | null;
  stacks: { tiles: number; orders: number };
  known: { tiles: { card: string; depths: number[] }[]; orders: { card: number; depths: number[] }[] };
  seats: Seat[];
  clock: Element[];
  costs: Record<string, number>;
}
