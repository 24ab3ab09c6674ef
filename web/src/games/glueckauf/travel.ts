/** What flies where when an action of Glück Auf is done. */
import type { Path } from '$lib/motion';
import type { View } from './types';

export function travel(words: string, seat: number, before: View): Path[] {
  const [verb = '', first = '', second = '', ...cubes] = words.split(' ');
  switch (verb) {
    case 'place':
      return [{ from: `seat:${seat}`, to: `field:${first}`, token: `seat-${seat}` }, ...displaced(first, before)];
    case 'load':
      return [{ from: `load:${first}`, to: 'cage', token: `coal-${first}`, within: seat }];
    case 'fill':
      return cubes.map((cube) => ({ from: cube, to: `slot:${first}:${second}`, token: `coal-${cube.slice(2)}`, within: seat }));
    case 'draft':
      return [{ from: `pool:${first}`, to: `seat:${seat}`, token: 'card' }];
    case 'take':
      return [{ from: `drawn:${first}`, to: `seat:${seat}`, token: 'card' }];
    case 'store':
      return [{ from: `c:${first}`, to: 'store', token: `coal-${first}`, within: seat }];
    default:
      return [];
  }
}

/** Those who stood there leave for the canteen. */
function displaced(field: string, before: View): Path[] {
  const stood = before.fields[field] ?? [];
  return stood.flatMap((count, seat) => (count > 0 ? [{ from: `field:${field}`, to: 'canteen', token: `seat-${seat}` }] : []));
}
