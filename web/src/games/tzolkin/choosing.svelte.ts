/** What is looked at, what is picked on a touch screen, and what each answer would bring. */

import type { BlockedOption, Decision, Previewed } from '../../protocol';
import { targetsOf, type Target } from './targets';

interface Asking {
  decision: Decision | null;
  busy: boolean;
  send(answers: string[]): void;
  preview(answers: string[]): Promise<Previewed>;
}

const PATIENCE = 90;

export class Choosing {
  /** The answer under the pointer, in focus or picked. */
  considered = $state<string | null>(null);
  /** Picked by a first tap; a second one sends it. */
  picked = $state<string | null>(null);
  /** What cannot be chosen and is asked about. */
  refused = $state.raw<BlockedOption | null>(null);
  results = $state.raw<Record<string, Previewed>>({});
  readonly targets = $derived.by(() => targetsOf(this.asking().decision));
  #touch = false;
  #about = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(this.#timer);
    this.considered = this.picked = this.refused = null;
    this.results = {};
  }

  /** Whether fingers or a pointer act; told by every press on the table. */
  pressed(kind: string): void {
    this.#touch = kind === 'touch';
  }

  target(id: string): Target | undefined {
    return this.targets.get(id);
  }

  consider(answer: string): void {
    this.considered = answer;
    this.refused = null;
    clearTimeout(this.#timer);
    if (!this.results[answer]) this.#timer = setTimeout(() => void this.#ask(answer), PATIENCE);
  }

  explain(blocked: BlockedOption | null): void {
    this.refused = blocked;
    this.considered = this.picked = null;
  }

  leave(answer: string | null): void {
    if (answer === null) this.refused = null;
    else if (this.considered === answer) this.considered = this.picked;
  }

  /** A click, a tap, or Enter. The first tap only picks. */
  choose(answer: string): void {
    if (this.busy) return;
    if (this.#touch && this.picked !== answer) {
      this.picked = answer;
      this.consider(answer);
    } else {
      this.commit(answer);
    }
  }

  commit(answer: string): void {
    if (this.busy) return;
    this.picked = this.considered = null;
    this.asking().send([answer]);
  }

  async #ask(answer: string): Promise<void> {
    const about = this.#about;
    try {
      const result = await this.asking().preview([answer]);
      if (about === this.#about) this.results = { ...this.results, [answer]: result };
    } catch {
      // no reply: the answer can be given all the same
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
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
  const look = (): void =>
    answer === undefined ? choosing.explain(blocked) : choosing.consider(answer);
  const act = (): void =>
    answer === undefined ? choosing.explain(blocked) : choosing.choose(answer);
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'aria-disabled': answer === undefined ? 'true' : undefined,
    'data-target': id,
    // begging is there, but nobody came for it
    'data-minor': target.options[0]?.verb === 'beg' ? '' : undefined,
    'data-state':
      answer === undefined
        ? 'blocked'
        : choosing.picked === answer
          ? 'picked'
          : choosing.considered === answer
            ? 'considered'
            : 'open',
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (answer === undefined) choosing.explain(blocked);
      else choosing.commit(answer);
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(),
    onpointerleave: (event: PointerEvent) =>
      event.pointerType === 'mouse' && choosing.leave(answer ?? null),
    onfocus: look,
    onblur: () => choosing.leave(answer ?? null),
  };
}
