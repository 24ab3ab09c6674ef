/** The planner's goals in words. */
import { t } from '$lib/i18n.svelte';
import type { Goal, Route } from '$lib/generated';
import { coalName, orderName } from './words';

export function goalName(goal: Goal): string {
  if ('order' in goal) return orderName(Number(goal['order']));
  return 'carts' in goal ? t('play-glueckauf-goal-carts', { colour: coalName(String(goal['carts'])) }) : t('play-glueckauf-goal-points');
}

/** How far a way leads, and what it costs. */
export function outcome({ goal, reached, steps }: Route): string {
  if (reached === 0) return t('play-plan-none');
  if ('order' in goal) return t('play-plan-steps', { steps });
  return t('carts' in goal ? 'play-glueckauf-carts' : 'play-glueckauf-points', { reached, steps });
}
