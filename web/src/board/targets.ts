/** The answers a decision offers, by the places on the table they are about. */

import type { BlockedOption, Decision, Option } from '../protocol';

/** A place on the table where something can be chosen, or cannot and says why. */
export interface Target {
  id: string;
  options: Option[];
  /** Only where there is no option. */
  blocked: BlockedOption | null;
}

export type Answer = Pick<Option, 'verb' | 'args' | 'text'>;

export function targetsBy(
  decision: Decision | null,
  placeOf: (answer: Answer) => string,
): Map<string, Target> {
  const targets = new Map<string, Target>();
  const at = (id: string): Target => {
    const known = targets.get(id);
    if (known) return known;
    const fresh: Target = { id, options: [], blocked: null };
    targets.set(id, fresh);
    return fresh;
  };
  for (const option of decision?.options ?? []) at(placeOf(option)).options.push(option);
  for (const blocked of decision?.blocked ?? []) {
    const target = at(placeOf(blocked));
    if (target.options.length === 0) target.blocked ??= blocked;
  }
  return targets;
}
