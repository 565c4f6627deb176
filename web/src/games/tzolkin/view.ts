/** The view as the server sends it, and how to read it. */

import type { TzolkinFoodDayView, TzolkinPlayerView, TzolkinView } from '../../protocol';

export type {
  TzolkinFieldsView as FieldsView,
  TzolkinFoodDayView as FoodDayView,
  TzolkinGearView as GearView,
  TzolkinPlayerView as PlayerView,
  TzolkinView,
} from '../../protocol';

export type Material = keyof TzolkinPlayerView['materials'];
export type Temple = keyof TzolkinPlayerView['temples'];
export type Track = keyof TzolkinPlayerView['technologies'];
export type GearName = TzolkinView['gears'][number]['name'];

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

/** Steps are counted from the start step; below it is the bottom. */
export const BOTTOM = -1;

/** The next food day still to come at a tooth, or null after the last. */
export function nextFeast(view: TzolkinView, tooth: number): TzolkinFoodDayView | null {
  const left = view.food_days.slice(view.food_days_held);
  return left.find((day) => day.tooth >= tooth || tooth === view.tooth) ?? null;
}

/** Corn the next food day asks of a player. */
export function feedingCost(player: TzolkinPlayerView): number {
  return player.feeding.hungry * player.feeding.price;
}
