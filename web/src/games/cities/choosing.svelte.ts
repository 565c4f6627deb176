/** What is looked at and picked, what is opened, what is being carried. */

import { aimed } from '../../board/aim';
import { Choices, type Asking, type State } from '../../board/choices.svelte';
import type { PreviewOf } from '../contract';
import { targetsOf, type Target } from './targets';
import type { Blocked, CitiesDecision, CitiesView } from './view';

interface AskingAt extends Asking {
  decision: CitiesDecision | null;
  view: CitiesView;
  preview(answers: string[]): Promise<PreviewOf<CitiesView, CitiesDecision>>;
}

/** A token on its way by hand: where it lies, what it is, and where it may go. */
export interface Carried {
  place: string;
  wealth: string;
  /** What is offered once it is taken up; null until the server has said. */
  decision: CitiesDecision | null;
  /** Answers that come before the one it is dropped with. */
  before: string[];
}

export class Choosing extends Choices<AskingAt, Target> {
  /** A place with several answers, opened to choose among them. */
  opened = $state<string | null>(null);
  carried = $state.raw<Carried | null>(null);
  readonly targets = $derived.by(() => {
    const { decision, view } = this.asking();
    return targetsOf(this.carried ? this.carried.decision : decision, view);
  });

  /** Why what is asked about cannot be chosen. */
  readonly why = $derived.by((): Blocked['why'] | null => {
    const all = [...this.targets.values()].flatMap(({ blocked }) => blocked ?? []);
    const offered = [...(this.decision?.blocked ?? []), ...all];
    return offered.find((one) => one.text === this.refused?.text)?.why ?? null;
  });

  override get decision(): CitiesDecision | null {
    return this.asking().decision;
  }

  override clear(): void {
    super.clear();
    this.opened = this.carried = null;
  }

  open(id: string | null): void {
    this.opened = this.opened === id ? null : id;
    this.picked = this.considered = this.refused = null;
  }

  /** Several answers in a row, taken all or none. */
  sendAll(answers: string[]): void {
    if (!this.busy && answers.length > 0) this.asking().send(answers);
  }

  /** Begins to carry a token by hand, if it may be taken up; asks where it may go. */
  async carry(place: string, wealth: string): Promise<void> {
    const { decision, busy, preview } = this.asking();
    if (busy || !decision) return;
    const { prompt } = decision;
    const held = prompt.message === 'prompt-carry' && prompt.place.name === place;
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
  const state = (): State => {
    if (answer === undefined) return 'blocked';
    if (choosing.opened === id || choosing.picked === answer) return 'picked';
    const seen = target.options.some((option) => option.text === choosing.considered);
    return seen ? 'considered' : 'open';
  };
  const leave = (): void => choosing.leave(answer ?? null);
  return {
    ...aimed({ id, label, state: state(), look, leave, act }),
    'aria-expanded': several ? choosing.opened === id : undefined,
  };
}
