/** The points of a game as lines from moment to moment: where each point of a drawing lies. */

import type { SeatScore } from '../protocol';

/** What each seat has, or may expect, after an entry of the log. */
export interface Point {
  seq: number;
  scores: readonly Pick<SeatScore, 'seat' | 'total'>[];
}

export const WIDTH = 640;
export const HEIGHT = 250;
const LEFT = 40;
const RIGHT = 34;
const TOP = 16;
const BOTTOM = 26;

export interface Chart {
  lines: { seat: number; points: [number, number][] }[];
  /** Round numbers of points, at their heights. */
  grid: { value: number; y: number }[];
  x(at: number): number;
}

export function chartOf(standings: readonly Point[]): Chart {
  const totals = standings.flatMap(({ scores }) => scores.map((score) => score.total));
  const lowest = Math.min(0, ...totals);
  const highest = Math.max(1, ...totals);
  const tick = tickOf(highest - lowest);
  const bottom = Math.floor(lowest / tick) * tick;
  const top = Math.ceil(highest / tick) * tick;
  const x = (at: number) =>
    LEFT + ((WIDTH - LEFT - RIGHT) * at) / Math.max(1, standings.length - 1);
  const y = (value: number) =>
    TOP + ((HEIGHT - TOP - BOTTOM) * (top - value)) / Math.max(1, top - bottom);
  const seats = [...(standings[0]?.scores ?? [])].map((score) => score.seat).sort();
  return {
    lines: seats.map((seat) => ({
      seat,
      points: standings.map(({ scores }, at): [number, number] => [
        x(at),
        y(scores.find((score) => score.seat === seat)?.total ?? 0),
      ]),
    })),
    grid: Array.from({ length: Math.round((top - bottom) / tick) + 1 }, (_, i) => ({
      value: bottom + i * tick,
      y: y(bottom + i * tick),
    })),
    x,
  };
}

/** 1, 2 or 5 times a power of ten, so that about five lines are drawn. */
function tickOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 4));
  return Math.max(1, power * ([1, 2, 5, 10].find((n) => n * power * 5 >= range) ?? 10));
}
