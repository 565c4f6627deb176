import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventTold, Update } from '../src/protocol';
import type { Tempo } from '../src/session/looking';
import { Session } from '../src/session/session.svelte';
import { sumsOf, turnsOf } from '../src/session/turns';
import { FakeSocket, TABLE, update } from './fakes';

const seat = (name: string) => ({ is: 'seat', name }) as const;
const corn = { is: 'thing', name: 'corn' } as const;

function turn(seq: number, name: string): EventTold {
  return { seq, event: { kind: 'turn', clause: '', seat: seat(name) }, opens: 'turn' };
}
function gained(seq: number, name: string, by: number): EventTold {
  const event = { kind: 'gained', clause: '', seat: seat(name) };
  return { seq, event, deed: true, changes: [{ seat: seat(name), thing: corn, by }] };
}
const festival = (seq: number): EventTold => ({
  seq,
  event: { kind: 'food_day', clause: '' },
  opens: 'moment',
});
/** Nothing is asked of this seat, A; B is to answer. */
const theirs = (seq: number, events: EventTold[], waiting: number[]): Update => ({
  ...update(seq, seq - 1, events),
  view: { seat: 0 },
  decision: null,
  waiting,
});

describe('turns', () => {
  it('are cut where the core says, and come to sums for each seat', () => {
    const story = [turn(1, 'A'), gained(1, 'A', 3), gained(2, 'A', -3), gained(2, 'B', 1)];
    const [first, second] = turnsOf([...story, turn(2, 'B'), gained(3, 'B', -2)]);
    expect([first?.seat, second?.seat]).toEqual([0, 1]);
    expect(first && sumsOf(first, 0)).toEqual([]);
    expect(first && sumsOf(first, 1)).toEqual([{ thing: 'corn', by: 1 }]);
    expect(second && sumsOf(second, 1)).toEqual([{ thing: 'corn', by: -2 }]);
    expect(first?.deeds).toHaveLength(3);
  });
});

describe('following', () => {
  let tempo: Tempo;
  beforeEach(() => {
    tempo = 'normal';
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function watching(still = false): Session {
    const wish = { table: TABLE, token: 't', still: () => still, tempo: () => tempo };
    const session = new Session(wish);
    FakeSocket.last.open();
    session.attach();
    FakeSocket.last.tell({ ...update(1, 0, [turn(1, 'A')]), view: { seat: 0 } });
    session.rested(session.step);
    return session;
  }

  it('tells nothing before the board has shown it', () => {
    const session = watching();
    FakeSocket.last.tell(theirs(2, [turn(2, 'B'), gained(2, 'B', 1)], [1]));
    expect(session.story.map((told) => told.seq)).toEqual([1]);
    session.rested(session.step);
    expect(session.story.map((told) => told.seq)).toEqual([1, 2, 2]);
    session.close();
  });

  it('looks at the turn of another when it is over, for as long as the tempo says', () => {
    for (const [now, ms] of [
      ['normal', 1800],
      ['slow', 4500],
    ] as const) {
      tempo = now;
      const session = watching();
      FakeSocket.last.tell(theirs(2, [turn(2, 'B'), gained(2, 'B', 1)], [1]));
      FakeSocket.last.tell(theirs(3, [turn(3, 'A')], [0]));
      session.rested(session.step);
      expect([session.held, session.shown?.seq]).toEqual([false, 3]);
      session.rested(session.step);
      expect([session.held, session.settled]).toEqual([true, false]);
      vi.advanceTimersByTime(ms);
      expect([session.held, session.settled]).toEqual([false, true]);
      session.close();
    }
  });

  it('stays at a great moment until one goes on, moving or not; not where all is instant', () => {
    for (const still of [false, true]) {
      tempo = 'normal';
      const session = watching(still);
      FakeSocket.last.tell(theirs(2, [festival(2), gained(2, 'B', 1)], [0]));
      session.rested(session.step);
      vi.advanceTimersByTime(3_600_000);
      expect(session.held).toBe(true);
      session.goOn();
      expect([session.held, session.settled]).toEqual([false, true]);
      tempo = 'instant';
      FakeSocket.last.tell(theirs(3, [festival(3)], [0]));
      session.rested(session.step);
      expect([session.held, session.settled]).toEqual([false, true]);
      session.close();
    }
  });

  it('does not wait at a great moment that brings nothing', () => {
    const session = watching();
    FakeSocket.last.tell(theirs(2, [festival(2)], [0]));
    session.rested(session.step);
    expect(session.held).toBe(true);
    vi.advanceTimersByTime(1800);
    expect([session.held, session.settled]).toEqual([false, true]);
    session.close();
  });

  it('shows again what came since this seat was asked, and tells it once', () => {
    const session = watching();
    FakeSocket.last.tell(theirs(2, [turn(2, 'B'), gained(2, 'B', 1)], [1]));
    session.rested(session.step);
    expect(session.canShowAgain).toBe(true);
    session.showAgain();
    expect([session.shown?.seq, session.settled]).toEqual([1, false]);
    session.rested(session.step);
    expect([session.shown?.seq, session.fresh.length]).toEqual([2, 2]);
    session.rested(session.step);
    expect(session.settled).toBe(true);
    expect(session.story.map((told) => told.seq)).toEqual([1, 2, 2]);
    session.close();
  });
});
