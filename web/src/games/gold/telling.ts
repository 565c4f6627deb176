/** What the things of this table say of themselves when they are asked. */

import type { Told } from '../../board/inquiry.svelte';
import type { Say } from '../../text/say';
import type { DraftPiece } from './draft';
import {
  pieceWord,
  thing,
  UNITS_OF,
  VALUE,
  type Material,
  type PieceView,
  type Size,
} from './view';

interface Piece {
  material: Material;
  size: Size;
  back?: PieceView['back'];
}

export function pieceTold(say: Say, piece: Piece): Told {
  const { material, size, back } = piece;
  return {
    thing: 'piece',
    name: say('gold-the-piece', { piece: pieceWord(piece) }),
    says: [
      say('gold-piece-worth', { value: VALUE[material], units: UNITS_OF[size] }),
      back ? say('gold-piece-back', { back: thing(back) }) : '',
    ],
  };
}

/** A piece that is being laid: a press on it does something. */
export function draftTold(say: Say, { face, size, back }: DraftPiece): Told {
  return { ...pieceTold(say, { material: face, size, back }), acts: true };
}

export function pearlsTold(say: Say, pearls: number): Told {
  return { thing: 'pearls', name: say('gold-pearls', { pearls }) };
}

export function discTold(label: string): Told {
  return { thing: 'disc', name: label };
}
