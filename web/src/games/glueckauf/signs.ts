/** The sign of each kind of action in the log, 24 × 24, drawn in lines; and the section of the rules a target belongs to. */

const CARD = 'M6 3h12v18H6zM9 8h6M9 12h6';
const HELMET = 'M4 15c0-6 3-10 8-10s8 4 8 10M2.500 15h19v2.500h-19z';

export const SIGNS: Record<string, string> = {
  draft: CARD,
  place: HELMET,
  take: CARD,
  return: 'M6 8h12v12H6zM12 16V3M8.500 6.500 12 3l3.500 3.500',
  next: 'M5 5h9v12H5zM9 8h9v12H9z',
  coal: 'M12 3 21 12 12 21 3 12z',
  cage: 'M7 9h10v11H7zM12 9V2M7 14h10M4 2v20M20 2v20',
  load: 'M3 11h18l-3 7H6zM8 21h.01M16 21h.01M12 2v6M9 5.500l3 3 3-3',
  fill: 'M6 3h12v18H6zM9 12l2.500 2.500L16 9.500',
  store: 'M3 11 12 4l9 7M5 10v10h14V10M9 20v-6h6v6',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8z',
};

const RULES: Record<string, string> = {
  factory: 'factory',
  mine: 'mining',
  deliver: 'delivery',
  money: 'money',
  bank: 'money',
  order: 'money',
};

export function ruleOf(target: string | null): string {
  if (target === null) return 'turn';
  const [kind = '', what = ''] = target.split(':');
  if (kind === 'field') return RULES[what.split('-')[0] ?? ''] ?? 'turn';
  if (kind === 'worker') return 'turn';
  if (kind === 'supply') return 'factory';
  if (kind === 'pool' || kind === 'drawn' || kind === 'pile') return 'money';
  return 'mining';
}
