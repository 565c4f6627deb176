/** From the answers a decision offers to places on the board and to entries of the tray. */

import { targetsBy, type Target } from '../../board/targets';
import type {
  TzolkinAnswer,
  TzolkinBlocked,
  TzolkinDecision,
  TzolkinOption,
  Value,
} from '../../protocol';
import { hyphened } from '../../text/say';
import { FACTS, tile, type Boon } from './facts';
import { painted } from './painted';
import { GEARS, type GearName } from './view';

export type Place = Target<TzolkinOption, TzolkinBlocked>;

/** The place an answer is about: `place tikal`, `pick uxmal 3`, `do palenque 2`, `tile …`. */
function placeOf(answer: TzolkinOption | TzolkinBlocked): string {
  switch (answer.verb) {
    case 'keep':
    case 'build':
    case 'build_plain':
    case 'raise':
      return `tile ${answer.args.tile.name}`;
    case 'beg':
    case 'anger':
    case 'climb':
    case 'offer':
      return `temple ${answer.args.temple.name}`;
    case 'advance':
      return `track ${answer.args.track.name}`;
    default: // place, pick, do, harvest, pay, take, waive, sell, buy, turn, nothing, done
      return answer.text;
  }
}

/** A click does the first answer of a place; others (to build without help) are in the tray. */
export function targetsOf(decision: TzolkinDecision | null): Map<string, Place> {
  return targetsBy(decision, placeOf);
}

/** Verbs whose answers have no place on the board, or several at one place: never only there. */
export type Group = 'beg' | 'main' | 'end';

/** The symbols of what players have. */
export const DRAWN: ReadonlyMap<string, string> = new Map([
  ...['corn', 'wood', 'stone', 'gold', 'skull', 'points'].map((name) => [name, name] as const),
  ['due', 'resource'],
]);

export interface Entry {
  option: TzolkinOption;
  group: Group;
  icon: string;
  /** The text key of its name, and what is put in. */
  key: string;
  data: Record<string, Value>;
  /** What an action gives, as painted on the board. */
  boons: Boon[];
}

/** The corn an answer costs, as far as the engine says so beforehand. */
export function cornOf({ hint }: Pick<TzolkinOption, 'hint'>): number {
  return hint && (hint.kind === 'place' || hint.kind === 'corn') ? hint.corn : 0;
}

function iconOf(answer: TzolkinAnswer): string {
  switch (answer.verb) {
    case 'place':
    case 'pick':
    case 'do':
      return gearOf(answer.args.gear.name) ? `gear-${answer.args.gear.name}` : 'first';
    case 'harvest':
      return answer.args.what.name;
    case 'advance':
      return answer.args.track.name;
    case 'keep':
    case 'build':
    case 'build_plain':
    case 'raise':
      return tile(answer.args.tile.name).type ?? 'build';
    case 'beg':
    case 'anger':
    case 'climb':
    case 'offer':
      return answer.args.temple.name;
    case 'pay':
    case 'take':
    case 'waive':
    case 'sell':
    case 'buy':
      return answer.args.resource.name;
    default: // turn, nothing, done
      return answer.verb;
  }
}

function gearOf(name: string): GearName | undefined {
  return GEARS.find((gear) => gear === name);
}

function given(answer: TzolkinAnswer): Boon[] {
  if (answer.verb === 'keep') return tile(answer.args.tile.name).boons;
  const gear = answer.verb === 'do' ? gearOf(answer.args.gear.name) : undefined;
  if (answer.verb !== 'do' || !gear) return [];
  const { action } = answer.args;
  const god = gear === 'chichen_itza' ? FACTS.chichen_itza.temples[action - 1] : undefined;
  const step = god ? [{ icon: god, amount: 1, counted: false }] : [];
  return [...painted(gear, action).flat(), ...step];
}

function nameKey(option: TzolkinOption): string {
  if (option.verb === 'place' && option.args.gear.name === 'first') return 'first';
  if (option.verb === 'harvest') return option.text.replace(' ', '-');
  return hyphened(option.verb);
}

/** An answer, as an entry of the tray. */
export function entryOf(option: TzolkinOption): Entry {
  const { verb, args, hint } = option;
  return {
    option,
    group: verb === 'beg' ? 'beg' : verb === 'done' || verb === 'nothing' ? 'end' : 'main',
    icon: iconOf(option),
    key: `tz-do-${nameKey(option)}`,
    data: hint?.kind === 'place' ? { ...args, space: hint.space } : { ...args },
    boons: given(option),
  };
}

export function entriesOf(decision: TzolkinDecision | null): Entry[] {
  return (decision?.options ?? []).map(entryOf);
}

/** The gear a decision is about, for small screens that show one at a time. */
export function gearAsked(decision: TzolkinDecision | null): GearName | null {
  const prompt = decision?.prompt;
  if (prompt?.message === 'prompt-harvest') return 'palenque';
  return (prompt?.message === 'prompt-use-worker' && gearOf(prompt.gear.name)) || null;
}

export const PARTS = ['gears', 'temples', 'tiles', 'players'] as const;
export type Part = (typeof PARTS)[number];

/** The part of the table where a decision is taken. */
export function partAsked(decision: TzolkinDecision | null): Part | null {
  const verbs = new Set<string>(decision?.options.map((option) => option.verb));
  if (['place', 'pick', 'do', 'harvest', 'turn'].some((verb) => verbs.has(verb))) return 'gears';
  if (verbs.has('keep') || verbs.has('build') || verbs.has('raise')) return 'tiles';
  if (['climb', 'anger', 'offer', 'beg', 'advance'].some((verb) => verbs.has(verb)))
    return 'temples';
  return null;
}
