/** What is looked at, what is picked on a touch screen, which cell's heights are laid out. */

import type { BlockedOption, Decision, Option } from '../../protocol';
import { opensHeights, targetsOf, type Target } from './targets';
import type { PacalView } from './view';

interface Asking {
  view: PacalView;
  decision: Decision | null;
  busy: boolean;
  send(answers: string[]): void;
}

export type State = 'open' | 'considered' | 'picked' | 'blocked';

export class Choosing {
  /** The answer under the pointer, in focus or picked. */
  considered = $state<string | null>(null);
  /** Picked by a first tap, or as a cell's best build; a second one sends it. */
  picked = $state<string | null>(null);
  /** What cannot be chosen and is asked about. */
  refused = $state.raw<BlockedOption | null>(null);
  /** The cell that is looked at, whether or not it can be chosen. */
  looked = $state<string | null>(null);
  /** The cell whose heights the tray lays out. */
  opened = $state<string | null>(null);
  readonly targets = $derived.by(() => targetsOf(this.asking().decision, this.asking().view));
  readonly about = $derived.by(() =>
    this.asking().decision?.options.find((option) => option.text === this.considered),
  );
  #touch = false;
  #about = -1;

  constructor(private readonly asking: () => Asking) {}

  get decision(): Decision | null {
    return this.asking().decision;
  }
  get busy(): boolean {
    return this.asking().busy;
  }

  /** A new question: nothing of the last one is left. */
  follow(asked: number): void {
    if (asked === this.#about) return;
    this.#about = asked;
    this.considered = this.picked = this.refused = this.opened = null;
  }

  /** Whether fingers or a pointer act; told by every press on the table. */
  pressed(kind: string): void {
    this.#touch = kind === 'touch';
  }

  target(cell: string): Target | undefined {
    return this.targets.get(cell);
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

  consider(option: Option): void {
    this.considered = option.text;
    this.refused = null;
  }

  explain(blocked: BlockedOption | null): void {
    this.refused = blocked;
    this.considered = this.picked;
  }

  /** Looking away: what is picked stays. */
  leave(): void {
    this.considered = this.picked;
    this.refused = null;
    this.looked = null;
  }

  look(cell: string): void {
    this.looked = cell;
    const target = this.target(cell);
    const option = target?.options.find((one) => one.text === this.picked) ?? target?.options[0];
    if (option) this.consider(option);
    else this.explain(target?.blocked[0] ?? null);
  }

  /** A click, a tap or Enter on a cell. */
  press(cell: string): void {
    this.looked = cell;
    const target = this.target(cell);
    const best = target?.options[0];
    if (!target || this.busy) return;
    if (opensHeights(target)) {
      if (best && this.picked !== null && this.opened === cell) return this.commit(this.picked);
      this.opened = cell;
      this.picked = best?.text ?? null;
      if (best) this.consider(best);
      else this.explain(target.blocked[0] ?? null);
    } else if (best) this.choose(best);
    else this.explain(target.blocked[0] ?? null);
  }

  /** A click, a tap or Enter on an answer. The first tap only picks. */
  choose(option: Option): void {
    if (this.busy) return;
    if (this.#touch && this.picked !== option.text) {
      this.picked = option.text;
      this.consider(option);
    } else {
      this.commit(option.text);
    }
  }

  commit(answer: string): void {
    if (this.busy) return;
    this.picked = this.considered = this.opened = null;
    this.asking().send([answer]);
  }

  /** Back from one cell's heights to all that can be built. */
  close(): void {
    this.opened = this.picked = this.considered = this.refused = null;
  }
}
