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

/** An element of the shift clock: its points, how much of it each player has as far as the viewer can see, and who leads. `face_down` is by seat the number of deliveries that the viewer cannot see and that may count here too. `leaders` are the players who lead whatever these cards are. `second` is null where second place is never paid. `scores`: it counts at the end of this shift. */
export interface Element {
  element: string;
  first: number;
  second: number | null;
  counts: number[];
  face_down: number[];
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

export const TABLES: Components = {"fields":["factory-1","factory-2","factory-3","factory-4","factory-5","factory-6","factory-7","factory-8","factory-draw","mine-4","mine-6","mine-8","mine-10","deliver-handcart","deliver-wagon","deliver-truck","deliver-train","money-3","money-4","money-5","money-6","order-1","order-2","order-3","order-4","order-draw","bank"],"closed":[[],[],["factory-4","factory-8","mine-4","mine-8","money-3","money-5","order-1"],["factory-8","mine-4","money-3"],[]],"orders":{"1":{"vehicle":"handcart","points":2,"slots":["y"]},"2":{"vehicle":"handcart","points":3,"slots":["b"]},"3":{"vehicle":"handcart","points":3,"slots":["y","y"]},"4":{"vehicle":"handcart","points":4,"slots":["g"]},"5":{"vehicle":"handcart","points":5,"slots":["k"]},"6":{"vehicle":"handcart","points":5,"slots":["b","b"]},"7":{"vehicle":"handcart","points":7,"slots":["b","b","b"]},"8":{"vehicle":"handcart","points":7,"slots":["g","g"]},"9":{"vehicle":"handcart","points":9,"slots":["k","k"]},"10":{"vehicle":"handcart","points":9,"slots":["g","g","g"]},"11":{"vehicle":"handcart","points":10,"slots":["y","b","g","k"]},"12":{"vehicle":"truck","points":2,"slots":["y"]},"13":{"vehicle":"truck","points":3,"slots":["y","y"]},"14":{"vehicle":"truck","points":3,"slots":["b"]},"15":{"vehicle":"truck","points":4,"slots":["y","y","y"]},"16":{"vehicle":"truck","points":4,"slots":["g"]},"17":{"vehicle":"truck","points":5,"slots":["b","b"]},"18":{"vehicle":"truck","points":5,"slots":["k"]},"19":{"vehicle":"truck","points":7,"slots":["g","g"]},"20":{"vehicle":"truck","points":9,"slots":["k","k"]},"21":{"vehicle":"truck","points":10,"slots":["y","b","g","k"]},"22":{"vehicle":"truck","points":12,"slots":["k","k","k"]},"23":{"vehicle":"wagon","points":2,"slots":["y"]},"24":{"vehicle":"wagon","points":3,"slots":["y","y"]},"25":{"vehicle":"wagon","points":3,"slots":["b"]},"26":{"vehicle":"wagon","points":4,"slots":["y","y","y"]},"27":{"vehicle":"wagon","points":4,"slots":["g"]},"28":{"vehicle":"wagon","points":5,"slots":["k"]},"29":{"vehicle":"wagon","points":5,"slots":["b","b"]},"30":{"vehicle":"wagon","points":7,"slots":["g","g"]},"31":{"vehicle":"wagon","points":9,"slots":["k","k"]},"32":{"vehicle":"wagon","points":10,"slots":["y","b","g","k"]},"33":{"vehicle":"wagon","points":12,"slots":["k","k","k"]},"34":{"vehicle":"train","points":2,"slots":["y"]},"35":{"vehicle":"train","points":3,"slots":["b"]},"36":{"vehicle":"train","points":3,"slots":["y","y"]},"37":{"vehicle":"train","points":4,"slots":["g"]},"38":{"vehicle":"train","points":5,"slots":["b","b"]},"39":{"vehicle":"train","points":5,"slots":["k"]},"40":{"vehicle":"train","points":7,"slots":["b","b","b"]},"41":{"vehicle":"train","points":7,"slots":["g","g"]},"42":{"vehicle":"train","points":9,"slots":["g","g","g"]},"43":{"vehicle":"train","points":9,"slots":["k","k"]},"44":{"vehicle":"train","points":10,"slots":["y","b","g","k"]}},"tiles":{"y1l":{"colour":"y","side":"l","carts":1,"price":1},"y1d":{"colour":"y","side":"d","carts":1,"price":1},"y2l":{"colour":"y","side":"l","carts":2,"price":2},"y2d":{"colour":"y","side":"d","carts":2,"price":2},"b1l":{"colour":"b","side":"l","carts":1,"price":2},"b1d":{"colour":"b","side":"d","carts":1,"price":2},"b2l":{"colour":"b","side":"l","carts":2,"price":4},"b2d":{"colour":"b","side":"d","carts":2,"price":4},"g1l":{"colour":"g","side":"l","carts":1,"price":3},"g1d":{"colour":"g","side":"d","carts":1,"price":3},"g2l":{"colour":"g","side":"l","carts":2,"price":6},"g2d":{"colour":"g","side":"d","carts":2,"price":6},"k1l":{"colour":"k","side":"l","carts":1,"price":4},"k1d":{"colour":"k","side":"d","carts":1,"price":4},"k2l":{"colour":"k","side":"l","carts":2,"price":8},"k2d":{"colour":"k","side":"d","carts":2,"price":8},"y1":{"colour":"y","side":null,"carts":1,"price":0},"b1":{"colour":"b","side":null,"carts":1,"price":0},"g1":{"colour":"g","side":null,"carts":1,"price":0},"k1":{"colour":"k","side":null,"carts":1,"price":0}}};
