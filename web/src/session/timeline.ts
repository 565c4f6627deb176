/**
 * Plays updates one after the other, so that nobody misses what happened.
 *
 * The first waiting update is shown at once; the next one when the table has had the time to
 * play the events of the last. A long queue is hurried, and can be skipped.
 */

import type { EventTold, Update } from '../protocol';

/** How long a table plays an event, in milliseconds. */
export type Pace = (event: EventTold) => number;

export interface Stage {
  show(update: Update): void;
  pace: Pace;
  /** Whether motion is unwanted: reduced by the person, or nobody looks. */
  still(): boolean;
  /** All that was pushed has been shown and played. */
  rest(): void;
}

const LONGEST = 6000;
const HURRIED = 4; // with more updates than this waiting, time runs faster

export class Timeline {
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private stage: Stage) {}

  /** Nothing is being played and nothing waits. */
  get idle(): boolean {
    return this.#timer === null;
  }

  push(update: Update): void {
    this.#queue.push(update);
    if (this.idle) this.#next();
  }

  /** Straight to the last update. */
  skip(): void {
    this.stop();
    const waiting = this.#queue.splice(0);
    if (waiting.length) this.stage.show(joined(waiting));
    this.stage.rest();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    this.#timer = null;
    if (this.stage.still()) return this.skip();
    const update = this.#queue.shift();
    if (!update) return this.stage.rest();
    this.stage.show(update);
    const full = update.events.reduce((sum, event) => sum + this.stage.pace(event), 0);
    const hurry = Math.max(1, this.#queue.length / HURRIED);
    const time = Math.min(full, LONGEST) / hurry;
    if (time > 0) this.#timer = setTimeout(() => this.#next(), time);
    else this.#next();
  }
}

/** Several updates as one: the last table, with all that happened on the way. */
function joined(updates: Update[]): Update {
  const last = updates.at(-1) as Update;
  const first = updates[0] as Update;
  return { ...last, since: first.since, events: updates.flatMap((update) => update.events) };
}
