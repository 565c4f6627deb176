/** What one event changes on the table, for the pictures between two views. */

import type { EventTold } from '../../protocol';
import { seatOf } from '../../text/say';
import {
  findPlace,
  LARGE,
  siteOf,
  slotOf,
  type CitiesView,
  type PlaceView,
  type SiteView,
} from './view';

type Data = EventTold['data'];
type Change = (view: CitiesView, data: Data) => CitiesView;

const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function withSite(
  view: CitiesView,
  name: string,
  change: (site: SiteView) => SiteView,
): CitiesView {
  return {
    ...view,
    sites: view.sites.map((site) => (site.site === name ? change(site) : site)),
  };
}

function withPlace(
  view: CitiesView,
  name: string,
  change: (place: PlaceView) => PlaceView,
): CitiesView {
  return withSite(view, siteOf(name), (site) => ({
    ...site,
    places: site.places.map((place) => (place.place === name ? change(place) : place)),
  }));
}

/** The other slot of a large building that begins here. */
function otherSlot(view: CitiesView, name: string): string {
  const slots = view.sites.find((site) => site.site === siteOf(name))?.places.length ?? 1;
  return `${siteOf(name)}.${(slotOf(name) % slots) + 1}`;
}

function stand(view: CitiesView, name: string, building: string | null): CitiesView {
  const here = findPlace(view, name)?.building ?? building ?? '';
  const now = withPlace(view, name, (place) => ({
    ...place,
    building,
    second: false,
    tokens: building ? place.tokens : [],
  }));
  if (!LARGE.has(building ?? here)) return now;
  return withPlace(now, otherSlot(view, name), (place) => ({
    ...place,
    building,
    second: building !== null,
  }));
}

function without(view: CitiesView, name: string, wealth?: string): CitiesView {
  return withPlace(view, name, (place) => {
    const at = wealth === undefined ? 0 : place.tokens.indexOf(wealth);
    return { ...place, tokens: place.tokens.filter((_, i) => i !== at) };
  });
}

function lay(view: CitiesView, name: string, wealth: string): CitiesView {
  return withPlace(view, name, (place) => ({ ...place, tokens: [...place.tokens, wealth] }));
}

function marked(view: CitiesView, data: Data, by: number): CitiesView {
  const seat = seatOf(data.seat);
  return names(data.sites).reduce(
    (now, name) =>
      withSite(now, name, (site) => ({
        ...site,
        marks: site.marks.map((count, king) => (king === seat ? count + by : count)),
      })),
    view,
  );
}

function purse(view: CitiesView, data: Data, by: number): CitiesView {
  const seat = seatOf(data.seat);
  const wealth = String(data.wealth);
  const amount = Number(data.amount) * by;
  return {
    ...view,
    players: view.players.map((player, king) =>
      king === seat
        ? {
            ...player,
            wealth: { ...player.wealth, [wealth]: (player.wealth[wealth] ?? 0) + amount },
          }
        : player,
    ),
  };
}

const CHANGES: Readonly<Record<string, Change>> = {
  founded: (view, data) =>
    withSite(view, String(data.site), (site) => ({ ...site, owner: seatOf(data.seat) })),
  city_lost: (view, data) =>
    withSite(view, String(data.site), (site) => ({ ...site, owner: null })),
  raised: (view, data) => stand(view, String(data.place), String(data.building)),
  lost: (view, data) => stand(view, String(data.place), null),
  weakened: (view, data) =>
    withPlace(view, String(data.place), (place) => ({
      ...place,
      building: 'garrison',
      tokens: place.tokens.slice(0, 1),
    })),
  marked: (view, data) => marked(view, data, 1),
  unmarked: (view, data) => marked(view, data, -1),
  gained: (view, data) => purse(view, data, 1),
  paid: (view, data) => purse(view, data, -1),
  scored: (view, data) => ({
    ...view,
    players: view.players.map((player, king) =>
      king === seatOf(data.seat)
        ? { ...player, points: player.points + Number(data.points) }
        : player,
    ),
  }),
  flipped: (view, data) => ({
    ...view,
    cards: view.cards.map((card, i) =>
      i + 1 === Number(data.card) ? { ...card, up: true, face: String(data.face) } : card,
    ),
  }),
  rolled: (view, data) =>
    view.war ? { ...view, war: { ...view.war, dice: (data.dice as number[]) ?? [] } } : view,
  produced: (view, data) =>
    names(data.places).reduce((now, place) => lay(now, place, String(data.wealth)), view),
  captured: (view, data) => lay(view, String(data.place), 'prisoner'),
  carried: (view, data) => {
    const now = without(view, String(data.place), String(data.wealth));
    const stays = !LARGE.has(String(data.building));
    return stays ? lay(now, String(data.to), String(data.wealth)) : now;
  },
  given_up: (view, data) => without(view, String(data.place), String(data.wealth)),
  averted: (view, data) => without(view, String(data.place), String(data.wealth)),
  worshipped: (view, data) => without(view, String(data.place), String(data.wealth)),
  spoiled: (view, data) => names(data.places).reduce((now, place) => without(now, place), view),
};

/** The table after an event; what an event does not show waits for the new view. */
export function applied(view: CitiesView, { kind, data }: EventTold): CitiesView {
  return CHANGES[kind]?.(view, data) ?? view;
}
