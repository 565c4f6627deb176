/** The score track round the city. */

import { BAND, EDGE, TRACK, U, type Point } from './geometry';
import type { BoardView } from './view';

export interface Space extends Point {
  width: number;
  height: number;
  /** Along which way several markers spread. */
  across: boolean;
}

/**
 * The spaces of the score track, clockwise from the top left corner: one for each side of a cell,
 * or two where a small map would not reach the score that ends the game.
 */
export function trackOf(board: BoardView, threshold: number): Space[] {
  const sides = 2 * (board.columns + board.rows.length) + 4;
  const each = sides > threshold ? 1 : 2;
  const [columns, rows] = [board.columns * each, board.rows.length * each];
  const [left, top] = [-BAND - TRACK / 2, -BAND - TRACK / 2];
  const right = board.columns * U + EDGE / 2 + TRACK / 2;
  const bottom = board.rows.length * U + EDGE / 2 + TRACK / 2;
  const [wide, high] = [(right - left - TRACK) / columns, (bottom - top - TRACK) / rows];
  const corner = (x: number, y: number): Space => ({
    x,
    y,
    width: TRACK,
    height: TRACK,
    across: true,
  });
  const lying = (i: number, y: number): Space => ({
    x: left + TRACK / 2 + wide * (i + 0.5),
    y,
    width: wide,
    height: TRACK,
    across: true,
  });
  const standing = (i: number, x: number): Space => ({
    x,
    y: top + TRACK / 2 + high * (i + 0.5),
    width: TRACK,
    height: high,
    across: false,
  });
  const row = Array.from({ length: columns }, (_, i) => i);
  const column = Array.from({ length: rows }, (_, i) => i);
  return [
    corner(left, top),
    ...row.map((i) => lying(i, top)),
    corner(right, top),
    ...column.map((i) => standing(i, right)),
    corner(right, bottom),
    ...row.map((i) => lying(columns - 1 - i, bottom)),
    corner(left, bottom),
    ...column.map((i) => standing(rows - 1 - i, left)),
  ];
}
