/** Where the steps of a plan are drawn: numbers at the levels the cage goes to, the carts, the slots and the store. */
import type { Action } from '$lib/action';
import type { Seat } from './generated';

/** Numbers of the steps by the thing they are done with; cubes on carts as `load:LEVEL:COLOUR`, in the order they are loaded. */
export type Marks = ReadonlyMap<string, readonly number[]>;

export function marksOf(actions: readonly Action[], seat: Pick<Seat, 'level'>): Marks {
  const marks = new Map<string, number[]>();
  let level = seat.level;
  actions.forEach(({ verb, arguments: what }, at) => {
    if (verb === 'cage') level = Number(what['level']);
    const { colour, order, slot } = what;
    const thing = { cage: `level:${level}`, load: `load:${level}:${colour}`, fill: `slot:${order}:${slot}`, store: 'store' }[verb];
    if (thing) marks.set(thing, [...(marks.get(thing) ?? []), at + 1]);
  });
  return marks;
}

export const NO_MARKS: Marks = new Map();
