import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TracingStage } from '../src/board/stage.svelte';
import type { Clock } from '../src/board/clock';
import { CLOCK, told } from '../src/board/testing';
import type { EventTold } from '../src/protocol';

interface View {
  players: string[];
  score: number;
}
type Scored = EventTold & { event: { points: number } };
const view = (score: number, players = ['Ana', 'Bo']): View => ({ players, score });

/** Every event adds its points, and is held for a second. */
const script = {
  settled: (now: View) => ({ view: now, events: [] as Scored[], hold: 0 }),
  framesBetween: (old: View, events: Scored[], now: View) => {
    let { score } = old;
    const frames = events.map((one) => {
      const { event } = one;
      score += event.points;
      return { view: { ...old, score }, events: [one], hold: 1000 };
    });
    return [...frames, script.settled(now)];
  },
};

class Told {
  constructor(readonly kinds: readonly string[] = []) {}
  after(events: readonly EventTold[]): Told {
    return new Told([...this.kinds, ...events.map((one) => one.event.kind)]);
  }
}

const staged = () => {
  const stage = new TracingStage(view(0), 1, script, new Told());
  const rested = vi.fn<Clock['rested']>();
  const clock = { ...CLOCK, rested };
  const show = (now: View, events: Scored[], step: number, change: Partial<Clock> = {}) =>
    stage.show({ view: now, events, step, still: false, clock: { ...clock, ...change } });
  return { stage, show, rested };
};
const scored = (...all: number[]): Scored[] =>
  all.map((points) => told({ kind: `by ${points}`, clause: '', points }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a stage', () => {
  it('plays picture by picture, comes to rest on the view, and says so', () => {
    const { stage, show, rested } = staged();
    show(view(5), scored(2, 3), 2);
    expect(stage.view.score).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(stage.view.score).toBe(5);
    expect(rested).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(stage.view.score).toBe(5);
    expect(rested.mock.calls).toEqual([[2]]);
  });

  it('plays a second update after the first', () => {
    const { stage, show } = staged();
    show(view(2), scored(2), 2);
    show(view(6), scored(4), 3);
    expect(stage.view.score).toBe(2);
    vi.advanceTimersByTime(1010);
    expect(stage.view.score).toBe(6);
  });

  it('hurries where much is to be shown, and where the clock says that much is waiting', () => {
    const { stage, show } = staged();
    show(view(6), scored(1, 1, 1, 1, 1, 1), 2);
    vi.advanceTimersByTime(400);
    expect(stage.view.score).toBe(2);
    const hurried = staged();
    hurried.show(view(3), scored(2, 1), 2, { speed: 4 });
    vi.advanceTimersByTime(500);
    expect(hurried.rested).toHaveBeenCalledWith(2);
  });

  it('can be skipped, and is still where nothing may move; the trace misses nothing', () => {
    const { stage, show, rested } = staged();
    show(view(5), scored(2, 3), 2);
    expect(stage.trace.kinds).toEqual(['by 2']);
    stage.settle();
    expect(stage.view.score).toBe(5);
    stage.show({ view: view(9), events: scored(4), step: 3, still: true, clock: CLOCK });
    expect(stage.view.score).toBe(9);
    expect(rested.mock.calls).toEqual([[2]]);
    expect(stage.trace.kinds).toEqual(['by 2', 'by 3', 'by 4']);
  });

  it('forgets what was shown and what was waiting when the table is taken back', () => {
    const { stage, show, rested } = staged();
    show(view(5), scored(2, 3), 4);
    show(view(1), [], 3);
    expect(stage.view.score).toBe(1);
    expect(rested.mock.calls).toEqual([[3]]);
    expect(stage.trace.kinds).toEqual([]);
  });

  it('keeps no trace of what was taken back', () => {
    const { stage, show } = staged();
    show(view(5), scored(2, 3), 2);
    show(view(0), [told({ kind: 'answer_taken_back', clause: '', points: 0 })], 3);
    expect(stage.view.score).toBe(0);
    expect(stage.trace.kinds).toEqual([]);
  });
});
