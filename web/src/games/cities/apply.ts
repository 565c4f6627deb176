/** What one event changes on the table, for the pictures between two views. */

import type { Seat, Thing } from '../../protocol';
import { seatOf } from '../../protocol/seats';
import {
  findPlace,
  LARGE,
  siteOf,
  slotOf,
  type CitiesView,
  type PlaceView,
  type PlayerView,
  type SiteView,
  type Told,
} from './view';

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

function marked(view: CitiesView, seat: Seat, sites: Thing[], by: number): CitiesView {
  const marking = seatOf(seat);
  return sites.reduce(
    (now, { name }) =>
      withSite(now, name, (site) => ({
        ...site,
        marks: site.marks.map((count, king) => (king === marking ? count + by : count)),
      })),
    view,
  );
}

function withPlayer(
  view: CitiesView,
  seat: Seat,
  change: (player: PlayerView) => PlayerView,
): CitiesView {
  const changed = seatOf(seat);
  return {
    ...view,
    players: view.players.map((player, king) => (king === changed ? change(player) : player)),
  };
}

function purse(view: CitiesView, seat: Seat, { name }: Thing, amount: number): CitiesView {
  return withPlayer(view, seat, (player) => ({
    ...player,
    wealth: { ...player.wealth, [name]: (player.wealth[name] ?? 0) + amount },
  }));
}

/** The table after an event; what an event does not show waits for the new view. */
export function applied(view: CitiesView, { event }: Told): CitiesView {
  switch (event.kind) {
    case 'founded':
      return withSite(view, event.site.name, (site) => ({ ...site, owner: seatOf(event.seat) }));
    case 'city_lost':
      return withSite(view, event.site.name, (site) => ({ ...site, owner: null }));
    case 'raised':
      return stand(view, event.place.name, event.building.name);
    case 'lost':
      return stand(view, event.place.name, null);
    case 'weakened':
      return withPlace(view, event.place.name, (place) => ({
        ...place,
        building: 'garrison',
        tokens: place.tokens.slice(0, 1),
      }));
    case 'marked':
      return marked(view, event.seat, event.sites, 1);
    case 'unmarked':
      return marked(view, event.seat, event.sites, -1);
    case 'gained':
      return purse(view, event.seat, event.wealth, event.amount);
    case 'paid':
      return purse(view, event.seat, event.wealth, -event.amount);
    case 'scored':
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        points: player.points + event.points,
      }));
    case 'flipped': {
      const { card: number, face } = event;
      const turned = { up: true, face: face.name };
      return {
        ...view,
        cards: view.cards.map((card, i) => (i + 1 === number ? { ...card, ...turned } : card)),
      };
    }
    case 'rolled':
      return view.war ? { ...view, war: { ...view.war, dice: event.dice } } : view;
    case 'produced':
      return event.places.reduce((now, place) => lay(now, place.name, event.wealth.name), view);
    case 'captured':
      return lay(view, event.place.name, 'prisoner');
    case 'carried': {
      const now = without(view, event.place.name, event.wealth.name);
      const stays = !LARGE.has(event.building.name);
      return stays ? lay(now, event.to.name, event.wealth.name) : now;
    }
    case 'given_up':
    case 'averted':
    case 'worshipped':
      return without(view, event.place.name, event.wealth.name);
    case 'spoiled':
      return event.places.reduce((now, place) => without(now, place.name), view);
    default:
      return view;
  }
}
