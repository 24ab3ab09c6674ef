/** The prices of a project at this moment, with the printed ones where they differ. The view says both. */
import { t } from '$lib/i18n.svelte';
import type { Card } from './generated';
import { costName } from './words';

export const completing = (card: Card): string => card.complete_now?.[0] ?? card.complete;
export const upgrading = (card: Card): string => card.upgrade_now ?? card.upgrade;

export function priceName(now: string, printed: string): string {
  return now === printed ? costName(now) : t('web-zwergar-price-now', { price: costName(now), printed: costName(printed) });
}
