/** What is looked at and picked, and which cell's heights are laid out. */

import { Choices, type Asking, type State } from '../../board/choices.svelte';
import type { BlockedOption, PacalDecision } from '../../protocol';
import { opensHeights, targetsOf, type Target } from './targets';
import type { PacalView } from './view';

interface AskingAt extends Asking {
  decision: PacalDecision | null;
  view: PacalView;
}

export class Choosing extends Choices<AskingAt, Target> {
  /** The cell that is looked at, whether or not it can be chosen. */
  looked = $state<string | null>(null);
  /** The cell whose heights the tray lays out; its best build is picked. */
  opened = $state<string | null>(null);
  readonly targets = $derived.by(() => targetsOf(this.decision, this.asking().view));
  readonly about = $derived.by(() =>
    this.decision?.options.find((option) => option.text === this.considered),
  );

  override get decision(): PacalDecision | null {
    return this.asking().decision;
  }

  /** Also the way back from one cell's heights to all that can be built. */
  override clear(): void {
    super.clear();
    this.opened = null;
  }

  stateOf(cell: string): State | null {
    const target = this.target(cell);
    if (!target) return null;
    const has = (answer: string | null): boolean =>
      target.options.some((option) => option.text === answer);
    if (has(this.picked)) return 'picked';
    if (has(this.considered)) return 'considered';
    return target.options.length > 0 ? 'open' : 'blocked';
  }

  /** What is picked stays: one may ask about another height of the cell. */
  override explain(blocked: BlockedOption | null): void {
    this.refused = blocked;
    this.considered = this.picked;
  }

  override leave(): void {
    this.considered = this.picked;
    this.refused = null;
    this.looked = null;
  }

  look(cell: string): void {
    this.looked = cell;
    const target = this.target(cell);
    const option = target?.options.find((one) => one.text === this.picked) ?? target?.options[0];
    if (option) this.consider(option.text);
    else this.explain(target?.blocked[0] ?? null);
  }

  /** A click, a tap or Enter on a cell. */
  press(cell: string): void {
    this.looked = cell;
    const target = this.target(cell);
    const best = target?.options[0]?.text;
    if (!target || this.busy) return;
    if (opensHeights(target)) {
      if (best !== undefined && this.picked !== null && this.opened === cell)
        return this.commit(this.picked);
      this.opened = cell;
      this.picked = best ?? null;
      if (best !== undefined) this.consider(best);
      else this.explain(target.blocked[0] ?? null);
    } else if (best !== undefined) this.choose(best);
    else this.explain(target.blocked[0] ?? null);
  }

  override commit(answer: string): void {
    if (this.busy) return;
    super.commit(answer);
    this.opened = null;
  }
}
