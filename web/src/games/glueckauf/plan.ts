/** Where the steps of a plan are drawn: numbers at the levels the cage goes to, the carts, the slots and the store. */
import type { Seat } from './types';

/** Numbers of the steps by the thing they are done with; cubes on carts as `load:LEVEL:COLOUR`, in the order they are loaded. */
export type Marks = ReadonlyMap<string, readonly number[]>;

export function marksOf(actions: readonly string[], seat: Pick<Seat, 'level'>): Marks {
  const marks = new Map<string, number[]>();
  let level = seat.level;
  actions.forEach((words, at) => {
    const [verb = '', first = '', second = ''] = words.split(' ');
    if (verb === 'cage') level = Number(first);
    const thing = { cage: `level:${level}`, load: `load:${level}:${first}`, fill: `slot:${first}:${second}`, store: 'store' }[verb];
    if (thing) marks.set(thing, [...(marks.get(thing) ?? []), at + 1]);
  });
  return marks;
}

export const NO_MARKS: Marks = new Map();
