/** The view as the server sends it, by the names this folder uses, and how to read it. */

import type {
  PacalAnswer,
  PacalDistrictView,
  PacalHint,
  PacalOption,
  PacalView as Sent,
  Thing,
} from '../../protocol';

export type {
  PacalBoardView as BoardView,
  PacalDistrictView as DistrictView,
  PacalPlayerView as PlayerView,
} from '../../protocol';

export const SOURCES = ['builds', 'bonus', 'river', 'lake', 'districts', 'tokens'] as const;
export type Source = (typeof SOURCES)[number];
type Tally = Record<Source | 'total', number>;

export type PacalView = Omit<Sent, 'would_score'> & { would_score: Tally[] };

export const HEIGHTS = [1, 2, 3, 4, 5] as const;

/** A thing in a sentence. */
export const thing = (name: string): Thing => ({ is: 'thing', name });

/** The points of whoever has most. */
export function leading(view: PacalView): number {
  return Math.max(...view.players.map((player) => player.score));
}

// -- answers, and what the engine says about them beforehand

/** The cell an answer names, null for those that name none. */
export function cellOf({ args }: PacalAnswer): string | null {
  return 'cell' in args && args.cell ? args.cell.name : null;
}

/** The height an answer would build, 0 for every other answer. */
export function heightOf({ args }: PacalAnswer): number {
  return 'height' in args ? (args.height ?? 0) : 0;
}

type Pyramid = Extract<PacalHint, { kind: 'pyramid' }>;

/** What a build brings, null for every other answer. */
function pyramidOf({ hint }: PacalOption): Pyramid | null {
  return hint?.kind === 'pyramid' ? hint : null;
}

/** The points a build brings at once. */
export function pointsOf(option: PacalOption): number {
  const pyramid = pyramidOf(option);
  return pyramid ? pyramid.points + pyramid.bonus : 0;
}

/** The stones a move lets one put in, null for what is no move. */
export function allowanceOf({ hint }: PacalOption): number | null {
  return hint && 'allowance' in hint ? hint.allowance : null;
}

/** The constellations that would do, each as its cells: `B4 D4 F4`. */
export function linesOf({ hint }: PacalOption): string[] {
  return hint && 'lines' in hint ? hint.lines.map((line) => line.name) : [];
}

export function districtAt(view: PacalView, cell: string): PacalDistrictView | undefined {
  return view.districts.find((district) => !district.covered && district.cells.includes(cell));
}
