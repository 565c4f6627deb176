/** `CitiesView` as the server sends it: the same names as `ceiba.games.cities.view`. */

import type { Outcome } from '../../protocol';

export const WEALTH = ['maize', 'cacao', 'shell', 'jade', 'obsidian', 'prisoner'] as const;
export type Wealth = (typeof WEALTH)[number];
/** Buildings that cover two slots. */
export const LARGE: ReadonlySet<string> = new Set(['palace', 'temple']);
export type Side = 'N' | 'E' | 'S' | 'W';
export type TileKind = 'land' | 'sea' | 'volcano' | 'cenote' | 'forest';

export interface TileView {
  cell: string;
  tile: string;
  kind: TileKind;
  rotation: number;
  exits: string;
  links: string[];
}

export interface PlaceView {
  place: string;
  building: string | null;
  /** The other slot of a palace or temple. */
  second: boolean;
  tokens: string[];
}

export interface SiteView {
  site: string;
  product: string;
  owner: number | null;
  places: PlaceView[];
  marks: number[];
  near: string[];
  coastal: boolean;
  volcanic: boolean;
  open_to: number[];
  price: number[];
  levels: number;
  defence: number;
}

export interface CardView {
  up: boolean;
  face: string | null;
  seen_by: string[];
}

export interface PlayerView {
  wealth: Record<string, number>;
  points: number;
  sources: Record<string, number>;
  cities: number;
  large: number;
  small: number;
  buildings: Record<string, number>;
  planned: boolean;
}

export interface WarView {
  attacker: number;
  defender: number | null;
  site: string;
  target: string | null;
  levels: number;
  attack_obsidians: number;
  defence_obsidians: number;
  /** Successes of each die, -1 for a failure. */
  dice: number[];
}

export interface MoveView {
  place: string;
  wealth: string;
  /** Null where the token is given away. */
  to: string | null;
}

export interface CitiesView {
  seat: number | null;
  map: { columns: number; rows: number; tiles: TileView[] };
  sites: SiteView[];
  cenotes: { cell: string; near: string[] }[];
  players: PlayerView[];
  supply: Record<string, number>;
  stock: Record<string, number>;
  round: number;
  first: number;
  matches_flipped: number;
  target: number;
  cards: CardView[];
  deck: number;
  deck_seen: CardView[];
  discard: string[];
  building: string | null;
  war: WarView | null;
  plan: { moves: MoveView[]; hand: string | null; done: boolean } | null;
  outcome: Outcome | null;
  /** Balam only: Chaak gives no more. */
  eclipse?: boolean;
}

export function siteOf(place: string): string {
  return place.split('.')[0] ?? place;
}

export function slotOf(place: string): number {
  return Number(place.split('.')[1] ?? 1);
}

export function findSite(view: CitiesView, name: string): SiteView | undefined {
  return view.sites.find((site) => site.site === name);
}

export function findPlace(view: CitiesView, name: string): PlaceView | undefined {
  return findSite(view, siteOf(name))?.places.find((place) => place.place === name);
}

/** Where the markets stand that give a king control of a site: there and next to it. */
export function marketsAround(view: CitiesView, name: string, seat: number): string[] {
  const site = findSite(view, name);
  if (!site) return [];
  return [name, ...site.near].flatMap((near) => {
    const city = findSite(view, near);
    if (city?.owner !== seat) return [];
    return city.places.filter((one) => one.building === 'market').map((one) => one.place);
  });
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
export const seatOf = (letter: unknown): number => 'ABCD'.indexOf(String(letter));
