/** What the things of both tables say of themselves when they are asked. */

import type { Told } from '../../board/inquiry.svelte';
import { stakesAt } from '../../board/targets';
import { amountWords, hyphened, type Say } from '../../text/say';
import type { Choosing } from './choosing.svelte';
import type { CardView, CitiesView, PlaceView, PlayerView, SiteView } from './view';
import { buildingName, capital, marksWords, nameOf, siteWords } from './words';

export function siteTold(say: Say, choosing: Choosing, site: SiteView): Told {
  const city = site.owner !== null;
  return {
    thing: city ? 'city' : 'site',
    name: say(city ? 'ct-city' : 'ct-site', { site: site.site }),
    says: [
      siteWords(say, site, marksWords(say, site.marks)),
      city ? capital(say('ct-defence', { count: site.defence })) : '',
    ],
    stakes: stakesAt(choosing, `site ${site.site}`),
  };
}

/** A slot, or the building on it with the tokens it holds. */
export function placeTold(say: Say, choosing: Choosing, place: PlaceView): Told {
  const { building, tokens } = place;
  const held = tokens.map((token) => nameOf(say, token)).join(', ');
  return {
    thing: building ?? 'slot',
    name: `${building ? buildingName(say, building) : say('ct-free-slot')} ${place.place}`,
    says: [held ? say('ct-holds', { tokens: held }) : ''],
    stakes: stakesAt(choosing, `place ${place.place}`),
  };
}

export function tokenTold(say: Say, choosing: Choosing, place: PlaceView, token: string): Told {
  return {
    thing: 'token',
    name: `${nameOf(say, token)} (${place.place})`,
    stakes: stakesAt(choosing, `place ${place.place}`),
  };
}

export function productTold(say: Say, product: string): Told {
  return { thing: product, name: say('ct-produces', { wealth: nameOf(say, product) }) };
}

/** The pieces of one king that markets have put on a site. */
export function marksTold(say: Say, seat: number, count: number): Told {
  return { thing: 'small', name: say('ct-marks-of', { count, seat: say.seat(seat) }) };
}

/** A card of the round: what it does, once it is known. */
export function cardTold(say: Say, choosing: Choosing, card: CardView, number: number): Told {
  const seen = card.seen_by.map((seat) => say.seat(seat));
  return {
    thing: 'card',
    name: card.face ? nameOf(say, card.face) : say('ct-card', { number }),
    says: [
      card.face ? say(`card-${hyphened(card.face)}`) : say('ct-face-down'),
      seen.length > 0 ? say('ct-seen-by', { names: seen.join(', ') }) : '',
    ],
    stakes: stakesAt(choosing, `card ${number}`),
  };
}

export function deckTold(say: Say, choosing: Choosing, view: CitiesView): Told {
  const name = say('ct-deck', { count: view.deck });
  return { thing: 'deck', name, stakes: stakesAt(choosing, 'card deck') };
}

export function matchesTold(say: Say, { matches_flipped: played, target }: CitiesView): Told {
  return { thing: 'matches', name: say('ct-matches', { played, target }) };
}

// -- what kings own

export function wealthTold(say: Say, player: PlayerView, wealth: string): Told {
  return { thing: wealth, name: amountWords(say, wealth, player.wealth[wealth] ?? 0) };
}

export function builtTold(say: Say, player: PlayerView, kind: string): Told {
  return { thing: kind, name: amountWords(say, kind, player.buildings[kind] ?? 0) };
}

export function pointsTold(say: Say, { points }: PlayerView): Told {
  return { thing: 'points', name: say('ct-points', { count: points }) };
}

export function citiesTold(say: Say, { cities }: PlayerView): Told {
  return { thing: 'city', name: say('ct-city-count', { count: cities }) };
}

/** The pieces a king still has for cities, or for what markets mark. */
export function piecesTold(say: Say, player: PlayerView, size: 'large' | 'small'): Told {
  return { thing: size, name: say(`ct-${size}`, { count: player[size] }) };
}
