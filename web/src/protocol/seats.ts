/** Seats by their numbers, as views and tables count them. */

import type { GameEvent, Seat } from './types';

export const SEATS = 'ABCDE';

export function seatOf(seat: Seat): number {
  return SEATS.indexOf(seat.name);
}

/** Whose doing it was; null where it was nobody's. */
export function actor({ seat }: GameEvent): number | null {
  return typeof seat === 'object' && 'is' in seat && seat.is === 'seat' ? seatOf(seat) : null;
}

/** The seat a view was made for; each game's view says it. */
export function seatOfView(view: unknown): number | null {
  const told = typeof view === 'object' && view !== null && 'seat' in view ? view.seat : null;
  return typeof told === 'number' ? told : null;
}
