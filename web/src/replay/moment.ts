/** A moment of a recorded game as an address: which one, through whose eyes, beside which game. */

import type { Eyes } from '../api/api';

export interface Moment {
  /** The number of the last entry of the log; none for the beginning. */
  seq: number;
  eyes: Eyes | null;
  /** The table of another game of the same deal. */
  beside: string | null;
}

export const SEATS: readonly Eyes[] = ['A', 'B', 'C', 'D', 'E'];
const EYES: readonly string[] = ['spectator', 'open', ...SEATS];

export function eyesOf(seat: number | null): Eyes {
  return (seat === null ? undefined : SEATS[seat]) ?? 'spectator';
}

function isEyes(text: string | null): text is Eyes {
  return text !== null && EYES.includes(text);
}

export function momentOf(search: string): Moment {
  const asked = new URLSearchParams(search);
  const eyes = asked.get('eyes');
  const seq = Number(asked.get('at') ?? 0);
  return {
    seq: Number.isInteger(seq) && seq > 0 ? seq : 0,
    eyes: isEyes(eyes) ? eyes : null,
    beside: asked.get('with'),
  };
}

export function addressOf(table: string, { seq, eyes, beside }: Moment): string {
  const asked = new URLSearchParams({ at: `${seq}` });
  if (eyes) asked.set('eyes', eyes);
  if (beside) asked.set('with', beside);
  return `/replay/${table}?${asked}`;
}
