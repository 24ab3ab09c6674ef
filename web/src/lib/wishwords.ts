/** A table's pace and clock in words. */
import { t } from './i18n.svelte';
import { seconds, type Mode } from './wishes';

export function clockName(mode: Mode, clock: string): string {
  if (clock === '') return t('play-clock-none');
  const [initial, increment] = seconds(clock);
  return mode === 'live'
    ? t('play-clock-live', { minutes: initial / 60, seconds: increment })
    : t('play-clock-turns', { days: initial / 86400, hours: increment / 3600 });
}

export const modeName = (mode: Mode): string => t(`play-mode-${mode}`);
