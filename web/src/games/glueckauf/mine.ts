/** Where the things of a mine are drawn. Units of the drawing: 420 × 366, the shaft in the middle. */
import { tile } from './components';
import { COLOURS, type Coal, type Colour, type Tunnel } from './generated';

export const WIDTH = 420;
export const SURFACE = 86;
export const LEVEL = 70;
export const HEIGHT = SURFACE + 4 * LEVEL;
export const SHAFT = { x: 210, half: 33 };
const SIDE = SHAFT.x - SHAFT.half - 4;
const CART = 36;
const DRAWN = 30; // how wide a cart is drawn at scale 1

export interface PlacedCart {
  x: number;
  scale: number;
  colour: Colour;
  cube: Colour | null;
}

export interface PlacedTunnel {
  x: number;
  width: number;
  side: 'l' | 'd' | null;
  carts: PlacedCart[];
}

/** The top edge of a level, 0 being the surface. */
export const top = (level: number): number => (level === 0 ? 0 : SURFACE + (level - 1) * LEVEL);
export const floor = (level: number): number => (level === 0 ? SURFACE : top(level) + LEVEL) - 6;

/** All tunnels of a level from the shaft outwards; the carts shrink when there are many. */
export function tunnelsOf(tunnels: readonly Tunnel[], level: number): PlacedTunnel[] {
  const here = tunnels.map((t) => ({ ...t, facts: tile(t.tile) })).filter((t) => t.facts.colour === COLOURS[level - 1]);
  const placed: PlacedTunnel[] = [];
  for (const left of [true, false]) {
    const side = here.filter((t) => (t.facts.side !== 'd') === left);
    const carts = side.reduce((sum, t) => sum + t.facts.carts, 0);
    const pitch = Math.min(CART, SIDE / Math.max(carts, 1));
    let from = 0;
    for (const { facts, cubes } of side) {
      const width = facts.carts * pitch;
      const start = left ? SHAFT.x - SHAFT.half - 2 - from - width : SHAFT.x + SHAFT.half + 2 + from;
      const row = Array.from({ length: facts.carts }, (_, at) => ({
        x: start + (at + 0.5) * pitch,
        scale: pitch / DRAWN,
        colour: facts.colour,
        cube: cubes[at] ?? null,
      }));
      placed.push({ x: start, width, side: facts.side, carts: row });
      from += width;
    }
  }
  return placed;
}

/** Cubes one by one, in the order of the levels. */
export const cubesOf = (coal: Coal): Colour[] => COLOURS.flatMap((c) => Array.from({ length: coal[c] }, () => c));

/** The five places of the cage, three above two. */
export const CAGE_PLACES: readonly { x: number; y: number }[] = [-17, 0, 17]
  .map((x) => ({ x, y: -11 }))
  .concat([-9, 9].map((x) => ({ x, y: 8 })));
