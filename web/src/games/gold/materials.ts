/** The five materials: their colours, and textures drawn once by a small fixed generator. */

import { polar } from './geometry';
import type { Material } from './view';

export interface Look {
  /** Where the light falls, the body, the shade, the carved line. */
  light: string;
  body: string;
  shade: string;
  ink: string;
  /** How strongly the light plays on it, 0 to 1. */
  sheen: number;
}

export const LOOK: Readonly<Record<Material, Look>> = {
  gold: { light: '#fff2b8', body: '#dfa92f', shade: '#8a5a0e', ink: '#4d2f04', sheen: 1 },
  silver: { light: '#ffffff', body: '#b4c0ca', shade: '#5f6c79', ink: '#2c3742', sheen: 0.95 },
  bronze: { light: '#f3b88a', body: '#a45f36', shade: '#562c17', ink: '#2f1508', sheen: 0.7 },
  jade: { light: '#b5e8cb', body: '#3d936f', shade: '#14503b', ink: '#062a1e', sheen: 0.45 },
  stone: { light: '#c8c0b0', body: '#938b7d', shade: '#615a50', ink: '#332e27', sheen: 0.15 },
};

/** A small generator with a fixed seed: the same scratches on every screen. */
function dice(seed: number): () => number {
  let s = seed;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

/** How bright a turned surface is at an angle: two opposite fans of light, as on brushed metal. */
export function brightness(angle: number): number {
  const fan = Math.cos((2 * (angle - 38) * Math.PI) / 180);
  return fan > 0 ? 0.42 + 0.58 * fan ** 3 : 0.42 * (1 + fan);
}

export interface Scratch {
  d: string;
  width: number;
  opacity: number;
  light: boolean;
}

/** Fine arcs along the turning direction, for the brushed metals. */
export function brush(seed: number, count: number): Scratch[] {
  const next = dice(seed);
  return Array.from({ length: count }, () => {
    const r = 34 + next() * 65;
    const from = -50 + next() * 70;
    const [a, b] = [polar(r, from), polar(r, from + 12 + next() * 60)];
    return {
      d: `M${a.x} ${a.y}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${b.x} ${b.y}`,
      width: 0.25 + next() * 0.7,
      opacity: 0.12 + next() * 0.3,
      light: next() > 0.45,
    };
  });
}

/** Wandering veins, for jade. */
export function veins(seed: number, count: number): Scratch[] {
  const next = dice(seed);
  return Array.from({ length: count }, () => {
    let x = -75 + next() * 150;
    let y = -100;
    let d = `M${x.toFixed(1)} ${y}`;
    const drift = -6 + next() * 12;
    while (y < -15) {
      const [mx, my] = [x + drift / 2 - 9 + next() * 18, y + 6 + next() * 5];
      x += drift - 5 + next() * 10;
      y += 12 + next() * 8;
      d += `Q${mx.toFixed(1)} ${my.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    return { d, width: 0.5 + next() * 2.4, opacity: 0.2 + next() * 0.35, light: next() > 0.4 };
  });
}

export interface Speck {
  x: number;
  y: number;
  r: number;
  opacity: number;
}

/** Pits of stone, spots of verdigris on bronze, clouds in jade. */
export function specks(seed: number, count: number, least: number, most: number): Speck[] {
  const next = dice(seed);
  return Array.from({ length: count }, () => {
    const { x, y } = polar(36 + next() * 62, -46 + next() * 92);
    return { x, y, r: least + next() ** 2 * (most - least), opacity: 0.35 + next() * 0.5 };
  });
}
