/** The pieces that fly when an action of Glück Auf is done. */
import type { Action } from '$lib/action';
import type { Path } from '$lib/motion';
import type { View } from './generated';

export function travel({ verb, arguments: what }: Action, seat: number, before: View): Path[] {
  const { field = '', colour = '', order = '', slot = '', card = '', cubes = '' } = what;
  switch (verb) {
    case 'place':
      return [{ from: `seat:${seat}`, to: `field:${field}`, token: `seat-${seat}` }, ...displaced(field, before)];
    case 'load':
      return [{ from: `load:${colour}`, to: 'cage', ...coal(colour), within: seat }];
    case 'fill':
      return cubes.split(' ').map((cube) => ({ from: cube, to: `slot:${order}:${slot}`, ...coal(cube.slice(2)), within: seat }));
    case 'draft':
      return [{ from: `pool:${order}`, to: `seat:${seat}`, token: 'card' }];
    case 'take':
      return [{ from: `drawn:${card}`, to: `seat:${seat}`, token: 'card' }];
    case 'store':
      return [{ from: `c:${colour}`, to: 'store', ...coal(colour), within: seat }];
    default:
      return [];
  }
}

const coal = (colour: string): Pick<Path, 'token' | 'label'> => ({ token: `coal-${colour}`, label: colour.toUpperCase() });

/** The workers that stood on the field leave for the canteen. */
function displaced(field: string, before: View): Path[] {
  const stood = before.fields[field] ?? [];
  return stood.flatMap((count, seat) => (count > 0 ? [{ from: `field:${field}`, to: 'canteen', token: `seat-${seat}` }] : []));
}
