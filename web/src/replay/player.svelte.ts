/** Walks through a recorded game: step by step, by a slider, or by itself. */

import type { Clock } from '../board/clock';
import type { EventTold, Replay, ReplayStep, TableInfo } from '../protocol';

/** A step on which little moves is looked at for as long as this. */
const AT_LEAST = 900;

export class ReplayPlayer implements Clock {
  readonly still = false;
  readonly speed = 1;
  at = $state(0);
  playing = $state(false);
  /** Grows with each move; the table plays the events only when walked forward by one. */
  step = $state(0);
  #forward = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #boards = 0;
  #rests = false;
  #looked = false;

  constructor(readonly replay: Replay) {}

  get now(): ReplayStep {
    const step = this.replay.steps[this.at];
    if (!step) throw new Error(`a replay has no step ${this.at}`);
    return step;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get fresh(): EventTold[] {
    return this.#forward ? this.now.events : [];
  }

  get story(): EventTold[] {
    return this.replay.steps.slice(0, this.at + 1).flatMap((step) => step.events);
  }

  attach(): () => void {
    this.#boards += 1;
    return () => (this.#boards -= 1);
  }

  rested(step: number): void {
    if (step !== this.step) return;
    this.#rests = true;
    this.#next();
  }

  to(at: number): void {
    const wanted = Math.max(0, Math.min(this.last, at));
    if (wanted === this.at) return;
    this.#forward = wanted === this.at + 1;
    this.#rests = this.#boards === 0;
    this.at = wanted;
    this.step += 1;
    if (this.playing) this.#look();
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return this.stop();
    if (this.at === this.last) this.to(0);
    else this.#look();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #look(): void {
    clearTimeout(this.#timer);
    if (this.at === this.last) return this.stop();
    this.#looked = false;
    this.#timer = setTimeout(() => {
      this.#looked = true;
      this.#next();
    }, AT_LEAST);
  }

  /** By itself it goes on when the step was looked at and the board rests. */
  #next(): void {
    if (this.playing && this.#looked && this.#rests) this.to(this.at + 1);
  }
}

/** A replayed game as a table the board can show. */
export function tableOf(replay: Replay): TableInfo {
  return {
    id: 'replay',
    game: replay.game,
    players: replay.players,
    options: replay.options,
    status: 'over',
    seats: replay.names.map((name, seat) => ({
      seat,
      kind: 'person',
      name,
      level: null,
      here: true,
      stand_in_at: null,
    })),
    commitment: '',
    seed: replay.seed,
    rematch: null,
    listing: null,
    thinking: 100,
    clock: null,
  };
}
