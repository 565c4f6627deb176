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
  /** Milliseconds to look at an update once it was played; Infinity until somebody goes on. */
  hold(update: Update): number;
  /** Something is being looked at, or no more. */
  held(yes: boolean): void;
  /** All that was pushed has been shown and played. */
  rest(): void;
}

const FOR_EVER = 2 ** 31 - 1; // the longest a timer can wait
const HURRIED = 4; // with more updates than this waiting, the board plays faster

export class Timeline {
  #queue: Update[] = [];
  #boards = 0;
  #playing = false;
  #shown: Update | null = null;
  /** The update that is being looked at, and how long still. */
  #held: ReturnType<typeof setTimeout> | null = null;

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
    const hold = this.#shown && !this.#held ? this.stage.hold(this.#shown) : 0;
    this.#shown = null;
    if (hold > 0) this.#hold(hold);
    else if (!this.#held) this.#goOn();
  }

  /** Enough was seen of what is held. */
  goOn(): void {
    if (this.#release()) this.#goOn();
  }

  #hold(ms: number): void {
    this.#held = setTimeout(() => this.goOn(), Math.min(ms, FOR_EVER));
    this.stage.held(true);
  }

  #release(): boolean {
    if (!this.#held) return false;
    clearTimeout(this.#held);
    this.#held = null;
    this.stage.held(false);
    return true;
  }

  #goOn(): void {
    this.#playing = false;
    this.#next();
  }

  /** Straight to the last update. */
  skip(): void {
    if (this.#queue.length > 0) this.jump(joined(this.#queue));
    else if (this.#held) this.goOn();
    else if (this.#playing && this.#boards > 0) this.stage.hush();
    else this.#rest();
  }

  /** Straight to an update, whatever still waits. */
  jump(update: Update): void {
    this.#queue = [];
    this.#shown = null;
    this.#release();
    this.#playing = this.#boards > 0;
    this.stage.show(update, true);
    if (!this.#playing) this.#rest();
  }

  #next(): void {
    const update = this.#queue[0];
    if (!update) return this.#rest();
    const still = this.stage.still();
    // Where nothing moves and nothing is to be looked at, all is shown at once.
    if (this.#boards === 0 || (still && this.#queue.every((one) => !this.stage.hold(one))))
      return this.skip();
    this.#queue.shift();
    this.#playing = true;
    this.#shown = update;
    this.stage.show(update, still);
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
