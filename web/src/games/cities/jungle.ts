/** Tree crowns around the plazas, always the same for the same tile: nature, but no chance. */

import { TILE } from './geometry';
import type { TileView } from './view';

export interface Tree {
  x: number;
  y: number;
  size: number;
  kind: 1 | 2 | 3;
}

/** A small generator of numbers between 0 and 1, from a name. */
export function scatter(name: string): () => number {
  let h = 2166136261;
  for (const sign of name) h = Math.imul(h ^ sign.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

const M = TILE / 2;

/** Whether a crown may stand here: off the roads and off what lies in the middle. */
function free(tile: TileView, x: number, y: number, size: number): boolean {
  const [dx, dy] = [x - M, y - M];
  if (tile.kind === 'sea') return inland(tile, x, y) && clear(dx, dy, size, 62);
  if (tile.kind === 'land') return clear(dx, dy, size, 62);
  if (tile.links.some((link) => link === 'NS' || link === 'EW')) {
    if (tile.kind === 'forest') return Math.min(Math.abs(dx), Math.abs(dy)) > 15 + size / 2;
    const ring = Math.hypot(dx, dy);
    const south = dy > -12 && ring < 92;
    const east = dx > -12 && ring < 92;
    return ring > 70 && !south && !east && clear(dx, dy, size, 0);
  }
  return tile.kind === 'forest'
    ? band(dx, dy, size)
    : Math.hypot(dx, dy) > 62 && band(dx, dy, size);
}

/** Off straight roads to all four sides, and outside a square of half `inner`. */
function clear(dx: number, dy: number, size: number, inner: number): boolean {
  const off = Math.min(Math.abs(dx), Math.abs(dy)) > 13 + size / 2;
  return off && Math.max(Math.abs(dx), Math.abs(dy)) > inner + size / 3;
}

/** Off two bowed roads that leave the middle diagonal free. */
function band(dx: number, dy: number, size: number): boolean {
  const far = Math.abs(Math.hypot(Math.abs(dx) - M, Math.abs(dy) - M) - M);
  return far > 16 + size / 2;
}

function inland(tile: TileView, x: number, y: number): boolean {
  const cx = tile.exits.includes('E') ? TILE : 0;
  const cy = tile.exits.includes('S') ? TILE : 0;
  return Math.hypot(x - cx, y - cy) < 150;
}

export function trees(tile: TileView): Tree[] {
  const next = scatter(`${tile.cell} ${tile.tile}`);
  const found: Tree[] = [];
  const most = tile.kind === 'forest' ? 46 : tile.kind === 'land' ? 17 : 26;
  for (let tries = 0; tries < 240 && found.length < most; tries += 1) {
    const size = 17 + next() * 20;
    const [x, y] = [size / 2 + next() * (TILE - size), size / 2 + next() * (TILE - size)];
    const kind = (1 + Math.floor(next() * 3)) as 1 | 2 | 3;
    if (!free(tile, x, y, size)) continue;
    if (found.some((tree) => Math.hypot(tree.x - x, tree.y - y) < (tree.size + size) * 0.33))
      continue;
    found.push({ x, y, size, kind });
  }
  return found.sort((a, b) => a.y - b.y);
}
