/** The last move, kept in sight until the next one. */

import { seatOf } from '../../protocol/seats';
import type { Event, Told } from './view';

const BEGINS: ReadonlySet<Event['kind']> = new Set([
  'began',
  'war',
  'flipped',
  'passed',
  'round',
  'divined',
  'distributed',
]);

export class Trace {
  constructor(
    /** Places and sites touched. */
    readonly touched: ReadonlySet<string> = new Set(),
    /** The card turned last, by its number. */
    readonly card: number | null = null,
    /** Points just scored, by seat. */
    readonly scored: ReadonlyMap<number, number> = new Map(),
    /** What the dice of the war said. */
    readonly rolled: Event | null = null,
  ) {}

  after(events: readonly Told[]): Trace {
    let touched = new Set(this.touched);
    let { card, rolled } = this;
    let scored = new Map(this.scored);
    for (const { event } of events) {
      if (BEGINS.has(event.kind)) {
        touched = new Set();
        scored = new Map();
        rolled = null;
      }
      if (event.kind === 'rolled') rolled = event;
      if (event.kind === 'flipped') card = event.card;
      if (event.kind === 'round') card = null;
      if (event.kind === 'began' || event.kind === 'war') touched.add(event.site.name);
      if (event.kind === 'attacked') touched.add(event.target.name);
      if (event.kind === 'raised' || event.kind === 'lost') touched.add(event.place.name);
      if (event.kind === 'scored') {
        const seat = seatOf(event.seat);
        scored.set(seat, (scored.get(seat) ?? 0) + event.points);
      }
    }
    return new Trace(touched, card, scored, rolled);
  }
}
