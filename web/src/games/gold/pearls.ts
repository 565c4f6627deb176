/** Where pearls come to lie in a heap: a sunflower's order, dense and even. */

import type { Point } from './geometry';

const TURN = Math.PI * (3 - Math.sqrt(5));

export function heap(count: number, spacing: number): Point[] {
  return Array.from({ length: count }, (_, k) => {
    const radius = spacing * Math.sqrt(k + 0.35);
    return { x: radius * Math.cos(k * TURN), y: radius * Math.sin(k * TURN) };
  });
}
