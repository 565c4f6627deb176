/** Plays what happened, picture by picture, and always comes to rest on the newest view. */

import type { EventTold } from '../../protocol';
import { framesBetween, type Flight, type Frame } from './frames';
import { Trace } from './trace';
import type { CitiesView } from './view';

/** More than this much waiting to be shown, and the stage hurries. */
const PATIENCE = 5000;
const FIGHT = new Set(['attacked', 'armed', 'rolled']);

export class Stage {
  view: CitiesView;
  trace: Trace;
  flights = $state.raw<Flight[]>([]);
  card = $state<string | null>(null);
  /** Dice are on the table because they have just been thrown. */
  rolling = $state(false);
  /** What is shown is of a war. */
  fighting = $state(false);
  playing = $state(false);
  /** The update it was last told of: until it follows, what it shows is old. */
  step: number;
  private queue: Frame[] = [];
  private target: CitiesView;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: CitiesView, step: number) {
    this.step = $state(step);
    this.view = $state.raw(view);
    this.trace = $state.raw(new Trace());
    this.target = view;
  }

  show(view: CitiesView, events: EventTold[], step: number, still: boolean): void {
    if (step === this.step && view === this.target) return;
    const follows = step > this.step && view.players.length === this.target.players.length;
    const last = { view, events: follows ? events : [], flights: [], card: null, hold: 0 };
    const frames = follows && !still ? framesBetween(this.target, events, view) : [last];
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
    this.flights = [];
    this.card = null;
    this.rolling = this.fighting = this.playing = false;
  }

  private next(): void {
    const frame = this.queue.shift();
    if (!frame) return this.settle();
    this.view = frame.view;
    this.trace = this.trace.after(frame.events);
    this.flights = frame.flights;
    this.card = frame.card;
    this.rolling = frame.events.some((event) => event.kind === 'rolled');
    this.fighting = frame.events.some((event) => FIGHT.has(event.kind));
    this.playing = this.queue.length > 0;
    if (!this.playing) return;
    const waiting = this.queue.reduce((sum, one) => sum + one.hold, frame.hold);
    const hold = waiting > PATIENCE ? frame.hold / 3 : frame.hold;
    this.timer = setTimeout(() => this.next(), hold);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
