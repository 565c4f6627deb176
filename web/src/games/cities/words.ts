/** What both tables put together of their words. */

import { outcomeWords } from '../../board/foreseen';
import { amountWords, hinting, hyphened, saying, sentences, type Say } from '../../text/say';
import type { Choosing } from './choosing.svelte';
import {
  findPlace,
  WEALTH,
  type CitiesView,
  type Option,
  type PlayerView,
  type SiteView,
} from './view';

export function nameOf(say: Say, id: string): string {
  return say(`name-${hyphened(id)}`);
}

/** A building without its article. */
export function buildingName(say: Say, id: string): string {
  return say(`building-${hyphened(id)}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The answer as a whole sentence. */
export function sentence(say: Say, option: Option): string {
  return say(`verb-${hyphened(option.verb)}`, option.args);
}

/** What an answer is about beyond its outcome, as the engine told beforehand. */
export function hintWords(say: Say, { hint }: Option): string {
  switch (hint?.kind) {
    case 'levels':
      return say('ct-levels', { count: hint.levels });
    case 'attack':
      return hinting(say, hint);
    case 'target':
      return say('ct-takes-damage', { count: hint.damage });
    default:
      return '';
  }
}

/** The name beside the icon: what it is about, short. */
export function shortLabel(say: Say, option: Option, place: string, view: CitiesView): string {
  const { verb, hint } = option;
  const at = place.startsWith('place ') ? place.slice(6) : '';
  switch (verb) {
    case 'take':
    case 'offer':
      return `${capital(nameOf(say, hint && 'wealth' in hint ? (hint.wealth?.name ?? '') : ''))} ${at}`;
    case 'to':
    case 'lose':
    case 'destroy':
    case 'put':
      return `${capital(buildingName(say, findPlace(view, at)?.building ?? ''))} ${at}`;
    default:
      return sentence(say, option);
  }
}

/** With what it brings: what a screen reader says of an answer. */
export function spokenOption(say: Say, option: Option, seat: number): string {
  return [sentence(say, option), hintWords(say, option), ...outcomeWords(say, option, seat)]
    .filter(Boolean)
    .join(', ');
}

/** A site in words: whose it is, what it produces, what stands there. */
export function siteWords(say: Say, site: SiteView, marks: string): string {
  const owner =
    site.owner === null ? say('ct-nobodys') : say('ct-city-of', { seat: say.seat(site.owner) });
  const product = site.product ? say('ct-produces', { wealth: nameOf(say, site.product) }) : '';
  const buildings = site.places
    .filter((place) => place.building && !place.second)
    .map((place) => {
      const name = buildingName(say, place.building ?? '');
      const held = place.tokens.map((token) => nameOf(say, token)).join(', ');
      return held ? `${name} (${held})` : name;
    });
  const free = site.places.filter((place) => !place.building).length;
  return sentences([
    `${site.site}, ${owner}`,
    product,
    buildings.join(', '),
    free > 0 ? say('ct-free-slots', { count: free }) : '',
    marks,
  ]);
}

/** Who has put pieces on a site, in words. */
export function marksWords(say: Say, marks: readonly number[]): string {
  const said = marks.flatMap((count, seat) =>
    count > 0 ? [say('ct-marks-of', { count, seat: say.seat(seat) })] : [],
  );
  return said.join(', ');
}

/** The label of a target: what it is, and what can be done there. */
export function targetLabel(say: Say, choosing: Choosing, id: string, what = ''): string {
  const target = choosing.target(id);
  const options =
    target?.options.map((option) => spokenOption(say, option, choosing.decision?.seat ?? 0)) ?? [];
  const done =
    options.length > 3 ? say('ct-answers-here', { count: options.length }) : options.join('; ');
  const why = target?.blocked ? saying(say, target.blocked.why) : '';
  return sentences([what, done, why]);
}

/** A place in words: its name, the building and what lies on it. */
export function placeWords(say: Say, view: CitiesView, name: string): string {
  const place = findPlace(view, name);
  const building = place?.building ? buildingName(say, place.building) : say('ct-free-slot');
  const held = place?.tokens.map((token) => nameOf(say, token)).join(', ');
  return [name, building, held].filter(Boolean).join(', ');
}

/** Points, cities and wealth in words. */
export function goodsInWords(say: Say, player: PlayerView): string[] {
  const held = WEALTH.map((what) => ({ what, amount: player.wealth[what] ?? 0 }));
  return [
    say('ct-points', { count: player.points }),
    say('ct-city-count', { count: player.cities }),
    ...held
      .filter(({ amount }) => amount > 0)
      .map(({ what, amount }) => amountWords(say, what, amount)),
  ];
}
