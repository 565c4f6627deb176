/**
 * Plays what happened, picture by picture, and always comes to rest on the newest view: then it
 * tells the clock, and only then is anything asked.
 */

import { untrack } from 'svelte';
import type { EventTold } from '../protocol';
import { isTakingBack } from '../protocol/takings';
import type { Clock } from './clock';

/** More than this much waiting to be shown, and the stage hurries. */
const PATIENCE = 5000;

interface Seated {
  players: readonly unknown[];
}

/** The board as it is for a moment. */
interface Picture<V> {
  view: V;
  /** Milliseconds until the next picture. */
  hold: number;
}

/** How a game tells what happened. */
interface Script<V, T extends EventTold, F extends Picture<V>> {
  /** The pictures from one view to the next; the last is exactly the new view. */
  framesBetween(old: V, events: T[], now: V): F[];
  /** The board at rest. */
  settled(view: V): F;
}

/** What the table is told with each update. */
interface Told<V, T extends EventTold> {
  view: V;
  events: T[];
  step: number;
  /** Nothing moves, whatever the clock says. */
  still: boolean;
  clock: Clock;
}

export class Stage<V extends Seated, T extends EventTold, F extends Picture<V>> {
  frame: F;
  playing = $state(false);
  #step: number;
  #queue: F[] = [];
  #target: V;
  #clock: Clock | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    view: V,
    step: number,
    private readonly script: Script<V, T, F>,
  ) {
    this.frame = $state.raw(script.settled(view));
    this.#step = step;
    this.#target = view;
  }

  get view(): V {
    return this.frame.view;
  }

  /** Shows whatever the table is told, for as long as its component lives. */
  follow(told: () => Told<V, T>): void {
    $effect(() => {
      const taken = untrack(() => told().clock).attach();
      return () => {
        clearTimeout(this.#timer);
        taken();
      };
    });
    $effect(() => {
      const now = told();
      const still = now.still || now.clock.still;
      untrack(() => this.show({ ...now, still }));
    });
  }

  /** A new update: its events are played after those still waiting, or it is there at once. */
  show({ view, events, step, still, clock }: Told<V, T>): void {
    this.#clock = clock;
    const known = step === this.#step && view === this.#target;
    if (known && this.playing && !still) return;
    if (known) return this.settle();
    const sameTable = view.players.length === this.#target.players.length;
    const follows = step > this.#step && sameTable && !events.some(isTakingBack);
    if (follows) this.#queue.push(...this.script.framesBetween(this.#target, events, view));
    else this.cut();
    this.#target = view;
    this.#step = step;
    if (!follows || still) this.settle();
    else if (!this.playing) this.#next();
  }

  /** Skips to the end: what is shown is the view. */
  settle(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#queue.splice(0)) this.passed(frame);
    this.frame = this.script.settled(this.#target);
    this.playing = false;
    this.#clock?.rested(this.#step);
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (!frame) return this.settle();
    this.frame = frame;
    this.passed(frame);
    this.playing = this.#queue.length > 0;
    if (!this.playing) return this.#clock?.rested(this.#step);
    const waiting = this.#queue.reduce((sum, one) => sum + one.hold, frame.hold);
    const speed = Math.max(this.#clock?.speed ?? 1, waiting > PATIENCE ? 3 : 0);
    this.#timer = setTimeout(() => this.#next(), frame.hold / speed);
  }

  /** Every picture passes here once, also one that is skipped. */
  protected passed(frame: F): void {
    void frame;
  }

  /** What comes does not follow from what was shown. */
  protected cut(): void {
    this.#queue = [];
  }
}

/** The last move, kept in sight until the next one. */
interface Traces<T extends EventTold, R> {
  after(events: readonly T[]): R;
}

/** A stage that also keeps the trace of the last move. */
export class TracingStage<
  V extends Seated,
  T extends EventTold,
  F extends Picture<V> & { events: T[] },
  R extends Traces<T, R>,
> extends Stage<V, T, F> {
  trace: R;

  constructor(
    view: V,
    step: number,
    script: Script<V, T, F>,
    private readonly untouched: R,
  ) {
    super(view, step, script);
    this.trace = $state.raw(untouched);
  }

  protected override passed(frame: F): void {
    this.trace = this.trace.after(frame.events);
  }

  protected override cut(): void {
    super.cut();
    this.trace = this.untouched;
  }
}
