/**
 * The gears, exactly. All have the same module, so that pitch circles touch and teeth mesh.
 * Angles are in degrees, clockwise, 0 to the east, as on the screen (y grows downward).
 *
 * The great wheel turns against the clock, the five others with it. Workers stand in gaps; the
 * two plain positions of a gear lie on either side of the point where it meets the great wheel.
 */

import { GEARS, type GearName } from './view';

const MODULE = 20;
export const GREAT_TEETH = 26;
/** One day on the great wheel. */
export const DAY = 360 / GREAT_TEETH;

export interface Point {
  x: number;
  y: number;
}

export interface GearPlace {
  name: GearName;
  teeth: number;
  /** Radius of the pitch circle. */
  pitch: number;
  centre: Point;
  /** From the gear's centre toward the great wheel's. */
  mesh: number;
}

export const pitchOf = (teeth: number): number => (MODULE * teeth) / 2;
export const GREAT_PITCH = pitchOf(GREAT_TEETH);
export const TOOTH_OUT = MODULE * 0.92;
export const TOOTH_IN = MODULE * 1.08;
/** Depth of the painted ring of spaces around a gear. */
export const RING = MODULE * 2.85;
/** The fields of the jungle lie around Palenque's ring. */
export const JUNGLE = MODULE * 1.25;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function polar(radius: number, angle: number): Point {
  return { x: radius * Math.cos(radians(angle)), y: radius * Math.sin(radians(angle)) };
}

/** The arrow points down at the great wheel from here; a tooth rests under it. */
const ARROW = -90;

/** Where each gear meets the great wheel, in days clockwise from the arrow: always a gap. */
const MEETS: Record<GearName, number> = {
  palenque: 21.5,
  yaxchilan: 17.5,
  tikal: 4.5,
  uxmal: 8.5,
  chichen_itza: 12.5,
};
const TEETH: Record<GearName, number> = {
  palenque: 10,
  yaxchilan: 10,
  tikal: 10,
  uxmal: 10,
  chichen_itza: 13,
};

export const PLACES: readonly GearPlace[] = GEARS.map((name) => {
  const teeth = TEETH[name];
  const pitch = pitchOf(teeth);
  const angle = ARROW + MEETS[name] * DAY;
  return { name, teeth, pitch, centre: polar(GREAT_PITCH + pitch, angle), mesh: angle + 180 };
});

export function place(name: GearName): GearPlace {
  return PLACES.find((one) => one.name === name) as GearPlace;
}

/** Where a position lies around its gear; the board is painted so and never turns. */
export function angleOf(gear: GearPlace, position: number): number {
  const step = 360 / gear.teeth;
  return gear.mesh + step / 2 + step * (position + 1);
}

/** How far a gear has turned when the arrow points at tooth `day`. */
export function turned(gear: GearPlace, day: number): number {
  return (360 / gear.teeth) * day;
}
export function greatTurned(day: number): number {
  return -DAY * day;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** The gap of the gear, itself turning, that lies at a position on a day: who stands there rides. */
export function gapAt(gear: GearPlace, position: number, day: number): number {
  return modulo(position - day, gear.teeth);
}

/** The tooth of the great wheel, itself turning, that carries a day. */
export function toothAngle(day: number): number {
  return ARROW + DAY * day;
}

/** The corners of one tooth around angle 0: root, shoulder, tip, and back. */
function corners(pitch: number, teeth: number): [radius: number, angle: number][] {
  const step = 360 / teeth;
  const root = pitch - TOOTH_IN;
  const tip = pitch + TOOTH_OUT;
  const at = (width: number, radius: number): number => (width / radius) * (180 / Math.PI);
  const foot = Math.min(at(MODULE * 0.92, root), step / 2);
  return [
    [root, -foot],
    [pitch - TOOTH_IN * 0.3, -at(MODULE * 0.74, pitch)],
    [pitch + TOOTH_OUT * 0.4, -at(MODULE * 0.52, pitch)],
    [tip, -at(MODULE * 0.28, tip)],
    [tip, at(MODULE * 0.28, tip)],
    [pitch + TOOTH_OUT * 0.4, at(MODULE * 0.52, pitch)],
    [pitch - TOOTH_IN * 0.3, at(MODULE * 0.74, pitch)],
    [root, foot],
  ];
}

/** The outline of a gear whose teeth stand at `first`, `first + step`, … */
export function outline(teeth: number, first: number): Point[] {
  const pitch = pitchOf(teeth);
  return Array.from({ length: teeth }, (_, tooth) => first + (360 / teeth) * tooth).flatMap(
    (angle) => corners(pitch, teeth).map(([radius, off]) => polar(radius, angle + off)),
  );
}

/** The teeth of a small gear, before it has turned: between its gaps. */
export function firstTooth(gear: GearPlace): number {
  return gear.mesh;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

export function path(points: readonly Point[]): string {
  return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;
}

/** A cell of the painted ring, from one radius to another. */
export function cell(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [
    polar(inner, from),
    polar(outer, from),
    polar(outer, to),
    polar(inner, to),
  ] as [Point, Point, Point, Point];
  const large = to - from > 180 ? 1 : 0;
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}A${round(outer)} ${round(outer)} 0 ${large} 1 ${round(c.x)} ${round(c.y)}L${round(d.x)} ${round(d.y)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${round(a.x)} ${round(a.y)}Z`;
}

/** What is seen: the whole mechanism, or one gear with its ring. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const ringOf = (gear: GearPlace): number =>
  gear.pitch + TOOTH_OUT + RING + (gear.name === 'palenque' ? JUNGLE : 0);

export function windowOf(name: GearName | null): Window {
  const seen = name === null ? PLACES : [place(name)];
  const margin = name === null ? 8 : 16;
  const least = (values: number[]): number => Math.min(...values) - margin;
  const most = (values: number[]): number => Math.max(...values) + margin;
  const x = least(seen.map((g) => g.centre.x - ringOf(g)));
  const y = least(seen.map((g) => g.centre.y - ringOf(g)));
  return {
    x,
    y,
    width: most(seen.map((g) => g.centre.x + ringOf(g))) - x,
    height: most(seen.map((g) => g.centre.y + ringOf(g))) - y,
  };
}

/** The transform that brings a part of the whole as large as it can be. */
export function closeUp(whole: Window, part: Window): string {
  const scale = Math.min(whole.width / part.width, whole.height / part.height);
  const x = whole.x + whole.width / 2 - scale * (part.x + part.width / 2);
  const y = whole.y + whole.height / 2 - scale * (part.y + part.height / 2);
  return `translate(${round(x)}px, ${round(y)}px) scale(${Math.round(scale * 1000) / 1000})`;
}
