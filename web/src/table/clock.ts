/** The clock of a table, as it is shown: what is left, and in which words. */

import type { ClockInfo, TableInfo } from '../protocol';

/** Milliseconds a seat has; null where there is nothing to count. `now` is the server's time. */
export function leftOf(clock: ClockInfo, seat: number, now: number): number | null {
  const until = clock.until[seat] ?? null;
  if (until !== null) return Math.max(0, until - (clock.paused ?? now));
  return clock.pace.kind === 'live' ? (clock.left[seat] ?? null) : null;
}

/** Who is waited for and away; the others may call a bot from `stand_in_at` on. */
export function awaited(table: TableInfo, waiting: number[]): { seat: number; at: number } | null {
  if (table.status !== 'playing') return null;
  for (const { seat, stand_in_at: at } of table.seats) {
    if (at !== null && waiting.includes(seat)) return { seat, at };
  }
  return null;
}
