/** Plays what happened, picture by picture, and always comes to rest on the newest view. */

import type { EventTold } from '../../protocol';
import { framesBetween, settled, type Frame } from './frames';
import type { GoldView } from './view';

/** More than this much waiting to be shown, and the stage hurries. */
const PATIENCE = 5000;

export class Stage {
  frame: Frame;
  playing = $state(false);
  private queue: Frame[] = [];
  private target: GoldView;
  /** The last update taken in; the board lags behind the table until it is the newest. */
  step: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: GoldView, step: number) {
    this.frame = $state.raw(settled(view));
    this.target = view;
    this.step = $state(step);
  }

  /** A new update: plays its events after those still waiting, or settles at once. */
  show(view: GoldView, events: EventTold[], step: number, still: boolean): void {
    if (step === this.step && view === this.target) return;
    const follows = step > this.step && view.players.length === this.target.players.length;
    const frames = follows && !still ? framesBetween(this.target, events, view) : [settled(view)];
    this.target = view;
    this.step = step;
    if (!follows || still) return this.settle();
    // A picture that was to be the last of its update need not stop the next one.
    this.queue.push(...frames);
    if (!this.playing) this.next();
  }

  /** Skips to the end: what is shown is the view. */
  settle(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.frame = settled(this.target);
    this.playing = false;
  }

  private next(): void {
    const frame = this.queue.shift();
    if (!frame) return this.settle();
    this.frame = frame;
    const waiting = this.queue.reduce((sum, f) => sum + f.hold, frame.hold);
    const last = this.queue.length === 0;
    this.playing = !last;
    if (last) return;
    const hold = waiting > PATIENCE ? frame.hold / 3 : frame.hold;
    this.timer = setTimeout(() => this.next(), hold);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
