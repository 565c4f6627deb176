/** Who came, went or was replaced between two looks at the seats. */

import type { SeatInfo } from '../protocol';

export interface Coming {
  seat: number;
  /** The id of its text. */
  said: 'seat-left' | 'seat-back' | 'seat-bot' | 'seat-person';
}

/** The first change worth a word to whoever has the seats `mine`. */
export function coming(before: SeatInfo[], after: SeatInfo[], mine: number[]): Coming | null {
  for (const now of after) {
    const then = before.find((one) => one.seat === now.seat);
    if (!then || then.kind === 'open' || mine.includes(now.seat)) continue;
    const { seat } = now;
    if (then.kind !== now.kind)
      return { seat, said: now.kind === 'bot' ? 'seat-bot' : 'seat-person' };
    if (then.here !== now.here) return { seat, said: now.here ? 'seat-back' : 'seat-left' };
  }
  return null;
}
