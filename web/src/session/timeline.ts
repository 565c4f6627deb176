/**
 * Shows updates one after the other, so that nobody misses what happened.
 *
 * It has no clock of its own: the next update waits until the board, which plays the events, says
 * that it is at rest. Where there is no board, or nobody looks, all is shown at once.
 */

import type { Update } from '../protocol';

export interface Stage {
  /** The board plays an update, or where `still`, is there at once; then it tells that it rests. */
  show(update: Update, still: boolean): void;
  /** What is being played is to be over now. */
  hush(): void;
  /** Whether motion is unwanted: reduced by the person, or nobody looks. */
  still(): boolean;
  /** All that was pushed has been shown and played. */
  rest(): void;
}

const HURRIED = 4; // with more updates than this waiting, the board plays faster

export class Timeline {
  #queue: Update[] = [];
  #boards = 0;
  #playing = false;

  constructor(private stage: Stage) {}

  /** How many times faster than usual the board should play. */
  get speed(): number {
    return Math.max(1, this.#queue.length / HURRIED);
  }

  /** A board is there and will tell when it rests; until it is taken away again. */
  attach(): () => void {
    this.#boards += 1;
    return () => {
      this.#boards -= 1;
      if (this.#boards === 0) this.skip();
    };
  }

  push(update: Update): void {
    this.#queue.push(update);
    if (!this.#playing) this.#next();
  }

  /** The board has played what it was shown last. */
  rested(): void {
    this.#playing = false;
    this.#next();
  }

  /** Straight to the last update. */
  skip(): void {
    if (this.#queue.length > 0) this.jump(joined(this.#queue));
    else if (this.#playing && this.#boards > 0) this.stage.hush();
    else this.#rest();
  }

  /** Straight to an update, whatever still waits. */
  jump(update: Update): void {
    this.#queue = [];
    this.#playing = this.#boards > 0;
    this.stage.show(update, true);
    if (!this.#playing) this.#rest();
  }

  #next(): void {
    if (this.#boards === 0 || this.stage.still()) return this.skip();
    const update = this.#queue.shift();
    if (!update) return this.#rest();
    this.#playing = true;
    this.stage.show(update, false);
  }

  #rest(): void {
    this.#playing = false;
    this.stage.rest();
  }
}

/** Several updates as one: the last table, with all that happened on the way. */
function joined(updates: Update[]): Update {
  return updates.reduce((all, update) => ({
    ...update,
    since: all.since,
    events: [...all.events, ...update.events],
  }));
}
