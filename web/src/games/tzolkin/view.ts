/** The view as the server sends it, its names known, and how to read it. */

import type {
  Option,
  TzolkinGearView,
  TzolkinPlayerView,
  TzolkinView as Sent,
  Value,
} from '../../protocol';

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

export type { TzolkinFieldsView as FieldsView } from '../../protocol';

export type PlayerView = Omit<TzolkinPlayerView, 'materials' | 'temples' | 'technologies'> & {
  materials: Record<Material, number>;
  temples: Record<Temple, number>;
  technologies: Record<Track, number>;
};

export type GearView = TzolkinGearView & { name: GearName };

export type TzolkinView = Omit<Sent, 'gears' | 'players' | 'ahead'> & {
  gears: GearView[];
  players: PlayerView[];
  ahead: GearView[][];
};

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
