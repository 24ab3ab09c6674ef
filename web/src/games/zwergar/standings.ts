/** How far every clan is with a set, from what lies open. */
import type { View } from './types';

export function completedOf(view: Pick<View, 'seats' | 'cards'>, set: string): { count: number; leads: boolean }[] {
  const counts = view.seats.map((sheet) => [...sheet.completed, ...sheet.upgraded].filter((nr) => view.cards[nr]?.set === set).length);
  const most = Math.max(...counts);
  return counts.map((count) => ({ count, leads: count > 0 && count === most }));
}
