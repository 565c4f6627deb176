import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TracingStage } from '../src/board/stage.svelte';
import { told } from '../src/board/testing';
import type { EventTold } from '../src/protocol';

interface View {
  players: string[];
  score: number;
}
const view = (score: number, players = ['Ana', 'Bo']): View => ({ players, score });

/** Every event adds its points, and is held for a second. */
const script = {
  settled: (now: View) => ({ view: now, events: [] as EventTold[], hold: 0 }),
  framesBetween: (old: View, events: EventTold[], now: View) => {
    let { score } = old;
    const frames = events.map((event) => {
      score += Number(event.data.points);
      return { view: { ...old, score }, events: [event], hold: 1000 };
    });
    return [...frames, script.settled(now)];
  },
};

class Told {
  constructor(readonly kinds: readonly string[] = []) {}
  after(events: readonly EventTold[]): Told {
    return new Told([...this.kinds, ...events.map((event) => event.kind)]);
  }
}

const staged = () => new TracingStage(view(0), 1, script, new Told());
const scored = (...points: number[]) => points.map((one) => told(`by ${one}`, { points: one }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a stage', () => {
  it('plays picture by picture and comes to rest on the view', () => {
    const stage = staged();
    stage.show({ view: view(5), events: scored(2, 3), step: 2, still: false });
    expect([stage.view.score, stage.rests(2)]).toEqual([2, false]);
    vi.advanceTimersByTime(1000);
    expect([stage.view.score, stage.rests(2)]).toEqual([5, false]);
    vi.advanceTimersByTime(1000);
    expect([stage.view.score, stage.rests(2), stage.rests(3)]).toEqual([5, true, false]);
  });

  it('plays a second update after the first', () => {
    const stage = staged();
    stage.show({ view: view(2), events: scored(2), step: 2, still: false });
    stage.show({ view: view(6), events: scored(4), step: 3, still: false });
    expect(stage.view.score).toBe(2);
    vi.advanceTimersByTime(1010);
    expect(stage.view.score).toBe(6);
  });

  it('hurries where much is waiting', () => {
    const stage = staged();
    stage.show({ view: view(6), events: scored(1, 1, 1, 1, 1, 1), step: 2, still: false });
    vi.advanceTimersByTime(400);
    expect(stage.view.score).toBe(2);
  });

  it('can be skipped, and is still where nothing may move; the trace misses nothing', () => {
    const stage = staged();
    stage.show({ view: view(5), events: scored(2, 3), step: 2, still: false });
    expect(stage.trace.kinds).toEqual(['by 2']);
    stage.settle();
    expect([stage.view.score, stage.rests(2)]).toEqual([5, true]);
    stage.show({ view: view(9), events: scored(4), step: 3, still: true });
    expect([stage.view.score, stage.rests(3)]).toEqual([9, true]);
    expect(stage.trace.kinds).toEqual(['by 2', 'by 3', 'by 4']);
  });

  it('forgets what was shown and what was waiting when the table is taken back', () => {
    const stage = staged();
    stage.show({ view: view(5), events: scored(2, 3), step: 4, still: false });
    stage.show({ view: view(1), events: [], step: 3, still: false });
    expect([stage.view.score, stage.rests(3)]).toEqual([1, true]);
    expect(stage.trace.kinds).toEqual([]);
  });
});
