/** The city as a drawing: cells, the outlines of courts, the score track round them. */

import type { BoardView } from './view';

/** The side of a cell in the drawing. */
export const U = 100;
/** Room for the names of columns and rows, above and left of the cells. */
export const BAND = 38;
export const TRACK = 62;
export const EDGE = 14;

export interface Point {
  x: number;
  y: number;
}

const A = 'A'.charCodeAt(0);

export function cellName(column: number, row: number): string {
  return `${String.fromCharCode(A + column)}${row + 1}`;
}

export function gridOf(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - A, row: Number(cell.slice(1)) - 1 };
}

/** The middle of a cell. */
export function spot(cell: string): Point {
  const { column, row } = gridOf(cell);
  return { x: (column + 0.5) * U, y: (row + 0.5) * U };
}

/** Every cell of the map with its character, in reading order. */
export function cellsOf(board: BoardView): { name: string; char: string }[] {
  return board.rows.flatMap((line, row) =>
    [...line].map((char, column) => ({ name: cellName(column, row), char })),
  );
}

/** The part of the plane that is drawn. */
export function windowOf(board: BoardView): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const out = BAND + TRACK + EDGE;
  return {
    x: -out,
    y: -out,
    width: board.columns * U + out + TRACK + 2 * EDGE,
    height: board.rows.length * U + out + TRACK + 2 * EDGE,
  };
}

/** The outlines of a set of cells, drawn in by `inset` and rounded, as one path. */
export function outline(cells: readonly string[], inset: number, radius: number): string {
  return loops(cells)
    .map((loop) => rounded(drawnIn(loop, inset), radius))
    .join('');
}

/** The sides between cells of the set and others, clockwise, joined to closed loops. */
function loops(cells: readonly string[]): Point[][] {
  const inside = new Set(cells);
  const has = (column: number, row: number): boolean => inside.has(cellName(column, row));
  const from = new Map<string, Point[]>();
  const side = (x: number, y: number, toX: number, toY: number): void => {
    const key = `${x} ${y}`;
    from.set(key, [...(from.get(key) ?? []), { x: toX, y: toY }]);
  };
  for (const cell of cells) {
    const { column: x, row: y } = gridOf(cell);
    if (!has(x, y - 1)) side(x, y, x + 1, y);
    if (!has(x + 1, y)) side(x + 1, y, x + 1, y + 1);
    if (!has(x, y + 1)) side(x + 1, y + 1, x, y + 1);
    if (!has(x - 1, y)) side(x, y + 1, x, y);
  }
  const found: Point[][] = [];
  for (const key of from.keys()) {
    while (from.get(key)?.length) {
      const [x = 0, y = 0] = key.split(' ').map(Number);
      found.push(loopFrom({ x, y }, from));
    }
  }
  return found;
}

function loopFrom(start: Point, from: Map<string, Point[]>): Point[] {
  const loop: Point[] = [];
  let at = start;
  let way: Point = { x: 1, y: 0 };
  for (;;) {
    const ends = from.get(`${at.x} ${at.y}`);
    if (!ends?.length) break;
    // Where two cells touch only at a corner, a turn to the right stays with the same cell.
    const right: Point = { x: -way.y, y: way.x };
    const wanted = ends.findIndex((end) => end.x - at.x === right.x && end.y - at.y === right.y);
    const next = ends.splice(Math.max(0, wanted), 1)[0] as Point;
    const turn = { x: next.x - at.x, y: next.y - at.y };
    if (loop.length === 0 || turn.x !== way.x || turn.y !== way.y) loop.push(at);
    way = turn;
    at = next;
  }
  const [first, second] = loop;
  if (
    first &&
    second &&
    Math.sign(second.x - first.x) === way.x &&
    Math.sign(second.y - first.y) === way.y
  )
    loop.shift();
  return loop;
}

function drawnIn(loop: Point[], inset: number): Point[] {
  const way = (a: Point, b: Point): Point => ({ x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) });
  return loop.map((at, i) => {
    const before = way(loop[(i + loop.length - 1) % loop.length] as Point, at);
    const after = way(at, loop[(i + 1) % loop.length] as Point);
    return {
      x: at.x * U + inset * (-before.y - after.y),
      y: at.y * U + inset * (before.x + after.x),
    };
  });
}

function rounded(loop: Point[], radius: number): string {
  const toward = (a: Point, b: Point): Point => {
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const by = Math.min(radius, far / 2) / far;
    return { x: a.x + (b.x - a.x) * by, y: a.y + (b.y - a.y) * by };
  };
  const steps = loop.map((at, i) => {
    const enter = toward(at, loop[(i + loop.length - 1) % loop.length] as Point);
    const leave = toward(at, loop[(i + 1) % loop.length] as Point);
    return `${enter.x} ${enter.y}Q${at.x} ${at.y} ${leave.x} ${leave.y}`;
  });
  return `M${steps.join('L')}Z`;
}

/** Water along a line through points: it swings from side to side and rounds its bends. */
export function stream(points: readonly Point[], swing: number, phase: number): string {
  const STEP = 10;
  const walked = points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.max(1, Math.round(far / STEP));
    return Array.from({ length: steps }, (_, s) => ({
      x: from.x + ((to.x - from.x) * s) / steps,
      y: from.y + ((to.y - from.y) * s) / steps,
    }));
  });
  const all = [...walked, ...points.slice(-1)];
  const near = (i: number): Point => {
    const part = all.slice(Math.max(0, i - 4), i + 5);
    const mean = (way: 'x' | 'y'): number => part.reduce((sum, p) => sum + p[way], 0) / part.length;
    return { x: mean('x'), y: mean('y') };
  };
  const smooth = all.map((at, i) => (i < 4 || i > all.length - 5 ? at : near(i)));
  return smooth
    .map((at, i) => {
      const ahead = smooth[Math.min(i + 1, smooth.length - 1)] as Point;
      const behind = smooth[Math.max(i - 1, 0)] as Point;
      const far = Math.hypot(ahead.x - behind.x, ahead.y - behind.y) || 1;
      const by = swing * Math.sin(i / 3.2 + phase);
      const x = at.x - (by * (ahead.y - behind.y)) / far;
      const y = at.y + (by * (ahead.x - behind.x)) / far;
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** A tone for each district, by its character, so that no two neighbours share one. */
export function tonesOf(board: BoardView, tones: number): Map<string, number> {
  const given = new Map<string, number>();
  const next = new Map<string, Set<string>>();
  const touch = (a: string, b: string | undefined): void => {
    if (b === undefined || a === b) return;
    next.set(a, (next.get(a) ?? new Set()).add(b));
    next.set(b, (next.get(b) ?? new Set()).add(a));
  };
  board.rows.forEach((line, row) =>
    [...line].forEach((char, column) => {
      touch(char, line[column + 1]);
      touch(char, board.rows[row + 1]?.[column]);
      touch(char, board.rows[row + 1]?.[column + 1]);
    }),
  );
  const chars = [...new Set(board.rows.join(''))].filter((char) => char !== '~' && char !== '#');
  chars.forEach((char, i) => {
    const taken = new Set([...(next.get(char) ?? [])].map((other) => given.get(other)));
    const tried = Array.from({ length: tones }, (_, t) => (i * 5 + t) % tones);
    given.set(char, tried.find((tone) => !taken.has(tone)) ?? i % tones);
  });
  return given;
}
