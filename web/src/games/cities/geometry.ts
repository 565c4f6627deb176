/** Where things lie on the map. A tile is a square of 200; slots stand on a plaza in its middle. */

import { LARGE, type CitiesView, type PlaceView, type Side, type TileView } from './view';

export const TILE = 200;
/** Room around the map for the letters and numbers of the grid. */
export const MARGIN = 34;
const SLOT = 54;
const PLAZA = 132;
const STEP = 30;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** The north-west corner of a cell, `C3` say. */
export function corner(cell: string): Point {
  return { x: (cell.charCodeAt(0) - 65) * TILE, y: (Number(cell.slice(1)) - 1) * TILE };
}

export function centre(cell: string): Point {
  const at = corner(cell);
  return { x: at.x + TILE / 2, y: at.y + TILE / 2 };
}

/** Slots go clockwise from the north-west; a large building covers a slot and the next. */
const RING: readonly Point[] = [
  { x: -STEP, y: -STEP },
  { x: STEP, y: -STEP },
  { x: STEP, y: STEP },
  { x: -STEP, y: STEP },
];

/** Two slots lie side by side in the middle; more take the corners of a square. */
function slotCentre(slot: number, slots: number): Point {
  const corner = RING[(slot - 1) % 4] as Point;
  const at = slots <= 2 ? { x: corner.x, y: 0 } : corner;
  return { x: TILE / 2 + at.x, y: TILE / 2 + at.y };
}

/** The box of the building that begins at a slot, within its tile. */
export function placeBox(slot: number, slots: number, large: boolean): Box {
  const first = slotCentre(slot, slots);
  const other = large ? slotCentre((slot % slots) + 1, slots) : first;
  const x = Math.min(first.x, other.x) - SLOT / 2;
  const y = Math.min(first.y, other.y) - SLOT / 2;
  return {
    x,
    y,
    width: Math.abs(first.x - other.x) + SLOT,
    height: Math.abs(first.y - other.y) + SLOT,
  };
}

export function isLarge(places: readonly PlaceView[], slot: number): boolean {
  const here = places[slot - 1];
  return here?.building != null && !here.second && LARGE.has(here.building);
}

/** The middle of a place on the whole map; `C3.2`, or a cell. */
export function spot(view: CitiesView, name: string): Point {
  const [cell = name, slot] = name.split('.');
  if (slot === undefined) return centre(cell);
  const at = corner(cell);
  const places = view.sites.find((site) => site.site === cell)?.places ?? [];
  const box = placeBox(Number(slot), Math.max(1, places.length), isLarge(places, Number(slot)));
  return { x: at.x + box.x + box.width / 2, y: at.y + box.y + box.height / 2 };
}

/** Where the king's great piece stands: on the free part of the plaza, else at its north gate. */
export function pieceSpot(slots: number): Point {
  if (slots === 3) return { x: TILE / 2 - STEP, y: TILE / 2 + STEP };
  return { x: TILE / 2, y: plaza(slots).y - 14 };
}

/** The paved ground of a site, within its tile. */
export function plaza(slots: number): Box {
  const height = slots <= 2 ? PLAZA - 2 * STEP : PLAZA;
  return { x: (TILE - PLAZA) / 2, y: (TILE - height) / 2, width: PLAZA, height };
}

export const MOUTH: Readonly<Record<Side, Point>> = {
  N: { x: TILE / 2, y: 0 },
  E: { x: TILE, y: TILE / 2 },
  S: { x: TILE / 2, y: TILE },
  W: { x: 0, y: TILE / 2 },
};

/** A road from a side of the tile to the plaza in its middle, a little winding. */
export function roadIn(side: Side, bend: number): string {
  const from = MOUTH[side];
  const mid = { x: TILE / 2, y: TILE / 2 };
  const along = side === 'N' || side === 'S';
  const way = { x: (from.x + mid.x) / 2, y: (from.y + mid.y) / 2 };
  const by = along ? { x: way.x + bend, y: way.y } : { x: way.x, y: way.y + bend };
  return `M${from.x} ${from.y}Q${by.x} ${by.y} ${mid.x} ${mid.y}`;
}

/** A road through a tile without a site; around what stands in its middle. */
export function roadThrough(link: string, around: boolean): string {
  const [a, b] = [MOUTH[link[0] as Side], MOUTH[link[1] as Side]];
  const m = TILE / 2;
  const straight = a.x === b.x || a.y === b.y;
  if (!straight) return `M${a.x} ${a.y}Q${m} ${m} ${b.x} ${b.y}`;
  if (!around) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const out = 62;
  return a.x === b.x
    ? `M${m} ${a.y}C${m} ${m - 66} ${m + out} ${m - 52} ${m + out} ${m}S${m} ${m + 66} ${m} ${b.y}`
    : `M${a.x} ${m}C${m + 66} ${m} ${m + 52} ${m + out} ${m} ${m + out}S${m - 66} ${m} ${b.x} ${m}`;
}

/** The land of a sea tile: a quarter round the corner between its two roads. */
export function coast(tile: TileView): { land: string; surf: string[] } {
  const has = (side: Side): boolean => tile.exits.includes(side);
  const x = has('E') ? TILE : 0;
  const y = has('S') ? TILE : 0;
  const [dx, dy] = [x === TILE ? -1 : 1, y === TILE ? -1 : 1];
  const arc = (r: number): string =>
    `M${x + dx * r} ${y}Q${x + dx * r} ${y + dy * r} ${x} ${y + dy * r}`;
  return { land: `${arc(188)}L${x} ${y}Z`, surf: [arc(203), arc(222), arc(244)] };
}

/** An arrow between two cities that stops short of both. */
export function arrow(from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const a = { x: from.x + ux * 62, y: from.y + uy * 62 };
  const b = { x: to.x - ux * 66, y: to.y - uy * 66 };
  const wing = (side: number): string =>
    `M${b.x} ${b.y}L${b.x - ux * 20 - uy * 17 * side} ${b.y - uy * 20 + ux * 17 * side}`;
  return `M${a.x} ${a.y}L${b.x} ${b.y}${wing(1)}${wing(-1)}`;
}

/** A bow from one point to another, for tokens that travel. */
export function bow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const lift = Math.min(70, far * 0.28);
  const x = (from.x + to.x) / 2 + (dy / far) * lift;
  const y = (from.y + to.y) / 2 - (Math.abs(dx) / far) * lift;
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** Where one of several tokens bound for the same building is drawn: side by side, three a row. */
export function fanned(at: Point, number: number, of: number): Point {
  const row = Math.floor(number / 3);
  const inRow = Math.min(of - row * 3, 3);
  const rows = Math.ceil(of / 3);
  return {
    x: at.x + ((number % 3) - (inRow - 1) / 2) * 26,
    y: at.y + (row - (rows - 1) / 2) * 26,
  };
}
