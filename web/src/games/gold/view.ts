/** `GoldView` as the server sends it: the same names as `ceiba.games.gold.view`. */

import type { Outcome } from '../../protocol';

export type Material = 'gold' | 'silver' | 'bronze' | 'jade' | 'stone';
export type Size = 'eighth' | 'sixth' | 'quarter';

export interface PieceView {
  material: Material;
  size: Size;
  units: number;
  value: number;
  back: Material | null;
}

export interface BoxedView {
  piece: PieceView;
  by: number | null;
}

/** A row in order around the base; null stands for a gap of one unit (GM-R41). */
export type Row = (PieceView | null)[];

export interface BaseView {
  row: Row;
  units: number;
  complete: boolean;
  points: number;
}

export interface HandView {
  base: number | null;
  new: PieceView;
  row: Row;
  left: PieceView[];
}

export interface PlayerView {
  bases: BaseView[];
  pearls: number | null;
  committed: boolean;
  bid: number | null;
}

export interface GoldView {
  seat: number | null;
  lot: number;
  slots: PieceView[];
  bag: number;
  box: BoxedView[];
  players: PlayerView[];
  drawer: number;
  opened: boolean;
  winner: number | null;
  payee: number | null;
  /** The piece in the buyer's hands while the base is laid out, as it lay on the board. */
  bought: PieceView | null;
  hand: HandView | null;
  outcome: Outcome | null;
}

/** The five materials, dearest first, with the value printed on every piece. */
export const MATERIALS: readonly Material[] = ['gold', 'silver', 'bronze', 'jade', 'stone'];

/** Facts printed on the pieces (GM-1.3, GM-1.6), needed to draw a piece turned over. */
export const VALUE: Readonly<Record<Material, number>> = {
  gold: 4,
  silver: 3,
  bronze: 2,
  jade: 1,
  stone: 0,
};
export const UNITS_OF: Readonly<Record<Size, number>> = { eighth: 3, sixth: 4, quarter: 6 };

/** The text key of a piece as it lies: `name-gold-sixth`. */
export function pieceWord(piece: { material: Material; size: Size }): string {
  return `${piece.material} ${piece.size}`;
}
