/** Names of the things of Glück Auf in the reader's language. */
import { listed, t } from '$lib/i18n.svelte';
import { order, tile } from './components';
import type { Colour, Element } from './generated';

export const coalName = (colour: string): string => t(`web-glueckauf-colour-${colour}`);
export const vehicleName = (vehicle: string): string => t(`web-glueckauf-vehicle-${vehicle}`);

export function fieldName(field: string): string {
  const [area = '', which = ''] = field.split('-');
  if (area === 'deliver') return t('web-glueckauf-field-deliver', { vehicle: vehicleName(which) });
  return t(which === 'draw' ? `web-glueckauf-field-${field}` : `web-glueckauf-field-${area}`, { which });
}

export function orderName(nr: number): string {
  const { vehicle, points, slots } = order(nr);
  return t('web-glueckauf-order-name', { order: nr, vehicle: vehicleName(vehicle), points, slots: slots.map(coalName).join(', ') });
}

export function tileName(code: string): string {
  const { colour, side, carts, price } = tile(code);
  return t('web-glueckauf-tile-name', { colour: coalName(colour), side: t(`web-glueckauf-side-${side ?? 'none'}`), carts, price });
}

export function elementName(element: string): string {
  const [kind = '', colour] = element.split('-');
  return colour === undefined
    ? t('web-glueckauf-element-vehicle', { vehicle: vehicleName(kind) })
    : t(`web-glueckauf-element-${kind}`, { colour: coalName(colour) });
}

/** How much of an element a player has, such as "2" or "2 + 1 face down". */
export function countName({ counts, face_down }: Element, seat: number): string {
  const [count, more] = [counts[seat] ?? 0, face_down[seat] ?? 0];
  return more > 0 ? t('web-glueckauf-face-down', { count, more }) : String(count);
}

const cubeName = (cube: string): string => t(`web-glueckauf-cube-${cube[0]}`, { colour: coalName((cube[2] ?? 'y') as Colour) });
const cardName = (card: string): string => (/^\d+$/.test(card) ? orderName(Number(card)) : tileName(card));

/** An argument of an action in words; what is hidden stays a question mark. */
export function said(name: string, value: string): string {
  if (value === '?') return value;
  switch (name) {
    case 'field':
      return fieldName(value);
    case 'order':
      return orderName(Number(value));
    case 'card':
      return value === 'none' ? t('web-glueckauf-card-none') : cardName(value);
    case 'colour':
    case 'slot':
      return coalName(value);
    case 'level':
      return t('web-glueckauf-level-name', { level: Number(value) });
    case 'where':
      return t(`web-glueckauf-where-${value}`);
    case 'cubes':
      return listed(value.split(' ').map(cubeName));
    default:
      return value;
  }
}
