/** Walks through a recorded game: step by step, by a slider, or by itself. */

import type { EventTold, Replay, ReplayStep, TableInfo } from '../protocol';
import type { Pace } from '../session/timeline';

const AT_LEAST = 900;

export class ReplayPlayer {
  at = $state(0);
  playing = $state(false);
  /** Grows with each move; the table plays the events only when walked forward by one. */
  step = $state(0);
  #forward = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly replay: Replay,
    private pace: Pace,
  ) {}

  get now(): ReplayStep {
    return this.replay.steps[this.at] as ReplayStep;
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

  to(at: number): void {
    const wanted = Math.max(0, Math.min(this.last, at));
    if (wanted === this.at) return;
    this.#forward = wanted === this.at + 1;
    this.at = wanted;
    this.step += 1;
    if (this.playing) this.#wait();
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return this.stop();
    if (this.at === this.last) this.to(0);
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.at === this.last) return this.stop();
    const time = this.now.events.reduce((sum, event) => sum + this.pace(event), 0);
    this.#timer = setTimeout(() => this.to(this.at + 1), Math.max(AT_LEAST, time));
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
    })),
    commitment: '',
    seed: replay.seed,
    rematch: null,
    stand_in_at: 0,
    thinking: 100,
  };
}
