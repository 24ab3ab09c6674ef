/** Names of the things of Zwergar in the reader's language. */
import { t } from '$lib/i18n.svelte';

export const placeName = (place: string): string => t(`zwergar-place-${place}`);
export const dwarfName = (dwarf: string): string => t(`zwergar-dwarf-${dwarf}`);
export const resourceName = (resource: string): string => t(`zwergar-resource-${resource.toLowerCase()}`);
export const projectName = (nr: number | string): string => t(`zwergar-project-${nr}`);
export const eventName = (nr: number): string => t(`zwergar-event-${nr}`);

/** `2h 1S` as "2 heat, 1 stone". */
export function costName(cost: string): string {
  const parts = cost.split(' ').filter(Boolean);
  return parts
    .map((part) =>
      t('web-zwergar-amount', {
        count: Number(part.slice(0, -1)),
        what: part.endsWith('h') ? t('web-zwergar-heat-name') : resourceName(part.slice(-1)),
      }),
    )
    .join(', ');
}

/** Who stands on a place: a specialist's kind, or somebody's foreman. */
export function standingName(standing: string | null, names: readonly string[]): string {
  if (standing === null) return t('web-zwergar-empty');
  const [kind = '', seat] = standing.split(':');
  return seat === undefined ? dwarfName(kind) : t('web-zwergar-foreman-of', { name: names[Number(seat)] ?? '' });
}

const furnaces = (value: string): string => {
  const count = Number(/\+(\d+)/.exec(value)?.[1] ?? 0);
  return count === 0 ? '' : t('web-zwergar-with-furnaces', { count });
};

function payment(value: string): string {
  const less = /-([si])/.exec(value)?.[1];
  const more = /x(\d+)/.exec(value)?.[1];
  const parts = [
    less ? t('web-zwergar-less', { resource: resourceName(less) }) : '',
    more ? t('web-zwergar-more-heat', { count: Number(more) }) : '',
    furnaces(value),
  ];
  return parts.filter(Boolean).join('');
}

/** An argument of an action in words. */
export function said(name: string, value: string): string {
  switch (name) {
    case 'dwarf':
      return dwarfName(value);
    case 'place':
      return placeName(value);
    case 'project':
      return projectName(value);
    case 'resource':
      return resourceName(value);
    case 'heat':
      return furnaces(value);
    case 'payment':
      return payment(value);
    case 'level':
      return value === '0' ? t('web-zwergar-between') : t('web-zwergar-level', { level: value });
    default:
      return value;
  }
}
