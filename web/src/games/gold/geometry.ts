/**
 * The geometry of a disc: 24 units make the circle, 0° is up, angles grow clockwise.
 * Everything is drawn around (0, 0) with the rim at radius 100.
 */

export const FULL = 24;
export const UNIT = 360 / FULL;
export const RIM = 100;
export const HUB = 33;

export interface Point {
  x: number;
  y: number;
}

/** Where a piece lies on the ring, in degrees. */
export interface Arc {
  from: number;
  to: number;
  mid: number;
}

const round = (n: number): number => Math.round(n * 100) / 100;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function degrees(units: number): number {
  return units * UNIT;
}

export function polar(radius: number, angle: number): Point {
  return {
    x: round(radius * Math.sin(radians(angle))),
    y: round(-radius * Math.cos(radians(angle))),
  };
}

/** The angle of a point seen from the centre, 0 to 360. */
export function angleAt(x: number, y: number): number {
  return ((((Math.atan2(x, -y) * 180) / Math.PI) % 360) + 360) % 360;
}

export function arcOf(start: number, units: number): Arc {
  const from = degrees(start);
  const to = degrees(start + units);
  return { from, to, mid: (from + to) / 2 };
}

/** An annular sector with straight sides. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
  );
}

/** How a broken edge wanders, from hub to rim: [share of the way, distance to the side]. */
const BREAK: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.1, 0.9],
  [0.17, 0.3],
  [0.3, -1],
  [0.38, -0.2],
  [0.49, 1.1],
  [0.6, 0.5],
  [0.7, -0.9],
  [0.82, 0.4],
  [0.9, 1],
  [1, 0],
];

function brokenEdge(inner: number, outer: number, angle: number, inset: number): Point[] {
  return BREAK.map(([share, aside]) => {
    const radius = inner + share * (outer - inner);
    return polar(radius, angle + ((aside + inset) / radius) * (180 / Math.PI));
  });
}

/**
 * A piece broken out of a disc: exact angle, and sides that wander. Both sides wander alike,
 * so that any two pieces fit. `crack` is the width left open on each side.
 */
export function brokenSector(
  inner: number,
  outer: number,
  from: number,
  to: number,
  crack = 0.45,
): string {
  const first = brokenEdge(inner, outer, from, crack);
  const second = brokenEdge(inner, outer, to, -crack).reverse();
  const line = (points: Point[]): string => points.map((p) => `L${p.x} ${p.y}`).join('');
  const [start, rim, end] = [first[0], second[0], first.at(-1)];
  const hub = second.at(-1);
  if (!start || !rim || !end || !hub) return '';
  return (
    `M${start.x} ${start.y}${line(first.slice(1))}` +
    `A${outer} ${outer} 0 0 1 ${rim.x} ${rim.y}${line(second.slice(1))}` +
    `A${inner} ${inner} 0 0 0 ${start.x} ${start.y}Z`
  );
}

/** Where each piece of a row starts, in units; null is a gap of one unit. */
export function starts(row: readonly ({ units: number } | null)[]): number[] {
  let at = 0;
  return row.map((piece) => {
    const start = at;
    at += piece ? piece.units : 1;
    return start;
  });
}

export function unitsOf(row: readonly ({ units: number } | null)[]): number {
  return row.reduce((sum, piece) => sum + (piece ? piece.units : 1), 0);
}

/** The place in a row that an angle points to: before the first piece whose middle is beyond it. */
export function placeAt(angle: number, row: readonly { units: number }[]): number {
  const begins = starts(row);
  const pointed = angle / UNIT;
  // Behind the last piece, the nearer end of the row counts.
  const end = unitsOf(row);
  if (pointed > end && end < FULL && pointed - end > FULL - pointed) return 0;
  const place = row.findIndex((piece, i) => pointed < (begins[i] ?? 0) + piece.units / 2);
  return place < 0 ? row.length : place;
}
