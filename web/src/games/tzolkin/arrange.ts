/** Symbols at an action space, set upright in the cell wherever it lies around the gear. */

import type { Boon } from './facts';

export interface Item {
  kind: 'boon' | 'or';
  boon: Boon | null;
  x: number;
  y: number;
}

const HEIGHT = 21.5;
const OR: Boon | null = null;

const widthOf = (boon: Boon | null): number => (boon === null ? 9 : boon.counted ? 33 : 23);

/** `either`: the rows are alternatives; else they belong together. */
export function arranged(rows: Boon[][], angle: number, either: boolean): Item[] {
  const flat: (Boon | null)[] = rows.flatMap((row, i) => [
    ...(i > 0 && either ? [OR] : []),
    ...row,
  ]);
  const side = Math.abs(Math.cos((angle * Math.PI) / 180));
  const room = side > 0.62 ? 40 : side > 0.4 ? 64 : 84;
  const lines: (Boon | null)[][] = [];
  let used = Infinity;
  for (const boon of flat) {
    const width = widthOf(boon);
    if (used + width > room) {
      if (boon === null) continue; // a new line says "or" well enough
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(boon);
    used += width;
  }
  for (const line of lines) if (line.at(-1) === null) line.pop();
  return lines.flatMap((line, row) => {
    const total = line.reduce((sum, boon) => sum + widthOf(boon), 0);
    let x = -total / 2;
    return line.map((boon) => {
      const width = widthOf(boon);
      const item: Item = {
        kind: boon === null ? 'or' : 'boon',
        boon,
        x: x + width / 2,
        y: (row - (lines.length - 1) / 2) * HEIGHT,
      };
      x += width;
      return item;
    });
  });
}
