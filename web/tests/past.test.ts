/** A recorded game: the board is where the slider is, however fast one presses. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReplayPlayer } from '../src/past/player.svelte';
import type { EventTold, Replay } from '../src/protocol';
import { addressOf, momentOf } from '../src/replay/moment';
import { apart, chartOf, EMBLEM } from '../src/replay/points';

const told = (seq: number, opens: EventTold['opens']): EventTold => ({
  seq,
  event: { kind: 'drawn', clause: '' },
  opens,
});

/** Forty moves; every fourth begins a turn. Nobody sees anything of the odd ones. */
const REPLAY: Replay = {
  game: 'gold',
  players: 2,
  options: {},
  names: ['Ana', 'Bo'],
  eyes: 'spectator',
  seed: 'x',
  standings: [],
  steps: Array.from({ length: 41 }, (_, i) => ({
    seq: 2 * i,
    events: [told(2 * i, i % 4 === 0 ? 'turn' : '')],
    view: { at: i },
    outcome: null,
  })),
};

/** A board that takes a second for whatever it is to play, as the stage does. */
function watched(player: ReplayPlayer) {
  player.attach();
  return () => {
    if (!player.still && player.fresh.length > 0) {
      const { step } = player;
      setTimeout(() => player.rested(step), 1000);
    } else player.rested(player.step);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('plays one step, and is there at once where somebody presses on', () => {
  const player = new ReplayPlayer(REPLAY);
  const shown = watched(player);
  player.to(1);
  shown();
  expect([player.still, player.fresh.length]).toEqual([false, 1]);
  for (let i = 2; i <= 30; i += 1) {
    vi.advanceTimersByTime(60);
    player.to(player.at + 1);
    shown();
    expect([player.at, player.still]).toEqual([i, true]);
  }
  vi.advanceTimersByTime(2000);
  player.to(31);
  expect(player.still).toBe(false);
});

it('goes by turns, to an entry of the log, and keeps the moment through other eyes', () => {
  const player = new ReplayPlayer(REPLAY, 13);
  expect(player.at).toBe(6);
  player.toTurn(1);
  expect(player.at).toBe(8);
  player.toTurn(-1);
  player.toTurn(-1);
  expect(player.at).toBe(0);
  player.toSeq(21);
  expect(player.now.seq).toBe(20);
  player.look({ ...REPLAY, eyes: 'A', steps: REPLAY.steps.filter((_, i) => i % 2 === 0) });
  expect([player.at, player.now.seq]).toEqual([5, 20]);
});

it('tells what happened between two entries by turns, and counts moments as the slider does', () => {
  const player = new ReplayPlayer(REPLAY);
  expect(player.between(10, 20).map(({ seq }) => seq)).toEqual([8, 12, 14, 16, 18, 20]);
  expect([player.stepOf(21), player.roundOf(10)]).toEqual([10, 0]);
});

it('goes by itself as fast as one likes', () => {
  const player = new ReplayPlayer(REPLAY);
  player.speed = 4;
  player.toggle();
  vi.advanceTimersByTime(900);
  expect(player.at).toBe(4);
  player.speed = 0.5;
  vi.advanceTimersByTime(3600 + 225);
  expect(player.at).toBe(7);
  player.stop();
});

it('a moment is an address, and back', () => {
  const moment = { seq: 41, eyes: 'B', beside: 'xyz' } as const;
  const address = addressOf('abc', moment);
  expect(momentOf(address.slice(address.indexOf('?')))).toEqual(moment);
  expect(momentOf('?at=no&eyes=Z')).toEqual({ seq: 0, eyes: null, beside: null });
});

it('draws all points inside the picture, losses too', () => {
  const scores = (...totals: number[]) =>
    totals.map((total, seat) => ({ seat, rank: 1, total, sources: {} }));
  const standings = [
    { seq: 0, scores: scores(0, -12) },
    { seq: 9, scores: scores(31.25, 4) },
  ];
  const { lines, grid } = chartOf(standings, 320);
  const heights = lines.flatMap(({ points }) => points.map(([, y]) => y));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(Math.min(...grid.map(({ y }) => y)));
  expect(Math.max(...heights)).toBeLessThanOrEqual(Math.max(...grid.map(({ y }) => y)));
  expect(grid.map(({ value }) => value)).toEqual([-20, -10, 0, 10, 20, 30, 40]);
});

it('keeps the emblems at the ends of the lines apart', () => {
  const ends = apart([100, 98, 230, 235, 101]);
  const sorted = [...ends].sort((a, b) => a - b);
  sorted
    .slice(1)
    .forEach((end, i) => expect(end - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(EMBLEM));
  expect(ends[1]).toBe(98);
});
