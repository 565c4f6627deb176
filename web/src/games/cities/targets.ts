/** From the answers a decision offers to places on the table and to entries of the tray. */

import { targetsBy, type Target as TargetOf } from '../../board/targets';
import {
  findPlace,
  siteOf,
  WEALTH,
  word,
  type Answer,
  type Blocked,
  type CitiesDecision,
  type CitiesView,
  type Option,
} from './view';

export type Target = TargetOf<Option, Blocked>;

type Verb = Answer['verb'];
const ON_SITES: ReadonlySet<Verb> = new Set(['build', 'transform', 'attack', 'target', 'fill']);
const ON_PLACES: ReadonlySet<Verb> = new Set(['take', 'to', 'lose', 'offer']);
const ON_SLOTS: ReadonlySet<Verb> = new Set(['raise', 'remove', 'destroy', 'put']);
const ON_CARDS: ReadonlySet<Verb> = new Set(['flip', 'look']);

/** The target something is let go over. */
export function targetAt(over: Element | null): string | null {
  return over?.closest<SVGElement>('[data-target]')?.dataset.target ?? null;
}

/** The site whose slots a decision numbers. */
export function slotSite(decision: CitiesDecision | null, view: CitiesView): string {
  const prompt = decision?.prompt;
  return prompt && 'site' in prompt ? prompt.site.name : (view.war?.site ?? '');
}

/** The place an answer is about: `site C3`, `place C3.2`, `card 1`, or its own text. */
function placeOf(answer: Answer & { text: string }, site: string): string {
  const { args } = answer;
  if ('site' in args) return `site ${args.site.name}`;
  if ('place' in args) return `place ${args.place.name}`;
  if ('slot' in args) return `place ${site}.${args.slot}`;
  if ('card' in args) return `card ${word(args.card)}`;
  return answer.text;
}

export function targetsOf(decision: CitiesDecision | null, view: CitiesView): Map<string, Target> {
  const site = slotSite(decision, view);
  return targetsBy(decision, (answer: Option | Blocked) => placeOf(answer, site));
}

/** The symbols of what kings have. */
export const DRAWN: ReadonlyMap<string, string> = new Map([
  ...[...WEALTH, 'points'].map((name) => [name, name] as const),
  ['due', 'any'],
]);

/** `chips`: chosen on the map or among the cards, told in short. `end`: closes the question. */
type Group = 'chips' | 'main' | 'end';

export interface Entry {
  option: Option;
  group: Group;
  icon: string;
  place: string;
}

const END: ReadonlySet<Verb> = new Set(['done', 'keep', 'drop', 'pass', 'suffer']);
const PLAIN: ReadonlySet<Verb> = new Set([...END, 'attack', 'build', 'remove']);
const ICONS: Readonly<Partial<Record<Verb, string>>> = {
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
  if (verb === 'raise') return `b-${option.args.building.name}`;
  const known = ICONS[verb];
  if (known) return known;
  if (PLAIN.has(verb)) return verb;
  if ('wealth' in args) return args.wealth.name;
  if ('what' in args) return args.what.name;
  if (hint && 'wealth' in hint && hint.wealth) return hint.wealth.name;
  const building = findPlace(view, place.replace('place ', ''))?.building;
  return building ? `b-${building}` : 'any';
}

/** Every answer, as an entry of the tray. */
export function entriesOf(decision: CitiesDecision | null, view: CitiesView): Entry[] {
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
export function partAsked(decision: CitiesDecision | null): Part | null {
  const verbs = new Set(decision?.options.map((option) => option.verb));
  const some = (set: ReadonlySet<Verb>): boolean => [...verbs].some((verb) => set.has(verb));
  if (some(ON_SITES) || some(ON_PLACES) || some(ON_SLOTS)) return 'map';
  if (some(ON_CARDS)) return 'cards';
  return null;
}

/** The sites whose buildings a decision is about: the folded table goes near. */
export function sitesAsked(decision: CitiesDecision | null, view: CitiesView): string[] {
  const places = [...targetsOf(decision, view).values()]
    .filter((target) => target.id.startsWith('place ') && target.options.length > 0)
    .map((target) => siteOf(target.id.slice(6)));
  const prompt = decision?.prompt;
  const held = prompt?.message === 'prompt-carry' ? [siteOf(prompt.place.name)] : [];
  return places.length > 0 ? [...new Set([...places, ...held])] : [];
}
