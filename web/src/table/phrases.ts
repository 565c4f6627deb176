/** What can be said at a table without writing; each reader sees it in their own language. */

import type { Said } from '../protocol';
import { t } from '../text/settings.svelte';

export type Phrase = NonNullable<Said['phrase']>;

export const PHRASES: readonly Phrase[] = [
  'hello',
  'luck',
  'well_played',
  'thanks',
  'sorry',
  'moment',
  'good_game',
];
/** Short ones, for what just happened. */
export const REACTIONS: readonly Phrase[] = ['bravo', 'oh', 'ouch', 'haha', 'hmm'];

export function wordsOf(line: Said): string {
  return line.phrase ? phraseWords(line.phrase) : line.text;
}

export function phraseWords(phrase: Phrase): string {
  return t(`phrase-${phrase.replaceAll('_', '-')}`);
}
