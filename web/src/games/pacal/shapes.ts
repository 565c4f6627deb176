/** The seats' own outlines, and the measures of stones and pyramids. */

import type { Point } from './geometry';

/** A stone of each seat, in a box from -20 to 20: told apart without colour. */
export const STONES: readonly string[] = [
  'M0-20A20 20 0 1 1 0 20 20 20 0 1 1 0-20Z',
  'M0-22C9-16 20-6 20 5 20 15 12 20 0 20S-20 15-20 5C-20-6-9-16 0-22Z',
  'M-14-19H14Q19-19 19-14V14Q19 19 14 19H-14Q-19 19-19 14V-14Q-19-19-14-19Z',
  'M-17-16Q0-22 17-16 22-14 20-8 15 10 4 20 0 23-4 20-15 10-20-8-22-14-17-16Z',
  'M-11-19H11L22 0 11 19H-11L-22 0Z',
];

/** Where the stones of a cell lie, and how large: 1 to 5 of them. */
const PLACES: readonly { size: number; at: readonly (readonly [number, number])[] }[] = [
  { size: 1.3, at: [[0, 4]] },
  {
    size: 1,
    at: [
      [-22, 6],
      [22, 6],
    ],
  },
  {
    size: 0.92,
    at: [
      [-22, 20],
      [22, 20],
      [0, -16],
    ],
  },
  {
    size: 0.88,
    at: [
      [-20, -16],
      [22, -16],
      [-20, 23],
      [22, 23],
    ],
  },
  {
    size: 0.78,
    at: [
      [-27, -19],
      [27, -19],
      [0, 4],
      [-27, 27],
      [27, 27],
    ],
  },
];

export function stonesLaid(seats: readonly number[]): (Point & { seat: number; size: number })[] {
  const { size, at } = PLACES[Math.min(seats.length, PLACES.length) - 1] ?? { size: 1, at: [] };
  return seats.map((seat, i) => ({ seat, size, x: at[i]?.[0] ?? 0, y: at[i]?.[1] ?? 0 }));
}

/** How much of a square's depth is seen from above. */
const TILT = 0.8;
const RISE = 7.5;
const STEP = 10;

export interface Storey {
  width: number;
  depth: number;
  /** The upper edge of its roof, and of its front. */
  top: number;
  front: number;
  rise: number;
}

/** The storeys of a pyramid from the ground up, in a cell whose middle is (0, 0). */
export function storeysOf(height: number): Storey[] {
  const base = 50 + STEP * (height - 1);
  const whole = base * TILT + RISE * height;
  const ground = whole / 2 + 2;
  return Array.from({ length: height }, (_, i) => {
    const width = base - STEP * i;
    const middle = ground - (base * TILT) / 2 - RISE * (i + 1);
    return {
      width,
      depth: width * TILT,
      top: middle - (width * TILT) / 2,
      front: middle + (width * TILT) / 2,
      rise: RISE,
    };
  });
}

/** A constellation as a drawing: a line, or a square whose corners come in reading order. */
export function figure(points: readonly Point[]): string {
  const path = (list: readonly Point[]): string => list.map((p) => `${p.x} ${p.y}`).join('L');
  const [a, b, c, d] = points;
  const bent = a && b && c && (b.x - a.x) * (c.y - a.y) !== (b.y - a.y) * (c.x - a.x);
  return bent && d ? `M${path([a, b, d, c])}Z` : `M${path(points)}`;
}
