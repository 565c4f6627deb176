/** What the things of this table say of themselves when they are asked. */

import type { Told } from '../../board/inquiry.svelte';
import { who, type Say } from '../../text/say';
import type { Choosing } from './choosing.svelte';
import { leading, type PacalView, type PlayerView, type Source } from './view';
import { cellWords, pyramidsWords } from './wording';

/** What of a cell the rules are told of: what stands there before what it borders. */
function thingOn(view: PacalView, cell: string, char: string): string {
  if (char === '~') return 'lake';
  if (char === '#') return 'covered';
  if (view.pyramids.some((one) => one.cell === cell)) return 'pyramid';
  if (view.players.some(({ rocket }) => rocket.cell === cell && !rocket.lifted)) return 'rocket';
  if (view.stones.some((one) => one.cell === cell)) return 'stone';
  return view.river.cells.includes(cell) ? 'river' : 'cell';
}

export function cellTold(
  say: Say,
  choosing: Choosing,
  view: PacalView,
  cell: string,
  char: string,
): Told {
  const { options = [], blocked = [] } = choosing.target(cell) ?? {};
  return {
    thing: thingOn(view, cell, char),
    name: say('pr-cell', { cell }),
    says: [cellWords(say, view, cell)],
    stakes: { options, blocked },
  };
}

export function dieTold(name: string, face: string | null): Told {
  return { thing: face === 'special' ? 'special' : 'die', name };
}

export function endingTold(say: Say, view: PacalView): Told {
  const { threshold } = view.end;
  return { thing: 'ending', name: say('pr-far', { best: leading(view), threshold }) };
}

export function roundTold(say: Say, { round, start }: PacalView): Told {
  const says = round > 0 ? [say('pr-start', { seat: who(start) })] : [];
  return { thing: 'round', name: say('pr-round', { round }), says };
}

/** A column of what the game would bring: the clauses of where its points come from. */
const SOURCES: Readonly<Record<Source, string>> = {
  builds: 'cell',
  bonus: 'ending',
  river: 'river',
  lake: 'lake',
  districts: 'districts',
  tokens: 'token',
};

export function sourceTold(say: Say, source: Source): Told {
  return { thing: SOURCES[source], name: say(`score-${source}`) };
}

// -- what players own

export function scoreTold(say: Say, { score }: PlayerView): Told {
  return { thing: 'score', name: say('pr-points', { points: score }) };
}

export function stonesTold(say: Say, { stones }: PlayerView): Told {
  return { thing: 'stone', name: say('pr-has-stones', { count: stones }) };
}

export function pyramidsTold(say: Say, player: PlayerView): Told {
  return { thing: 'pyramid', name: pyramidsWords(say, player) };
}

export function tokensTold(say: Say, { tokens }: PlayerView): Told {
  return { thing: 'token', name: say('pr-has-tokens', { list: tokens }) };
}
