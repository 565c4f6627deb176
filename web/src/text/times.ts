/** Durations in words. */

import { t } from './settings.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration as one reads it at a glance: 4:05, 5 h 20, 2 days 3 h. */
export function duration(ms: number): string {
  if (ms < HOUR) {
    const seconds = Math.ceil(ms / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const hours = Math.floor(ms / HOUR);
  if (ms < 2 * DAY) {
    const minutes = String(Math.floor((ms % HOUR) / MINUTE)).padStart(2, '0');
    return t('clock-hours', { hours, minutes });
  }
  return t('clock-days', { days: Math.floor(ms / DAY), hours: hours % 24 });
}

/** A whole number of hours or days. */
export function turnWords(hours: number): string {
  return hours < 24 ? t('hours', { count: hours }) : t('days', { count: Math.round(hours / 24) });
}
