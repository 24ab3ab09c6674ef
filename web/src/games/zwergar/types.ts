/** The view of Zwergar as the engine sends it. */

export type Kind = 'miner' | 'smith' | 'engineer';
export type Dwarf = Kind | 'foreman';
export type Resource = 'S' | 'I' | 'G' | 'J';
export const RESOURCES: readonly Resource[] = ['S', 'I', 'G', 'J'];
export const DWARFS: readonly Dwarf[] = ['miner', 'smith', 'engineer', 'foreman'];
export const KINGDOM: readonly string[] = ['office', 'forge', 'smelter', 'lab', 'boiler', 'lift'];
export const LEVELS = [1, 2, 3, 4] as const;

export interface CartOf {
  load: Resource[];
  foreman: boolean;
}

export interface Sheet {
  dwarfs: Dwarf[];
  resources: Record<Resource, number>;
  heat: number;
  warm: number;
  cold: number;
  score: number;
  completed: number[];
  upgraded: number[];
}

export interface Card {
  set: string;
  basic: boolean;
  complete: string;
  complete_vp: number;
  upgrade: string;
  upgrade_vp: number;
}

export interface View {
  round: number;
  rounds: number;
  start: number;
  player: number | null;
  actions: number;
  phase: 'choose' | 'work' | 'upgrade' | 'over';
  event: number | null;
  places: Record<string, string | null>;
  furnaces: Record<string, number | null>;
  boards: CartOf[][];
  display: (number | null)[];
  silverbeard: number | null;
  seats: Sheet[];
  seat: number | null;
  sets: string[];
  stacks: { projects: number; basic: number; events: number };
  work: { place: string; dwarf: Dwarf; bonuses: Kind[]; completed: number | null } | null;
  cards: Record<string, Card>;
  prices: Record<string, string>;
  mine: { yield: string; extra: string }[];
  lift_heat: number;
}
