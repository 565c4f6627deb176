/** Plays what happened, picture by picture, and always comes to rest on the newest view. */

import type { EventTold } from '../../protocol';
import { framesBetween } from './frames';
import type { Frame } from './frames';
import { Trace } from './trace';
import type { TzolkinView } from './view';

/** More than this much waiting to be shown, and the stage hurries. */
const PATIENCE = 4000;

export class Stage {
  view: TzolkinView;
  trace: Trace;
  playing = $state(false);
  /** The update it was last told of: until it follows, what it shows is old. */
  step: number;
  private queue: Frame[] = [];
  private target: TzolkinView;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: TzolkinView, step: number) {
    this.step = $state(step);
    this.view = $state.raw(view);
    this.trace = $state.raw(new Trace());
    this.target = view;
  }

  show(view: TzolkinView, events: EventTold[], step: number, still: boolean): void {
    if (step === this.step && view === this.target) return;
    const follows = step > this.step && view.players.length === this.target.players.length;
    const frames =
      follows && !still
        ? framesBetween(this.target, events, view)
        : [{ view, events: follows ? events : [], hold: 0 }];
    if (!follows) this.trace = new Trace();
    this.target = view;
    this.step = step;
    this.queue.push(...frames);
    if (!follows || still) this.settle();
    else if (!this.playing) this.next();
  }

  /** Skips to the end: what is shown is the view. */
  settle(): void {
    clearTimeout(this.timer);
    for (const frame of this.queue.splice(0)) this.trace = this.trace.after(frame.events);
    this.view = this.target;
    this.playing = false;
  }

  private next(): void {
    const frame = this.queue.shift();
    if (!frame) return this.settle();
    this.view = frame.view;
    this.trace = this.trace.after(frame.events);
    this.playing = this.queue.length > 0;
    if (!this.playing) return;
    const waiting = this.queue.reduce((sum, f) => sum + f.hold, frame.hold);
    const hold = waiting > PATIENCE ? frame.hold / 3 : frame.hold;
    this.timer = setTimeout(() => this.next(), hold);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
