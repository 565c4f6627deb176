/** The last move, kept in sight until the next one. */

import type { EventTold } from '../../protocol';

const BEGINS = new Set(['began', 'war', 'flipped', 'passed', 'round', 'divined', 'distributed']);

export class Trace {
  constructor(
    /** Places and sites touched. */
    readonly touched: ReadonlySet<string> = new Set(),
    /** The card turned last, by its number. */
    readonly card: number | null = null,
    /** Points just scored, by seat. */
    readonly scored: ReadonlyMap<string, number> = new Map(),
    /** What the dice of the war said. */
    readonly rolled: EventTold | null = null,
  ) {}

  after(events: readonly EventTold[]): Trace {
    let touched = new Set(this.touched);
    let { card, rolled } = this;
    let scored = new Map(this.scored);
    for (const event of events) {
      const { kind, data } = event;
      if (BEGINS.has(kind)) {
        touched = new Set();
        scored = new Map();
        rolled = null;
      }
      if (kind === 'rolled') rolled = event;
      if (kind === 'flipped') card = Number(data.card);
      if (kind === 'round') card = null;
      if (kind === 'began' || kind === 'war') touched.add(String(data.site));
      if (kind === 'attacked') touched.add(String(data.target));
      if (kind === 'raised' || kind === 'lost') touched.add(String(data.place));
      if (kind === 'scored') {
        const seat = String(data.seat);
        scored.set(seat, (scored.get(seat) ?? 0) + Number(data.points));
      }
    }
    return new Trace(touched, card, scored, rolled);
  }
}
