/** The sign of each kind of action in the log, 24 × 24, drawn in lines; and the section of the rules a target belongs to. */

const FLAME = 'M12 2c1 5 6 7 6 12a6 6 0 0 1-12 0c0-3 2-4 2.500-6.500 1.500 1 2 2 2 3.500 1.500-2 1.500-6 1.500-9z';
const DWARF = 'M5 14c0-7 3-11 7-11s7 4 7 11M6 13c0 6 3 8.500 6 8.500s6-2.500 6-8.500M10 11h.01M14 11h.01';
const HAMMER = 'M4 21 13 11M11 5l8 8M9 8l5-5 7 7-4 4z';

export const SIGNS: Record<string, string> = {
  place: DWARF,
  visit: DWARF,
  break: 'M4 12h13M12 7l5 5-5 5M20 4v16',
  lift: 'M7 10h10v10H7zM12 10V3M8.500 6 12 2.500 15.500 6',
  stones: 'M3 12h18l-3 7H6zM8 9l4-5 4 5',
  light: FLAME,
  'light-all': FLAME,
  heat: FLAME,
  convert: 'M5 8h12l-3-3M19 16H7l3 3',
  smelt: 'M4 7h16l-3 11H7zM9 21h6M12 10v5',
  build: HAMMER,
  complete: 'M4 12.500 9.500 18 20 6.500',
  upgrade: 'M12 21V6M5 12l7-7 7 7',
  refund: 'M5 8h12l-3-3M19 16H7l3 3',
  install: 'M6 21V10a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v11zM15 6V2M9 21v-5a3 3 0 0 1 6 0v5',
  steam: 'M6 14a4 4 0 0 1 1-7.500A5 5 0 0 1 17 8a3.500 3.500 0 0 1 1 6.500zM9 18v3M13 18v3',
  as: DWARF,
  silverbeard: 'M3 8l4 4 5-7 5 7 4-4-2 11H5z',
  end: 'M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
};

export function ruleOf(target: string | null): string {
  if (target === null) return 'turn';
  const [kind = '', what = ''] = target.split(':');
  if (kind === 'place') return what.startsWith('mine') || what === 'lift' ? 'mine' : 'places';
  if (kind === 'project') return 'projects';
  if (kind === 'board' || kind === 'resource') return 'mine';
  if (kind === 'cold' || kind === 'track') return 'heat';
  return 'turn';
}
