import { describe, expect, it } from 'vitest';
import {
  angleAt,
  arcOf,
  brokenSector,
  degrees,
  FULL,
  placeAt,
  polar,
  sector,
  starts,
  unitsOf,
} from '../geometry';

const row = (...units: number[]) => units.map((u) => ({ units: u }));

describe('the circle of 24 units (GM-1.6)', () => {
  it('gives an eighth 45°, a sixth 60°, a quarter 90°', () => {
    expect([3, 4, 6].map(degrees)).toEqual([45, 60, 90]);
  });

  it('closes with every mix of GM-6.2', () => {
    const mixes = [
      [8, 0, 0],
      [6, 0, 1],
      [4, 0, 2],
      [2, 0, 3],
      [0, 0, 4],
      [4, 3, 0],
      [2, 3, 1],
      [0, 3, 2],
      [0, 6, 0],
    ];
    for (const [eighths = 0, sixths = 0, quarters = 0] of mixes) {
      const sum = degrees(eighths * 3) + degrees(sixths * 4) + degrees(quarters * 6);
      expect(sum).toBe(360);
    }
  });

  it('starts at the top and turns clockwise', () => {
    expect(polar(100, 0)).toEqual({ x: 0, y: -100 });
    expect(polar(100, 90)).toEqual({ x: 100, y: -0 });
    expect(angleAt(0, -5)).toBe(0);
    expect(angleAt(5, 0)).toBe(90);
    expect(angleAt(-5, 0)).toBe(270);
  });
});

describe('where pieces lie (GM-R16)', () => {
  it('starts a piece after the sum of the units before it, gaps included', () => {
    expect(starts([{ units: 4 }, null, { units: 6 }, { units: 3 }])).toEqual([0, 4, 5, 11]);
    expect(unitsOf([{ units: 4 }, null, { units: 6 }])).toBe(11);
  });

  it('lets neighbours meet without overlap', () => {
    const pieces = row(4, 4, 4, 3, 3, 6);
    const begins = starts(pieces);
    const arcs = pieces.map((p, i) => arcOf(begins[i] ?? 0, p.units));
    arcs.slice(1).forEach((arc, i) => expect(arc.from).toBe(arcs[i]?.to));
    expect(arcs.at(-1)?.to).toBe(degrees(FULL));
  });
});

describe('the shape of a piece', () => {
  it('is an annular sector', () => {
    expect(sector(50, 100, 0, 90)).toBe('M0 -100A100 100 0 0 1 100 0L50 0A50 50 0 0 0 0 -50Z');
  });

  it('breaks alike on both sides, so that any two pieces fit', () => {
    const points = (d: string) =>
      [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
    const first = points(brokenSector(33, 100, 0, 45, 0));
    const next = points(brokenSector(33, 100, 45, 105, 0));
    const end = first.slice(-10); // the far side, from rim to hub
    const begin = next.slice(0, 10); // the near side, from hub to rim
    const near = (a: number[], b: number[]) =>
      Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
    end.forEach((point) =>
      expect(Math.min(...begin.map((b) => near(point, b)))).toBeLessThan(0.05),
    );
  });
});

describe('where a dragged piece would go', () => {
  const pieces = row(4, 4, 4); // 0° to 180°

  it('is before the piece whose middle lies beyond the pointer', () => {
    expect(placeAt(10, pieces)).toBe(0);
    expect(placeAt(50, pieces)).toBe(1);
    expect(placeAt(100, pieces)).toBe(2);
    expect(placeAt(170, pieces)).toBe(3);
  });

  it('is the nearer end of the row in the open part of the circle', () => {
    expect(placeAt(220, pieces)).toBe(3);
    expect(placeAt(340, pieces)).toBe(0);
  });
});
