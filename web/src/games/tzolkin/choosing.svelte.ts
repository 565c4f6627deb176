/** What is looked at and picked. */

import { aimed } from '../../board/aim';
import { Choices, type Asking, type State } from '../../board/choices.svelte';
import type { TzolkinDecision } from '../../protocol';
import { targetsOf, type Place } from './targets';

interface AskingAt extends Asking {
  decision: TzolkinDecision | null;
}

export class Choosing extends Choices<AskingAt, Place> {
  readonly targets = $derived.by(() => targetsOf(this.decision));

  override get decision(): TzolkinDecision | null {
    return this.asking().decision;
  }
}

/** What an element at a place on the board needs to be a target; empty where nothing is asked. */
export function aim(
  choosing: Choosing,
  id: string,
  label?: string,
): Record<string, unknown> | undefined {
  const target = choosing.target(id);
  const answer = target?.options[0]?.text;
  const blocked = target?.blocked ?? null;
  if (!target || (answer === undefined && !blocked)) return undefined;
  const state = (): State => {
    if (answer === undefined) return 'blocked';
    if (choosing.picked === answer) return 'picked';
    return choosing.considered === answer ? 'considered' : 'open';
  };
  return {
    ...aimed({
      id,
      label,
      state: state(),
      look: () => (answer === undefined ? choosing.explain(blocked) : choosing.consider(answer)),
      leave: () => choosing.leave(answer ?? null),
      act: (by) => (answer === undefined ? choosing.explain(blocked) : choosing[by](answer)),
    }),
    // begging is there, but nobody came for it
    'data-minor': target.options[0]?.verb === 'beg' ? '' : undefined,
  };
}
