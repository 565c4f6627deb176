/** What is looked at, what is picked on a touch screen, what is opened, what is being carried. */

import type { BlockedOption, Decision, Previewed } from '../../protocol';
import { targetsOf, type Target } from './targets';
import type { CitiesView } from './view';

interface Asking {
  decision: Decision | null;
  view: CitiesView;
  busy: boolean;
  send(answers: string[]): void;
  preview(answers: string[]): Promise<Previewed>;
}

/** A token on its way by hand: where it lies, what it is, and where it may go. */
export interface Carried {
  place: string;
  wealth: string;
  /** What is offered once it is taken up; null until the server has said. */
  decision: Decision | null;
  /** Answers that come before the one it is dropped with. */
  before: string[];
}

export class Choosing {
  /** The answer under the pointer, in focus or picked. */
  considered = $state<string | null>(null);
  /** Picked by a first tap; a second one sends it. */
  picked = $state<string | null>(null);
  /** What cannot be chosen and is asked about. */
  refused = $state.raw<BlockedOption | null>(null);
  /** A place with several answers, opened to choose among them. */
  opened = $state<string | null>(null);
  carried = $state.raw<Carried | null>(null);
  readonly targets = $derived.by(() => {
    const { decision, view } = this.asking();
    return targetsOf(this.carried ? this.carried.decision : decision, view);
  });
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
    this.considered = this.picked = this.refused = this.opened = this.carried = null;
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

  leave(answer: string | null): void {
    if (answer === null) this.refused = null;
    else if (this.considered === answer) this.considered = this.picked;
  }

  open(id: string | null): void {
    this.opened = this.opened === id ? null : id;
    this.picked = this.considered = this.refused = null;
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

  /** Several answers in a row, taken all or none. */
  sendAll(answers: string[]): void {
    if (!this.busy && answers.length > 0) this.asking().send(answers);
  }

  /** Begins to carry a token by hand, if it may be taken up; asks where it may go. */
  async carry(place: string, wealth: string): Promise<void> {
    const { decision, busy, preview } = this.asking();
    if (busy || !decision) return;
    const held = decision.prompt.key === 'carry' && decision.prompt.data.place === place;
    if (held) {
      this.carried = { place, wealth, decision, before: [] };
      return;
    }
    const answer = `take ${place}`;
    if (!decision.options.some((option) => option.text === answer)) return;
    const carried: Carried = { place, wealth, decision: null, before: [answer] };
    this.carried = carried;
    try {
      const result = await preview([answer]);
      if (this.carried === carried) this.carried = { ...carried, decision: result.decision };
    } catch {
      if (this.carried === carried) this.carried = null; // no reply: a click does it as well
    }
  }

  /** Lets go of it over a target, or over nothing. */
  drop(id: string | null): void {
    const { carried } = this;
    const target = id === null ? undefined : this.target(id);
    this.carried = null;
    if (!carried || !target) return;
    const option = target.options.find((one) => one.verb === 'to');
    if (option) this.asking().send([...carried.before, option.text]);
    else if (target.blocked) this.explain(target.blocked);
  }
}

/** What an element at a place on the table needs to be a target; empty where nothing is asked. */
export function aim(
  choosing: Choosing,
  id: string,
  label: string,
): Record<string, unknown> | undefined {
  const target = choosing.target(id);
  if (!target) return undefined;
  const several = target.options.length > 1;
  const answer = target.options[0]?.text;
  const { blocked } = target;
  if (answer === undefined && !blocked) return undefined;
  const look = (): void => {
    if (answer === undefined) choosing.explain(blocked);
    else if (!several) choosing.consider(answer);
  };
  const act = (by: 'choose' | 'commit'): void => {
    if (answer === undefined) choosing.explain(blocked);
    else if (several) choosing.open(id);
    else choosing[by](answer);
  };
  const state = (): string => {
    if (answer === undefined) return 'blocked';
    if (choosing.opened === id || choosing.picked === answer) return 'picked';
    const seen = target.options.some((option) => option.text === choosing.considered);
    return seen ? 'considered' : 'open';
  };
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'aria-disabled': answer === undefined ? 'true' : undefined,
    'aria-expanded': several ? choosing.opened === id : undefined,
    'data-target': id,
    'data-state': state(),
    onclick: () => act('choose'),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      act('commit');
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(),
    onpointerleave: (event: PointerEvent) =>
      event.pointerType === 'mouse' && choosing.leave(answer ?? null),
    onfocus: look,
    onblur: () => choosing.leave(answer ?? null),
  };
}
