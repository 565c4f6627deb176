/** Walks through a recorded game: by steps, by turns, by a slider, or by itself. */

import type { Clock } from '../board/clock';
import { shownTable } from '../games/shown';
import type { EventTold, Replay, ReplayStep, TableInfo } from '../protocol';

/** A step on which little moves is looked at for as long as this. */
const AT_LEAST = 900;
/** Who presses again as soon as this wants to get somewhere, and not to watch the way. */
const IN_A_HURRY = 400;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class ReplayPlayer implements Clock {
  replay: Replay;
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Where one is in a hurry the board does not move: it is there. */
  still = $state(false);
  /** Grows with each move; the table plays the events only when walked forward by one. */
  step = $state(0);
  /** The steps with which a round, a turn or a great moment begins. */
  turns = $derived.by(() =>
    this.replay.steps.flatMap((step, at) => (step.events.some((told) => told.opens) ? [at] : [])),
  );
  #forward = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #boards = 0;
  #rests = true;
  #looked = false;
  #pressed = -IN_A_HURRY;

  constructor(replay: Replay, seq = 0) {
    this.replay = $state.raw(replay);
    this.at = this.stepOf(seq);
  }

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

  /** Somebody goes to a step: the board is never behind where one is. */
  to(at: number): void {
    const now = performance.now();
    const hurry = !this.#rests || now - this.#pressed < IN_A_HURRY;
    this.#pressed = now;
    this.#go(at, hurry);
  }

  /** To where the next turn begins, or this one, or the one before. */
  toTurn(by: 1 | -1): void {
    const there =
      by > 0 ? this.turns.find((at) => at > this.at) : this.turns.findLast((at) => at < this.at);
    this.to(there ?? (by > 0 ? this.last : 0));
  }

  /** To what was on the table after an entry of the log. */
  toSeq(seq: number): void {
    this.to(this.stepOf(seq));
  }

  /** The step that shows what was on the table after an entry of the log. */
  stepOf(seq: number): number {
    return Math.max(
      0,
      this.replay.steps.findLastIndex((step) => step.seq <= seq),
    );
  }

  /** The round a step is in; 0 before the first. */
  roundOf(at: number): number {
    const rounds = this.replay.steps.map((step) =>
      step.events.some((told) => told.opens === 'round'),
    );
    return rounds.slice(0, at + 1).filter(Boolean).length;
  }

  /** What happened after one entry of the log and up to another, and what that turn began with. */
  between(since: number, seq: number): EventTold[] {
    const told = (from: number, to: number): EventTold[] =>
      this.replay.steps
        .filter((step) => from < step.seq && step.seq <= to)
        .flatMap((step) => step.events);
    const opening = told(-1, since).findLast((one) => one.opens);
    return [...(opening ? [opening] : []), ...told(since, seq)];
  }

  /** The same moment through other eyes. */
  look(replay: Replay): void {
    const { seq } = this.now;
    this.replay = replay;
    this.#forward = false;
    this.at = this.stepOf(seq);
    this.step += 1;
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return this.stop();
    if (this.at === this.last) this.#go(0, true);
    else this.#look();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #go(at: number, still: boolean): void {
    const wanted = Math.max(0, Math.min(this.last, at));
    if (wanted === this.at) return;
    this.#forward = wanted === this.at + 1;
    this.#rests = this.#boards === 0;
    this.still = still;
    this.at = wanted;
    this.step += 1;
    if (this.playing) this.#look();
  }

  #look(): void {
    clearTimeout(this.#timer);
    if (this.at === this.last) return this.stop();
    this.#looked = false;
    this.#timer = setTimeout(() => {
      this.#looked = true;
      this.#next();
    }, AT_LEAST / this.speed);
  }

  /** By itself it goes on when the step was looked at and the board rests. */
  #next(): void {
    if (this.playing && this.#looked && this.#rests) this.#go(this.at + 1, false);
  }
}

/** A replayed game as a table the board can show. */
export function tableOf(replay: Replay): TableInfo {
  return shownTable(replay, replay.names, { status: 'over', seed: replay.seed });
}
