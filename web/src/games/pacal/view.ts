/** `PacalView` as the server sends it: the same names as `ceiba.games.pacal.view`. */

import type { Option, Outcome, Value } from '../../protocol';

export interface DistrictView {
  id: string;
  char: string;
  /** By language, only on a map laid by hand; otherwise the game's texts know `id`. */
  names: Record<string, string>;
  value: number;
  cells: string[];
  sacred: boolean;
  covered: boolean;
  storeys: number[];
  leader: number | null;
}

export interface WaterView {
  cells: string[];
  storeys: number[];
}

export interface BoardView {
  columns: number;
  /** A character a cell: a district's, `~` lake, `#` covered. */
  rows: string[];
  covers: string[];
  river_line: number[][];
}

export interface StonesView {
  cell: string;
  seats: number[];
}

export interface PyramidView {
  cell: string;
  seat: number;
  height: number;
}

export interface RocketView {
  cell: string | null;
  lifted: boolean;
  contents: number[] | null;
}

export interface PlayerView {
  score: number;
  stones: number;
  /** In the supply, of 1 to 5 storeys. */
  pyramids: number[];
  tokens: number[];
  rocket: RocketView;
}

export const SOURCES = ['builds', 'bonus', 'river', 'lake', 'districts', 'tokens'] as const;
export type Source = (typeof SOURCES)[number];
export type Tally = Record<Source | 'total', number>;

export interface PacalView {
  seat: number | null;
  board: BoardView;
  districts: DistrictView[];
  river: WaterView;
  lake: WaterView;
  stones: StonesView[];
  pyramids: PyramidView[];
  players: PlayerView[];
  round: number;
  start: number;
  turn: number | null;
  faces: string[];
  die: string | null;
  allowance: { own: boolean; other: boolean };
  used: string[];
  end: { threshold: number; reached_by: number | null; round_is_finished: boolean };
  would_score: Tally[];
  outcome: Outcome | null;
}

/** What the engine says about an answer beforehand. */
export interface Hint {
  kind?: string;
  allowance?: number;
  lost?: number;
  points?: number;
  bonus?: number;
  stones?: number;
  before?: number;
  supply?: number;
  cell?: string;
  district?: string;
  returned?: string[];
  /** The constellations that would do, each as its cells: `B4 D4 F4`. */
  lines?: string[];
}

export function hintOf(option: { hint?: Record<string, Value> }): Hint {
  return (option.hint ?? {}) as Hint;
}

export const seatOf = (letter: unknown): number => 'ABCDE'.indexOf(String(letter));

export const CHOICE_OF_HEIGHT: ReadonlySet<string> = new Set(['build', 'upgrade']);
export const HEIGHTS = [1, 2, 3, 4, 5] as const;

/** The height an answer would build, 0 for every other answer. */
export function heightOf(option: Pick<Option, 'verb' | 'args'>): number {
  return CHOICE_OF_HEIGHT.has(option.verb) ? Number(option.args.height) : 0;
}

export function districtAt(view: PacalView, cell: string): DistrictView | undefined {
  return view.districts.find((district) => !district.covered && district.cells.includes(cell));
}
