/** The arguments of a reason, ready for its sentence. */
import type { Phrase } from './generated';
import { t } from './i18n.svelte';

type Argument = Phrase['arguments'][string];

export function spoken(given: Record<string, Argument>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, said(value)]));
}

function said(value: Argument): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'object' && value !== null ? t(value.key, spoken(value.arguments)) : String(value);
}
