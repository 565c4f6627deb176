/**
 * The draft of a layout: how the buyer's pieces lie, are held, or go to the box, before anything
 * is handed in (GM-R17). Holds no rules: whether a draft is legal, only the server says.
 */

import { unitsOf } from './geometry';
import { VALUE, type GoldView, type Material, type PieceView, type Row, type Size } from './view';

export interface DraftPiece {
  id: number;
  size: Size;
  units: number;
  face: Material;
  back: Material;
  /** The piece just bought. */
  fresh: boolean;
  /** A gap of one unit before it (only without `contiguous_layout`). */
  gap: boolean;
}

export interface Draft {
  /** Already handed in earlier in the walk: cannot be moved without taking it back. */
  fixed: Row;
  row: DraftPiece[];
  hand: DraftPiece[];
  box: DraftPiece[];
}

export type Zone = 'row' | 'hand' | 'box';

const same = (a: PieceView, b: PieceView): boolean =>
  a.size === b.size && a.material === b.material && a.back === b.back;

const alike = (a: PieceView, b: PieceView): boolean =>
  same(a, b) || (a.size === b.size && a.material === b.back && a.back === b.material);

function drafted(piece: PieceView, id: number, fresh: boolean, gap: boolean): DraftPiece {
  const { size, units, material: face } = piece;
  return { id, size, units, face, back: piece.back ?? piece.material, fresh, gap };
}

/**
 * The draft a decision starts from: the old pieces as they lay, the new one in hand. Where part
 * of the walk is already done, its row stays and only what is left can be arranged.
 */
export function draftOf(view: GoldView, seat: number): Draft {
  const hand = view.hand;
  if (!hand) return { fixed: [], row: [], hand: [], box: [] };
  const left = [...hand.left];
  const take = (like: PieceView, test = same): PieceView | undefined => {
    const at = left.findIndex((piece) => test(piece, like));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  let id = 0;
  const fresh = take(hand.new) ?? take(hand.new, alike);
  const before = view.players[seat]?.bases[hand.base ?? 0]?.row ?? [];
  const row: DraftPiece[] = [];
  let gap = false;
  for (const place of before) {
    const piece = place && (take(place) ?? take(place, alike));
    if (piece)
      row.push(
        drafted(
          { ...piece, material: place.material, back: other(piece, place.material) },
          id++,
          false,
          gap && row.length > 0,
        ),
      );
    gap = place === null;
  }
  for (const piece of left) row.push(drafted(piece, id++, false, false));
  const held = fresh ? [drafted(fresh, id, true, false)] : [];
  if (hand.row.length === 0) return { fixed: [], row, hand: held, box: [] };
  return {
    fixed: hand.row,
    row: [],
    hand: [...row.map((p) => ({ ...p, gap: false })), ...held],
    box: [],
  };
}

function other(piece: PieceView, face: Material): Material {
  const back = piece.back ?? piece.material;
  return face === piece.material ? back : piece.material;
}

/** The answers that would lay the draft's row, in order. */
export function answersOf(row: readonly DraftPiece[]): string[] {
  return row.map((p) => `${p.gap ? 'skip' : 'lay'} ${p.face} ${p.size} over ${p.back}`);
}

/** Puts a piece into a zone, in the row before `place`; everything else keeps its order. */
export function move(draft: Draft, id: number, to: Zone, place = Infinity): Draft {
  const piece = [...draft.row, ...draft.hand, ...draft.box].find((p) => p.id === id);
  if (!piece) return draft;
  const without = (list: DraftPiece[]): DraftPiece[] => list.filter((p) => p.id !== id);
  const next = {
    ...draft,
    row: without(draft.row),
    hand: without(draft.hand),
    box: without(draft.box),
  };
  const moved = to === 'row' ? piece : { ...piece, gap: false };
  next[to] = [...next[to].slice(0, place), moved, ...next[to].slice(place)];
  return next;
}

function change(draft: Draft, id: number, how: (piece: DraftPiece) => DraftPiece): Draft {
  const apply = (list: DraftPiece[]): DraftPiece[] => list.map((p) => (p.id === id ? how(p) : p));
  return { ...draft, row: apply(draft.row), hand: apply(draft.hand), box: apply(draft.box) };
}

export function flip(draft: Draft, id: number): Draft {
  return change(draft, id, (p) => ({ ...p, face: p.back, back: p.face }));
}

export function toggleGap(draft: Draft, id: number): Draft {
  return change(draft, id, (p) => ({ ...p, gap: !p.gap }));
}

export function zoneOf(draft: Draft, id: number): Zone {
  if (draft.row.some((p) => p.id === id)) return 'row';
  return draft.hand.some((p) => p.id === id) ? 'hand' : 'box';
}

/** The row as it would lie, gaps included, for drawing. */
export function laid(draft: Draft): { row: Row; units: number } {
  const pieces = draft.row.flatMap((p): Row => {
    const piece = {
      material: p.face,
      size: p.size,
      units: p.units,
      value: VALUE[p.face],
      back: p.back,
    };
    return p.gap ? [null, piece] : [piece];
  });
  const row = [...draft.fixed, ...pieces];
  return { row, units: unitsOf(row) };
}
