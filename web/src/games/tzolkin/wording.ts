/** Words for answers and places; the sentences themselves are in the texts. */

import { outcomeWords } from '../../board/foreseen';
import { hyphened, saying, sentences, type Say } from '../../text/say';
import type { Choosing } from './choosing.svelte';
import { entryOf, type Entry } from './targets';

/** The name of a thing, also where no text has been written for it yet. */
export function nameOf(say: Say, id: string): string {
  const key = `name-${hyphened(id)}`;
  return say.has(key) ? say(key) : id.replaceAll('_', ' ');
}

/** What a tile does, in words. */
export function tileWords(say: Say, id: string): string {
  const key = `tile-${hyphened(id)}`;
  return say.has(key) ? say(key) : '';
}

export function entryLabel(say: Say, entry: Pick<Entry, 'key' | 'data'>): string {
  return say(entry.key, entry.data);
}

/** The answer as a whole sentence, where the game's texts have one. */
export function sentence(say: Say, entry: Entry): string {
  const { verb, args } = entry.option;
  const key = `verb-${hyphened(verb)}`;
  return say.has(key) ? say(key, args) : entryLabel(say, entry);
}

/** What the action of a space does, in words. */
export function actionWords(say: Say, gear: string, space: number): string {
  const key = `action-${hyphened(gear)}-${space}`;
  return say.has(key) ? say(key) : '';
}

/** With what it brings: what a screen reader says of an answer. */
function spokenEntry(say: Say, entry: Entry, seat: number): string {
  return [sentence(say, entry), ...outcomeWords(say, entry.option, seat)].join(', ');
}

/** The label of a place on the board: what it is, and what can be done there. */
export function targetLabel(say: Say, choosing: Choosing, id: string, what = ''): string {
  const target = choosing.target(id);
  const option = target?.options[0];
  const done = option ? spokenEntry(say, entryOf(option), choosing.decision?.seat ?? 0) : '';
  const why = target?.blocked ? saying(say, target.blocked.why) : '';
  return sentences([what, done, why]);
}
