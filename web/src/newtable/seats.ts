/** Who will sit where, while a table is being set. */

import type { SeatWish } from '../protocol';

export type SeatKind = SeatWish['kind'];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string;
}

export type Company = 'bots' | 'friends' | 'device';

const OTHERS: Record<Company, SeatKind> = { bots: 'bot', friends: 'open', device: 'local' };

/** Me first, then others of the kind I came to play with. */
export function seatsFor(company: Company, players: number, level: string): SeatDraft[] {
  return Array.from({ length: players }, (_, seat) => ({
    kind: seat === 0 ? 'me' : OTHERS[company],
    name: '',
    level,
  }));
}

/** There is only one of me: where I take another seat, its kind goes to the one I leave. */
export function withKind(seats: SeatDraft[], at: number, kind: SeatKind): SeatDraft[] {
  const left = seats[at]?.kind ?? 'bot';
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, kind };
    return kind === 'me' && seat.kind === 'me' ? { ...seat, kind: left } : seat;
  });
}

export function wishes(
  seats: SeatDraft[],
  me: string,
  local: (seat: number) => string,
): SeatWish[] {
  return seats.map(({ kind, name, level }, i) => {
    if (kind === 'bot') return { kind, level };
    if (kind === 'open') return { kind };
    return { kind, name: kind === 'me' ? me : name.trim() || local(i) };
  });
}
