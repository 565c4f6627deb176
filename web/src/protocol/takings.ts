/** Answers that were taken back: events of the house, told in every game. */

import type { EventTold, HouseEvent } from './types';

const KINDS: ReadonlySet<string> = new Set<HouseEvent['kind']>([
  'answer_taken_back',
  'answers_taken_back',
]);

export function isTakingBack({ event }: EventTold): boolean {
  return KINDS.has(event.kind);
}
