/** What is looked at and picked, and what each answer would bring. */

import { aimed } from '../../board/aim';
import { Choices, type Asking, type State } from '../../board/choices.svelte';
import type { TzolkinDecision } from '../../protocol';
import type { PreviewOf } from '../contract';
import { targetsOf, type Place } from './targets';
import type { TzolkinView } from './view';

type Previewed = PreviewOf<TzolkinView, TzolkinDecision>;

interface Previewing extends Asking {
  decision: TzolkinDecision | null;
  preview(answers: string[]): Promise<Previewed>;
}

/** Milliseconds an answer is looked at before the server is asked what it would bring. */
const PATIENCE = 90;

export class Choosing extends Choices<Previewing, Place> {
  results = $state.raw<Record<string, Previewed>>({});
  readonly targets = $derived.by(() => targetsOf(this.decision));
  #timer: ReturnType<typeof setTimeout> | undefined;

  override get decision(): TzolkinDecision | null {
    return this.asking().decision;
  }

  override clear(): void {
    super.clear();
    clearTimeout(this.#timer);
    this.results = {};
  }

  override consider(answer: string): void {
    super.consider(answer);
    clearTimeout(this.#timer);
    if (!this.results[answer]) this.#timer = setTimeout(() => void this.#ask(answer), PATIENCE);
  }

  async #ask(answer: string): Promise<void> {
    const asked = this.decision?.asked;
    try {
      const result = await this.asking().preview([answer]);
      if (this.decision?.asked === asked) this.results = { ...this.results, [answer]: result };
    } catch {
      // no reply: the answer can be given all the same
    }
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
