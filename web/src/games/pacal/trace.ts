/** The last turn, kept in sight until the next rocket lands. */

import type { EventTold } from '../../protocol';
import { seatOf } from '../../text/say';

export class Trace {
  constructor(
    readonly seat = 0,
    readonly from: string | null = null,
    readonly to: string | null = null,
    /** Where the turn built. */
    readonly built: string | null = null,
    /** The rockets that got a stone. */
    readonly fed: readonly string[] = [],
  ) {}

  /** What is traced after these events. */
  after(events: readonly EventTold[]): Trace {
    let { seat, from, to, built, fed }: Trace = this;
    for (const { kind, data } of events) {
      const cell = String(data.cell);
      if (kind === 'moved')
        [seat, from, to, built, fed] = [seatOf(data.seat), String(data.from), cell, null, []];
      else if (kind === 'dropped') fed = [...fed, cell];
      else if (kind === 'built' || kind === 'upgraded') built = cell;
      else if (kind === 'ended') [from, to, fed] = [null, null, []];
    }
    return new Trace(seat, from, to, built, fed);
  }
}
