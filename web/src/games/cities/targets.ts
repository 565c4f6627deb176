/** From the answers a decision offers to places on the table and to entries of the tray. */

import { targetsBy, type Answer, type Target } from '../../board/targets';
import type { Decision, Option } from '../../protocol';
import { findPlace, siteOf, type CitiesView } from './view';

const ON_SITES = new Set(['build', 'transform', 'attack', 'target', 'fill']);
const ON_PLACES = new Set(['take', 'to', 'lose', 'offer']);
const ON_SLOTS = new Set(['raise', 'remove', 'destroy', 'put']);
const ON_CARDS = new Set(['flip', 'look']);

/** The site whose slots a decision numbers. */
function slotSite(decision: Decision | null, view: CitiesView): string {
  const said = decision?.prompt.data.site;
  return typeof said === 'string' ? said : (view.war?.site ?? '');
}

/** The place an answer is about: `site C3`, `place C3.2`, `card 1`, or its own text. */
export function placeOf({ verb, args, text }: Answer, site: string): string {
  if (ON_SITES.has(verb)) return `site ${args.site}`;
  if (ON_PLACES.has(verb)) return `place ${args.place}`;
  if (ON_SLOTS.has(verb)) return `place ${site}.${args.slot}`;
  if (ON_CARDS.has(verb)) return `card ${args.card}`;
  return text;
}

export function targetsOf(decision: Decision | null, view: CitiesView): Map<string, Target> {
  const site = slotSite(decision, view);
  return targetsBy(decision, (answer) => placeOf(answer, site));
}

/** `chips`: chosen on the map or among the cards, told in short. `end`: closes the question. */
export type Group = 'chips' | 'main' | 'end';

export interface Entry {
  option: Option;
  group: Group;
  icon: string;
  place: string;
}

const END = new Set(['done', 'keep', 'drop', 'pass', 'suffer']);
const PLAIN = new Set([...END, 'attack', 'build', 'remove']);
const ICONS: Readonly<Record<string, string>> = {
  suffer: 'skull',
  transform: 'build',
  target: 'attack',
  engage: 'die',
  spend: 'obsidian',
  put: 'prisoner',
  flip: 'k-back',
  look: 'eye',
  divine: 'eye',
};

function iconOf(option: Option, place: string, view: CitiesView): string {
  const { verb, args, hint } = option;
  if (verb === 'raise') return `b-${args.building}`;
  const known = ICONS[verb];
  if (known) return known;
  if (PLAIN.has(verb)) return verb;
  const wealth = verb === 'to' ? undefined : (hint.wealth ?? args.wealth ?? args.what);
  if (wealth !== undefined) return String(wealth);
  const here = findPlace(view, place.replace('place ', ''));
  const building = hint.building ?? here?.building;
  return building ? `b-${building}` : 'any';
}

/** Every answer, as an entry of the tray. */
export function entriesOf(decision: Decision | null, view: CitiesView): Entry[] {
  const site = slotSite(decision, view);
  return (decision?.options ?? []).map((option) => {
    const place = placeOf(option, site);
    const short =
      ON_CARDS.has(option.verb) || (ON_SITES.has(option.verb) && decision?.task === 'turn');
    return {
      option,
      place,
      group: END.has(option.verb) ? 'end' : short ? 'chips' : 'main',
      icon: iconOf(option, place, view),
    };
  });
}

export const PARTS = ['map', 'cards', 'kings'] as const;
export type Part = (typeof PARTS)[number];

/** The part of the folded table where a decision is taken. */
export function partAsked(decision: Decision | null): Part | null {
  const verbs = new Set(decision?.options.map((option) => option.verb));
  const some = (set: Set<string>): boolean => [...verbs].some((verb) => set.has(verb));
  if (some(ON_SITES) || some(ON_PLACES) || some(ON_SLOTS)) return 'map';
  if (some(ON_CARDS)) return 'cards';
  return null;
}

/** The sites whose buildings a decision is about: the folded table goes near. */
export function sitesAsked(decision: Decision | null, view: CitiesView): string[] {
  const places = [...targetsOf(decision, view).values()]
    .filter((target) => target.id.startsWith('place ') && target.options.length > 0)
    .map((target) => siteOf(target.id.slice(6)));
  const held = decision?.prompt.key === 'carry' ? [siteOf(String(decision.prompt.data.place))] : [];
  return places.length > 0 ? [...new Set([...places, ...held])] : [];
}
