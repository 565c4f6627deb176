/** The view as the server sends it, by the names this folder uses, and how to read it. */

import type { Option, PacalDistrictView, PacalView as Sent, Value } from '../../protocol';

export type {
  PacalBoardView as BoardView,
  PacalDistrictView as DistrictView,
  PacalPlayerView as PlayerView,
} from '../../protocol';

export const SOURCES = ['builds', 'bonus', 'river', 'lake', 'districts', 'tokens'] as const;
export type Source = (typeof SOURCES)[number];
export type Tally = Record<Source | 'total', number>;

export type PacalView = Omit<Sent, 'would_score'> & { would_score: Tally[] };

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

export const CHOICE_OF_HEIGHT: ReadonlySet<string> = new Set(['build', 'upgrade']);
export const HEIGHTS = [1, 2, 3, 4, 5] as const;

/** The height an answer would build, 0 for every other answer. */
export function heightOf(option: Pick<Option, 'verb' | 'args'>): number {
  return CHOICE_OF_HEIGHT.has(option.verb) ? Number(option.args.height) : 0;
}

export function districtAt(view: PacalView, cell: string): PacalDistrictView | undefined {
  return view.districts.find((district) => !district.covered && district.cells.includes(cell));
}
