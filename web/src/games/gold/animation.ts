/** How pieces travel over the auction board. Every journey ends exactly on the view. */

import type { TransitionConfig } from 'svelte/transition';

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

interface Scene {
  /** The part of the drawing that is shown. */
  top: number;
  width: number;
  height: number;
  slots: Spot[];
  bag: Spot;
  box: Spot;
  /** Where a sold piece leaves the scene. */
  buyer: Spot;
}

export const SCENES: Record<'wide' | 'narrow', Scene> = {
  wide: {
    top: 42,
    width: 800,
    height: 230,
    slots: [
      { x: 270, y: 198, scale: 1.26 },
      { x: 497, y: 194, scale: 0.9 },
      { x: 630, y: 184, scale: 0.74 },
    ],
    bag: { x: 738, y: 192, scale: 0.88 },
    box: { x: 66, y: 202, scale: 0.95 },
    buyer: { x: 270, y: 300, scale: 1.3 },
  },
  narrow: {
    top: 24,
    width: 400,
    height: 192,
    slots: [
      { x: 128, y: 156, scale: 0.98 },
      { x: 246, y: 146, scale: 0.6 },
      { x: 318, y: 136, scale: 0.48 },
    ],
    bag: { x: 366, y: 178, scale: 0.6 },
    box: { x: 34, y: 180, scale: 0.6 },
    buyer: { x: 128, y: 240, scale: 0.98 },
  },
};

export function travel(spot: Spot): string {
  return `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})`;
}

interface Journey {
  from: Spot;
  to: Spot;
  /** No motion wanted, or none possible. */
  still: boolean;
}

const ease = (t: number): number => 1 - (1 - t) ** 3;
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Out of the bag, edge first, and turned flat onto its stand. */
export function rises(_node: Element, { from, to, still }: Journey): TransitionConfig {
  return {
    duration: still ? 0 : 450,
    easing: ease,
    css: (t) => {
      const x = between(from.x, to.x, t);
      const y = between(from.y, to.y, t) - 90 * Math.sin(Math.PI * t);
      const scale = between(from.scale * 0.5, to.scale, t);
      return `transform: translate(${x}px, ${y}px) scale(${scale * (0.06 + 0.94 * t ** 2)}, ${scale})`;
    },
  };
}

/** Off its stand: to the buyer, or tumbling into the box. */
export function falls(_node: Element, { from, to, still }: Journey): TransitionConfig {
  return {
    duration: still ? 0 : 420,
    css: (t, u) => {
      const go = u ** 1.6;
      const x = between(from.x, to.x, go);
      const y = between(from.y, to.y, go) - 70 * Math.sin(Math.PI * go);
      return `transform: translate(${x}px, ${y}px) scale(${from.scale * (1 - 0.55 * go)}) rotate(${
        to.x < from.x ? -70 * go : 0
      }deg); opacity: ${Math.min(1, t * 2.5)}`;
    },
  };
}
