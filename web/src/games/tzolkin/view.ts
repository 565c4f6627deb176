/** `TzolkinView` as the server sends it: the same names as `ceiba.games.tzolkin.view`. */

import type { Option, Outcome, Value } from '../../protocol';

export type Material = 'corn' | 'wood' | 'stone' | 'gold' | 'skull';
export type GearName = 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen_itza';
export type Temple = 'chaac' | 'quetzalcoatl' | 'kukulcan';
export type Track = 'agriculture' | 'extraction' | 'architecture' | 'theology';

export const MATERIALS: readonly Material[] = ['corn', 'wood', 'stone', 'gold', 'skull'];
export const GEARS: readonly GearName[] = [
  'palenque',
  'yaxchilan',
  'tikal',
  'uxmal',
  'chichen_itza',
];
export const TEMPLES: readonly Temple[] = ['chaac', 'quetzalcoatl', 'kukulcan'];
export const TRACKS: readonly Track[] = ['agriculture', 'extraction', 'architecture', 'theology'];

/** A worker that belongs to nobody. */
export const NEUTRAL = -1;

export interface PlayerView {
  materials: Record<Material, number>;
  temples: Record<Temple, number>;
  technologies: Record<Track, number>;
  points: number;
  free: number;
  bank: number;
  light: boolean;
  corn_tiles: number;
  wood_tiles: number;
  buildings: string[];
  monuments: string[];
  wealth: string[];
  chosen: boolean;
  feeding: { hungry: number; price: number };
}

export interface GearView {
  name: GearName;
  /** The last numbered space; the positions after it are plain. */
  last: number;
  /** Who stands where: a seat, `NEUTRAL`, or null. */
  spaces: (number | null)[];
}

export interface FieldsView {
  action: number;
  corn: number;
  wood: number;
}

export interface TzolkinView {
  seat: number | null;
  tooth: number;
  food_days: number[];
  food_days_held: number;
  teeth_corn: number;
  first_player: number;
  first_space: number | null;
  gears: GearView[];
  fields: FieldsView[];
  skulls: number;
  slots: (number | null)[];
  buildings: (string | null)[];
  pile: number;
  monuments: string[];
  players: PlayerView[];
  /** The gears after 1, 2, … days if nobody were picked up. */
  ahead: GearView[][];
  dealt: string[];
  kept: string[];
  outcome: Outcome | null;
}

export type Hint = Record<string, Value>;

/** What the engine says about an answer beforehand: a price, a space. */
export function hintOf(option: Option & { hint?: Hint }): Hint {
  return option.hint ?? {};
}

/** The next food day still to come at a tooth: which of the four, or null after the last. */
export function nextFeast(view: TzolkinView, tooth: number): number | null {
  const at = view.food_days.findIndex(
    (day, i) => i >= view.food_days_held && (day >= tooth || tooth === view.tooth),
  );
  return at < 0 ? null : at;
}

/** Corn the next food day asks of a player. */
export function feedingCost(player: PlayerView): number {
  return player.feeding.hungry * player.feeding.price;
}
