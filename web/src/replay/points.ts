/** The points of a game as lines from moment to moment: where each point of a drawing lies. */

import type { SeatScore } from '../protocol';

/** What each seat has, or may expect, after an entry of the log. */
export interface Point {
  seq: number;
  scores: readonly Pick<SeatScore, 'seat' | 'total'>[];
}

export const HEIGHT = 240;
export const LEFT = 36;
export const RIGHT = 30;
const TOP = 16;
const BOTTOM = 20;
/** How tall the emblem at the end of a line is. */
export const EMBLEM = 22;

export interface Chart {
  /** `end`: the height of its emblem, which never covers another. */
  lines: { seat: number; points: [number, number][]; end: number }[];
  /** Round numbers of points, at their heights. */
  grid: { value: number; y: number }[];
  x(at: number): number;
  /** From one point to the next. */
  step: number;
}

/** As wide as there is room, so that its words are as large as all others. */
export function chartOf(standings: readonly Point[], width: number): Chart {
  const totals = standings.flatMap(({ scores }) => scores.map((score) => score.total));
  const lowest = Math.min(0, ...totals);
  const highest = Math.max(1, ...totals);
  const tick = tickOf(highest - lowest);
  const bottom = Math.floor(lowest / tick) * tick;
  const top = Math.ceil(highest / tick) * tick;
  const step = Math.max(0, width - LEFT - RIGHT) / Math.max(1, standings.length - 1);
  const x = (at: number) => LEFT + step * at;
  const y = (value: number) =>
    TOP + ((HEIGHT - TOP - BOTTOM) * (top - value)) / Math.max(1, top - bottom);
  const seats = [...(standings[0]?.scores ?? [])].map((score) => score.seat).sort();
  const lines = seats.map((seat) =>
    standings.map(({ scores }, at): [number, number] => [
      x(at),
      y(scores.find((score) => score.seat === seat)?.total ?? 0),
    ]),
  );
  const ends = apart(lines.map((points) => points.at(-1)?.[1] ?? 0));
  return {
    lines: seats.map((seat, i) => ({ seat, points: lines[i] ?? [], end: ends[i] ?? 0 })),
    grid: Array.from({ length: Math.round((top - bottom) / tick) + 1 }, (_, i) => ({
      value: bottom + i * tick,
      y: y(bottom + i * tick),
    })),
    x,
    step,
  };
}

/** The heights, pushed down where emblems would cover each other, and up again from the bottom. */
export function apart(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, least);
    least = placed[i] + EMBLEM;
  }
  let most = HEIGHT - EMBLEM / 2;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = placed[i] - EMBLEM;
  }
  return placed;
}

/** 1, 2 or 5 times a power of ten, so that about five lines are drawn. */
function tickOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 4));
  return Math.max(1, power * ([1, 2, 5, 10].find((n) => n * power * 5 >= range) ?? 10));
}
