/** What the table shows, as the server sends it, and the facts printed on the pieces. */

import source from '../../../../src/ceiba/games/gold/components.toml?raw';
import type { GoldDecision, GoldPieceView, GoldView, Thing } from '../../protocol';
import { components } from '../components';
import type { PreviewOf } from '../contract';

export type {
  GoldBoxedView as BoxedView,
  GoldPieceView as PieceView,
  GoldPlayerView as PlayerView,
  GoldStandingView as StandingView,
  GoldView,
} from '../../protocol';

export type GoldPreview = PreviewOf<GoldView, GoldDecision>;
export type Material = GoldPieceView['material'];
export type Size = GoldPieceView['size'];

/** A row in order around the base; null stands for a gap of one unit (GM-R41). */
export type Row = (GoldPieceView | null)[];

const facts = components<{
  materials: Record<Material, number>;
  sizes: Record<Size, number>;
}>(source);

/** The value printed on every piece (GM-1.3), and its size in units (GM-1.6). */
export const VALUE: Readonly<Record<Material, number>> = facts.materials;
export const UNITS_OF: Readonly<Record<Size, number>> = facts.sizes;

/** The five materials, dearest first. */
export const MATERIALS: readonly Material[] = ['gold', 'silver', 'bronze', 'jade', 'stone'];

/** A piece as it lies, to be named: `gold sixth`. */
export function pieceWord(piece: { material: Material; size: Size }): Thing {
  return { is: 'thing', name: `${piece.material} ${piece.size}` };
}

export const thing = (name: string): Thing => ({ is: 'thing', name });
