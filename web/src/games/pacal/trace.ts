/** The last turn, kept in sight until the next rocket lands. */

import type { PacalTold } from '../../protocol';
import { seatOf } from '../../protocol/seats';

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
  after(events: readonly PacalTold[]): Trace {
    let { seat, from, to, built, fed }: Trace = this;
    for (const { event } of events) {
      if (event.kind === 'moved') {
        [seat, from, to] = [seatOf(event.seat), event.start.name, event.cell.name];
        [built, fed] = [null, []];
      } else if (event.kind === 'dropped') fed = [...fed, event.cell.name];
      else if (event.kind === 'built' || event.kind === 'upgraded') built = event.cell.name;
      else if (event.kind === 'ended') [from, to, fed] = [null, null, []];
    }
    return new Trace(seat, from, to, built, fed);
  }
}
