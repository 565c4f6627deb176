/** What is looked at, what is picked on a touch screen, and what is asked about in vain. */

import { untrack } from 'svelte';
import type { BlockedOption, Decision } from '../protocol';

export interface Asking {
  decision: Decision | null;
  busy: boolean;
  send(answers: string[]): void;
  /** An answer somebody proposes: it is picked, and a second tap sends it. */
  proposed?: string | null | undefined;
}

/** How a place or an answer looks; `blocked` cannot be chosen and says why. */
export type State = 'open' | 'considered' | 'picked' | 'blocked';

export abstract class Choices<A extends Asking, Target> {
  /** The answer under the pointer, in focus or picked. */
  considered = $state<string | null>(null);
  /** Picked by a first tap; a second one sends it. */
  picked = $state<string | null>(null);
  /** What cannot be chosen and is asked about. */
  refused = $state.raw<BlockedOption | null>(null);
  /** The places on the table that the question is about. */
  abstract readonly targets: ReadonlyMap<string, Target>;
  #touch = false;
  #about = -1;

  constructor(protected readonly asking: () => A) {}

  get decision(): Decision | null {
    return this.asking().decision;
  }
  get busy(): boolean {
    return this.asking().busy;
  }

  /** With each new question nothing of the last one is left. */
  follow(): void {
    $effect(() => {
      const about = this.decision?.asked ?? -1;
      untrack(() => {
        if (about !== this.#about) this.clear();
        this.#about = about;
      });
    });
    $effect(() => {
      const { proposed } = this.asking();
      if (proposed != null) untrack(() => this.#pick(proposed));
    });
    $effect(() => () => this.clear());
  }

  clear(): void {
    this.considered = this.picked = this.refused = null;
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
  }

  explain(blocked: BlockedOption | null): void {
    this.refused = blocked;
    this.considered = this.picked = null;
  }

  /** Looking away from an answer, or from what is refused: what is picked stays. */
  leave(answer: string | null): void {
    if (answer === null) this.refused = null;
    else if (this.considered === answer) this.considered = this.picked;
  }

  /** A click, a tap, or Enter. The first tap only picks. */
  choose(answer: string): void {
    if (this.busy) return;
    if (this.#touch && this.picked !== answer) this.#pick(answer);
    else this.commit(answer);
  }

  /** Sends it; what lets something go is picked first, and says what is lost. */
  commit(answer: string): void {
    if (this.busy) return;
    if (this.#wasteful(answer) && this.picked !== answer) {
      this.#pick(answer);
      return;
    }
    this.picked = this.considered = null;
    this.asking().send([answer]);
  }

  #pick(answer: string): void {
    this.picked = answer;
    this.consider(answer);
  }

  #wasteful(answer: string): boolean {
    return this.decision?.options.find(({ text }) => text === answer)?.gives_up != null;
  }
}
