/** The view as the server sends it, by the names this folder uses, and how to read it. */

import type {
  BalamAnswer,
  BalamBlocked,
  BalamEvent,
  BalamOption,
  BalamPlaceView as PlaceView,
  BalamPrompt,
  BalamSiteView as SiteView,
  BalamView,
  Decision,
  EventTold,
  LapinsAnswer,
  LapinsBlocked,
  LapinsEvent,
  LapinsOption,
  LapinsPrompt,
  LapinsView,
  Seat,
  Thing,
} from '../../protocol';
import { seatOf } from '../../protocol/seats';

export type {
  BalamCardView as CardView,
  BalamPlaceView as PlaceView,
  BalamPlayerView as PlayerView,
  BalamSiteView as SiteView,
  BalamTileView as TileView,
} from '../../protocol';

/** Balam has an eclipse besides: Chaak gives no more. */
export type CitiesView = LapinsView & Partial<Pick<BalamView, 'eclipse'>>;

/** What either game says and asks. */
export type Event = BalamEvent | LapinsEvent;
export type Answer = BalamAnswer | LapinsAnswer;
export type Option = BalamOption | LapinsOption;
export type Blocked = BalamBlocked | LapinsBlocked;
export interface CitiesDecision extends Decision {
  prompt: BalamPrompt | LapinsPrompt;
  options: Option[];
  blocked: Blocked[];
}
export interface Told extends EventTold {
  event: Event;
}

/** What an answer names, as it is written. */
export const word = (named: number | Seat | Thing): string =>
  typeof named === 'number' ? String(named) : named.name;

export const WEALTH = ['maize', 'cacao', 'shell', 'jade', 'obsidian', 'prisoner'] as const;
/** Buildings that cover two slots. */
export const LARGE: ReadonlySet<string> = new Set(['palace', 'temple']);
export type Side = 'N' | 'E' | 'S' | 'W';

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

/** The closed sites a refusal names. */
export function closedSites(why: Blocked['why'] | null): string[] {
  if (why?.message === 'refusal-roads-blocked') return why.sites.map((site) => site.name);
  const one =
    why?.message === 'refusal-road-blocked' || why?.message === 'refusal-road-blocked-to-all';
  return one ? [why.site.name] : [];
}

/** Where the markets stand that close the road a refusal speaks of. */
export function closingMarkets(view: CitiesView, why: Blocked['why'] | null): string[] {
  if (why?.message !== 'refusal-road-blocked') return [];
  return why.seats.flatMap((seat) => marketsAround(view, why.site.name, seatOf(seat)));
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
