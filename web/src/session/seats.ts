/** Seats by their numbers, as views and tables count them. */

import type { EventTold, Seat } from '../protocol';

const LETTERS = 'ABCDE';

export function seatNumber(seat: Seat): number {
  return LETTERS.indexOf(seat.name);
}

/** Whose doing an event is; null where it is nobody's. */
export function seatIn({ event }: EventTold): number | null {
  const { seat } = event;
  return typeof seat === 'object' && 'is' in seat && seat.is === 'seat' ? seatNumber(seat) : null;
}

/** The seat a view was made for; each game's view says it. */
export function seatOfView(view: unknown): number | null {
  const told = typeof view === 'object' && view !== null && 'seat' in view ? view.seat : null;
  return typeof told === 'number' ? told : null;
}
