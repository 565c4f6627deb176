/** The clock of a table, as it is shown: what is left, and in which words. */

import type { ClockInfo, Pace, TableInfo } from '../protocol';
import { t } from '../text/settings.svelte';
import { turnWords } from '../text/times';

/** Milliseconds a seat has; null where there is nothing to count. `now` is the server's time. */
export function leftOf(clock: ClockInfo, seat: number, now: number): number | null {
  const until = clock.until[seat] ?? null;
  if (until !== null) return Math.max(0, until - (clock.paused ?? now));
  return clock.pace.kind === 'live' ? (clock.left[seat] ?? null) : null;
}

/** The pace in one sentence. */
export function paceWords(pace: Pace): string {
  const { turn_s = 0, game_s = 0 } = pace;
  if (pace.kind === 'live') {
    return t('pace-live-is', { minutes: Math.round(game_s / 60), seconds: turn_s });
  }
  return t(pace.weekends_off ? 'pace-mail-weekends-is' : 'pace-mail-is', {
    time: turnWords(turn_s / 3600),
  });
}

/** Who is waited for and away; the others may call a bot from `stand_in_at` on. */
export function awaited(table: TableInfo, waiting: number[]): { seat: number; at: number } | null {
  if (table.status !== 'playing') return null;
  for (const { seat, stand_in_at: at } of table.seats) {
    if (at !== null && waiting.includes(seat)) return { seat, at };
  }
  return null;
}
