/** The answers a decision offers, by the places on the table they are about. */

import type { BlockedOption, Decision, Option } from '../protocol';

/** A place on the table where something can be chosen, or cannot and says why. */
export interface Target<O extends Option = Option, B extends BlockedOption = BlockedOption> {
  id: string;
  options: O[];
  /** Only where there is no option. */
  blocked: B | null;
}

interface Offer<O, B> extends Decision {
  options: (O & Option)[];
  blocked: (B & BlockedOption)[];
}

export function targetsBy<O extends Option, B extends BlockedOption>(
  decision: Offer<O, B> | null,
  placeOf: (answer: O | B) => string,
): Map<string, Target<O, B>> {
  const targets = new Map<string, Target<O, B>>();
  const at = (id: string): Target<O, B> => {
    const known = targets.get(id);
    if (known) return known;
    const fresh: Target<O, B> = { id, options: [], blocked: null };
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

/** What the question at hand has to do with some places, for the card of what is there. */
export function stakesAt(
  targets: { target(id: string): Target | undefined },
  ...ids: string[]
): { options: Option[]; blocked: BlockedOption[] } {
  const found = ids.flatMap((id) => targets.target(id) ?? []);
  return {
    options: found.flatMap(({ options }) => options),
    blocked: found.flatMap(({ blocked }) => blocked ?? []),
  };
}
