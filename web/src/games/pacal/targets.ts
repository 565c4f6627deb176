/** From the answers a decision offers to cells of the city and to entries of the tray. */

import type { PacalAnswer, PacalBlocked, PacalDecision, PacalOption } from '../../protocol';
import { seatOf } from '../../protocol/seats';
import { gridOf } from './geometry';
import { cellOf, heightOf, pointsOf, type PacalView } from './view';

export interface Target {
  cell: string;
  /** The first is what the cell itself stands for; a build has one for each height. */
  options: PacalOption[];
  blocked: PacalBlocked[];
}

/** The cell an answer is about, null for those that have none. */
function placeOf(answer: PacalAnswer, view: PacalView): string | null {
  if (answer.verb !== 'drop') return cellOf(answer);
  return view.players[seatOf(answer.args.rocket)]?.rocket.cell ?? null;
}

/** What brings most comes first, then what stands tallest. */
function worth(option: PacalOption): number {
  return pointsOf(option) * 10 + heightOf(option);
}

export function targetsOf(decision: PacalDecision | null, view: PacalView): Map<string, Target> {
  const targets = new Map<string, Target>();
  const at = (cell: string): Target => {
    const known = targets.get(cell);
    if (known) return known;
    const fresh: Target = { cell, options: [], blocked: [] };
    targets.set(cell, fresh);
    return fresh;
  };
  for (const option of decision?.options ?? []) {
    const cell = placeOf(option, view);
    if (cell) at(cell).options.push(option);
  }
  for (const blocked of decision?.blocked ?? []) {
    const cell = placeOf(blocked, view);
    if (cell) at(cell).blocked.push(blocked);
  }
  for (const target of targets.values()) target.options.sort((a, b) => worth(b) - worth(a));
  return targets;
}

export type Group =
  'straight' | 'turning' | 'stand' | 'token' | 'rocket' | 'stone' | 'build' | 'end';

const GROUPS: Readonly<Record<string, Group>> = {
  fly: 'straight',
  turn: 'turning',
  stand: 'stand',
  spend: 'token',
  drop: 'rocket',
  take: 'stone',
  use: 'stone',
  build: 'build',
  upgrade: 'build',
};
const ORDER: readonly Group[] = [
  'straight',
  'token',
  'turning',
  'stand',
  'rocket',
  'stone',
  'build',
  'end',
];

/** What an answer belongs to; any other closes the question. */
export function groupOf({ verb }: Pick<PacalAnswer, 'verb'>): Group {
  return GROUPS[verb] ?? 'end';
}

export interface Entries {
  group: Group;
  options: PacalOption[];
}

/** More cells than this are only on the board, where arrows lead from one to the next. */
const MOST_CELLS = 36;

/** The answers as the tray has them, by kind; those of a single cell once it is opened. */
export function entriesOf(decision: PacalDecision | null, opened: string | null): Entries[] {
  const all = decision?.options ?? [];
  const groups = ORDER.map((group) => ({
    group,
    options: all
      .filter((option) => groupOf(option) === group)
      .filter((option) => group !== 'build' || opened === null || cellOf(option) === opened)
      .sort(group === 'build' ? (a, b) => worth(b) - worth(a) : inReadingOrder),
  }));
  return groups.filter(
    ({ group, options }) =>
      options.length > 0 && (group !== 'stand' || options.length <= MOST_CELLS),
  );
}

function inReadingOrder(a: PacalOption, b: PacalOption): number {
  const [one, two] = [cellOf(a), cellOf(b)];
  if (one === null || two === null) return 0;
  const [at, other] = [gridOf(one), gridOf(two)];
  return at.row - other.row || at.column - other.column;
}

/** Whether a click on a cell opens the choice of a height instead of answering. */
export function opensHeights(target: Target | undefined): boolean {
  const one = target?.options[0] ?? target?.blocked[0];
  return one !== undefined && heightOf(one) > 0;
}

export const PARTS = ['city', 'players', 'count'] as const;
export type Part = (typeof PARTS)[number];
