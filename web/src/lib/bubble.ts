/** Where a bubble stands beside what it explains: within the window, over as little as can be of what may be acted on. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A thing that should stay visible, and how much it matters. */
export interface Kept extends Box {
  weight: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Spot = Pick<Box, 'left' | 'top'>;

const GAP = 6; // pixels between the bubble and its thing
const EDGE = 8; // and between the bubble and the window's edge
const ITSELF = 100; // weight of the thing that is explained

/** Below, above, left or right of the anchor, in this order where nothing speaks for another side. */
export function beside(anchor: Box, size: Size, room: Size, kept: readonly Kept[]): Spot {
  const [right, bottom] = [anchor.left + anchor.width, anchor.top + anchor.height];
  const below = [anchor.left, right - size.width].map((left) => ({ left, top: bottom + GAP }));
  const above = below.map(({ left }) => ({ left, top: anchor.top - GAP - size.height }));
  const before = [anchor.top, bottom - size.height].map((top) => ({ left: anchor.left - GAP - size.width, top }));
  const after = before.map(({ top }) => ({ left: right + GAP, top }));
  const spots = [...below, ...above, ...before, ...after].map((spot) => within(spot, size, room));
  const things = [...kept, { ...anchor, weight: ITSELF }];
  const costs = spots.map((spot) => things.reduce((sum, thing) => sum + thing.weight * hidden(thing, { ...size, ...spot }), 0));
  return spots[costs.indexOf(Math.min(...costs))] as Spot;
}

const within = ({ left, top }: Spot, size: Size, room: Size): Spot => ({
  left: Math.max(EDGE, Math.min(left, room.width - EDGE - size.width)),
  top: Math.max(EDGE, Math.min(top, room.height - EDGE - size.height)),
});

/** How much of a thing lies under a cover, from 0 to 1. */
export const hidden = (thing: Box, cover: Box): number => shared(thing, cover) / Math.max(1, thing.width * thing.height);

/** The area two boxes have in common. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
