/** From the answers a decision offers to places on the board and to entries of the tray. */

import { targetsBy, type Answer, type Target } from '../../board/targets';
import type { Decision, Option } from '../../protocol';
import { FACTS, tile, type Boon } from './facts';
import { painted } from './painted';
import { hintOf, type GearName, type Hint } from './view';

/** The place an answer is about: `place tikal`, `pick uxmal 3`, `do palenque 2`, `tile …`. */
export function placeOf({ verb, args, text }: Answer): string {
  switch (verb) {
    case 'keep':
    case 'build':
    case 'raise':
      return `tile ${args.tile}`;
    case 'beg':
    case 'anger':
    case 'climb':
    case 'offer':
      return `temple ${args.temple}`;
    case 'advance':
      return `track ${args.track}`;
    default: // place, pick, do, harvest, pay, take, waive, sell, buy, turn, nothing, done
      return text;
  }
}

/** A click does the first answer of a place; others (to build without help) are in the tray. */
export function targetsOf(decision: Decision | null): Map<string, Target> {
  return targetsBy(decision, placeOf);
}

/** Verbs whose answers have no place on the board, or several at one place: never only there. */
export type Group = 'beg' | 'main' | 'end';

export interface Entry {
  option: Option;
  group: Group;
  icon: string;
  /** The text key of its name, and what is put in. */
  key: string;
  data: Record<string, string | number>;
  corn: number | null;
  resources: number | null;
  /** What an action gives, as painted on the board. */
  boons: Boon[];
}

const number = (hint: Hint, name: string): number | null => {
  const value = hint[name];
  return typeof value === 'number' ? value : null;
};

const ICONS: Record<string, (args: Record<string, unknown>) => string> = {
  place: (args) => (args.gear === 'first' ? 'first' : `gear-${args.gear}`),
  pick: (args) => `gear-${args.gear}`,
  do: (args) => `gear-${args.gear}`,
  harvest: (args) => ({ wood: 'wood', burn: 'burn', bare: 'bare' })[String(args.what)] ?? 'corn',
  advance: (args) => String(args.track),
  turn: () => 'turn',
  nothing: () => 'nothing',
  done: () => 'done',
};

function iconOf({ verb, args }: Answer): string {
  return ICONS[verb]?.(args) ?? String(args.temple ?? args.resource ?? args.tile ?? 'action');
}

function given(args: Option['args']): Boon[] {
  const gear = args.gear as GearName;
  const action = Number(args.action);
  const god = gear === 'chichen_itza' ? FACTS.chichen_itza.temples[action - 1] : undefined;
  const step = god ? [{ icon: god, amount: 1, counted: false }] : [];
  return [...painted(gear, action).flat(), ...step];
}

export function isPlain(option: Answer): boolean {
  return option.verb === 'build' && option.text.endsWith(' plain');
}

/** Every answer, as an entry of the tray. */
export function entriesOf(decision: Decision | null): Entry[] {
  return (decision?.options ?? []).map((option) => {
    const hint = hintOf(option);
    const { verb, args, text } = option;
    const first = verb === 'place' && args.gear === 'first';
    const space = number(hint, 'space');
    return {
      option,
      group: verb === 'beg' ? 'beg' : verb === 'done' || verb === 'nothing' ? 'end' : 'main',
      icon: iconOf(option),
      key: `tz-do-${first ? 'first' : isPlain(option) ? 'build-plain' : verb === 'harvest' ? text.replace(' ', '-') : verb}`,
      data: space === null ? args : { ...args, space },
      corn: number(hint, 'corn'),
      resources: number(hint, 'resources'),
      boons: verb === 'do' ? given(args) : verb === 'keep' ? tile(String(args.tile)).boons : [],
    };
  });
}

/** The gear a decision is about, for small screens that show one at a time. */
export function gearAsked(decision: Decision | null): GearName | null {
  if (decision?.task === 'harvest') return 'palenque';
  return decision?.task === 'use_worker' ? (String(decision.prompt.data.gear) as GearName) : null;
}

export const PARTS = ['gears', 'temples', 'tiles', 'players'] as const;
export type Part = (typeof PARTS)[number];

/** The part of the table where a decision is taken. */
export function partAsked(decision: Decision | null): Part | null {
  const verbs = new Set(decision?.options.map((option) => option.verb));
  if (['place', 'pick', 'do', 'harvest', 'turn'].some((verb) => verbs.has(verb))) return 'gears';
  if (verbs.has('keep') || verbs.has('build') || verbs.has('raise')) return 'tiles';
  if (['climb', 'anger', 'offer', 'beg', 'advance'].some((verb) => verbs.has(verb)))
    return 'temples';
  return null;
}
