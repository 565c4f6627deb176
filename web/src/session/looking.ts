/** How long an update is looked at before the next: a turn of another, a great moment. */

import type { Update } from '../protocol';
import { actor, seatOfView } from '../protocol/seats';
import { turnsOf } from './turns';

/** How long others are looked at: instant shows everything as soon as it is there. */
export type Tempo = 'slow' | 'normal' | 'instant';

const LOOK: Readonly<Record<Tempo, number>> = { slow: 4500, normal: 1800, instant: 0 };

export class Looking {
  /** The updates with which the turn of another ends. */
  #endings = new WeakSet<Update>();
  /** Whose turn has begun and not ended yet. */
  #turn: number | null = null;

  constructor(private readonly tempo: () => Tempo) {}

  /** Updates in the order in which they came. */
  heard(update: Update): void {
    if (this.#endsTurn(update)) this.#endings.add(update);
  }

  /** A turn ends where the next begins, or where nothing more is asked of its seat. */
  #endsTurn(update: Update): boolean {
    const own = seatOfView(update.view);
    const others = (seat: number | null): boolean => seat !== null && seat !== own;
    let ends = false;
    for (const told of update.events.filter((one) => one.opens)) {
      const next = actor(told.event);
      if (next !== this.#turn) ends ||= others(this.#turn);
      this.#turn = next;
    }
    if (this.#turn === null || update.waiting.includes(this.#turn)) return ends;
    ends ||= others(this.#turn);
    this.#turn = null;
    return ends;
  }

  /** A great moment stays until somebody goes on, the turn of another for a while. */
  hold(update: Update): number {
    const look = LOOK[this.tempo()];
    if (look === 0) return 0;
    const moments = turnsOf(update.events).filter((turn) => turn.opens === 'moment');
    // One that is announced and brings nothing is over as soon as it was seen.
    if (moments.some((turn) => turn.events.length > 1 || turn.deeds.length > 0)) return Infinity;
    return moments.length > 0 || this.#endings.has(update) ? look : 0;
  }
}
