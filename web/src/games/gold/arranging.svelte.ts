/** The work of laying out a base: the draft, what the server says of it, and every handle on it. */

import { tick } from 'svelte';
import type { GoldDecision } from '../../protocol';
import {
  answersOf,
  flip,
  laid,
  move,
  toggleGap,
  zoneOf,
  type Draft,
  type DraftPiece,
  type Zone,
} from './draft';
import { Drag } from './drag.svelte';
import { FULL } from './geometry';
import { Judge } from './judge.svelte';
import type { GoldPreview } from './view';

/** What the table lends: read anew each time, for it may change while the draft lives. */
export interface Bench {
  root(): HTMLElement | undefined;
  decision(): GoldDecision;
  busy(): boolean;
  /** Gaps between pieces are allowed (GM-R41). */
  gaps(): boolean;
  send(answers: string[]): void;
  preview(answers: string[]): Promise<GoldPreview>;
}

export class Arranging {
  draft: Draft;
  selected = $state<number | null>(null);
  readonly judge: Judge;
  readonly drag: Drag;

  constructor(
    start: Draft,
    private readonly bench: Bench,
  ) {
    this.draft = $state.raw(start);
    this.judge = new Judge(
      (answers) => bench.preview(answers),
      () => bench.decision(),
    );
    this.drag = new Drag({
      ring: () => bench.root()?.querySelector('.ring') ?? null,
      zone: (zone) => bench.root()?.querySelector(`[data-zone=${zone}]`) ?? null,
      row: (id) => [
        ...this.draft.fixed.map((p) => p ?? { units: 1 }),
        ...this.draft.row.filter((p) => p.id !== id),
      ],
      drop: (id, { zone, place }) => this.put(id, zone, place - this.draft.fixed.length),
    });
  }

  /** While a piece is dragged, the draft is shown and judged as it would be after the drop. */
  readonly shown = $derived.by(() => {
    const { id, target } = this.drag;
    if (id === null || !target) return this.draft;
    return move(this.draft, id, target.zone, Math.max(0, target.place - this.draft.fixed.length));
  });
  readonly answers = $derived.by(() => answersOf(this.shown.row));
  readonly result = $derived.by(() => laid(this.shown));
  readonly verdict = $derived.by(() => {
    const verdict = this.judge.verdict;
    return verdict?.about === this.answers.join('\n') ? verdict : null;
  });
  readonly refused = $derived.by(() =>
    this.verdict && this.verdict.accepted < this.answers.length ? this.verdict.refusal : null,
  );
  /** The refused join, in units: before the piece, or at the seam where the circle closes. */
  readonly broken = $derived.by(() => {
    if (!this.refused || !this.verdict) return null;
    if (this.refused.message === 'refusal-ends-cannot-touch') return 0;
    const before = this.shown.row.slice(0, this.verdict.accepted);
    return Math.min(laid({ ...this.shown, row: before }).units, FULL);
  });
  /** What the server would take next, as it lies. */
  readonly fits = $derived.by(() =>
    this.refused ? [] : (this.verdict?.next?.options.map((o) => o.text) ?? []),
  );
  /** What the row that was judged last is worth. */
  readonly worth = $derived.by(() => {
    const asked = (this.judge.verdict?.next ?? this.bench.decision()).prompt;
    return asked.message === 'prompt-lay-out' || asked.message === 'prompt-lay-out-all'
      ? asked
      : null;
  });
  /** What is lost with the row as it lies, as the rules tell it. */
  readonly lost = $derived.by(
    () => this.verdict?.next?.options.find((o) => o.verb === 'stop')?.gives_up ?? null,
  );
  /** The row about which it was asked whether that shall be lost. */
  #asked = $state<string | null>(null);
  readonly asking = $derived.by(() => this.#asked === this.answers.join('\n'));

  /** Why it cannot be handed in yet. */
  readonly obstacle = $derived.by(() => {
    if (this.shown.hand.length > 0) return 'held';
    if (this.refused) return 'refused';
    return this.verdict ? null : 'checking';
  });
  readonly ready = $derived.by(
    () =>
      !this.bench.busy() &&
      this.obstacle === null &&
      this.drag.id === null &&
      this.bench.decision().options.some((o) => o.verb === 'stop'),
  );

  put(id: number, zone: Zone, place = Infinity): void {
    this.draft = move(this.draft, id, zone, Math.max(0, place));
    this.selected = id;
    void this.focus(id);
  }

  private async focus(id: number): Promise<void> {
    await tick();
    this.bench.root()?.querySelector<HTMLElement>(`[data-piece="${id}"]`)?.focus();
  }

  /** Along the row, from the end around to the beginning. */
  shift(id: number, by: number): void {
    const at = this.draft.row.findIndex((p) => p.id === id);
    const count = this.draft.row.length;
    if (at < 0) this.put(id, 'row', by > 0 ? 0 : Infinity);
    else this.put(id, 'row', (at + by + count) % count);
  }

  turn(id: number): void {
    this.draft = flip(this.draft, id);
    this.selected = id;
  }

  gap(id: number): void {
    this.draft = toggleGap(this.draft, id);
  }

  /** To the box; from the box back into the hand. */
  discard(id: number): void {
    this.put(id, zoneOf(this.draft, id) === 'box' ? 'hand' : 'box');
  }

  /** A click on a loose piece, unless it only ended a drag. */
  lay(id: number): void {
    if (!this.drag.dropped) this.put(id, 'row');
    this.drag.dropped = false;
  }

  /** Hands the row in; where pieces are lost with it, only when asked a second time. */
  commit(): void {
    if (!this.ready) return;
    if (this.lost && !this.asking) this.#asked = this.answers.join('\n');
    else this.bench.send([...answersOf(this.draft.row), 'stop']);
  }

  key(event: KeyboardEvent, { id }: DraftPiece): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const deed = this.deeds(id)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  private deeds(id: number): Partial<Record<string, () => void>> {
    const onRing = zoneOf(this.draft, id) === 'row';
    return {
      ArrowRight: () => this.shift(id, 1),
      ArrowDown: () => this.shift(id, 1),
      ArrowLeft: () => this.shift(id, -1),
      ArrowUp: () => this.shift(id, -1),
      Home: () => this.put(id, 'row', 0),
      End: () => this.put(id, 'row'),
      f: () => this.turn(id),
      Delete: () => this.discard(id),
      Backspace: () => this.discard(id),
      ' ': () => (onRing ? this.turn(id) : this.put(id, 'row')),
      Enter: () => (onRing ? this.commit() : this.put(id, 'row')),
      ...(this.bench.gaps() ? { g: () => this.gap(id) } : {}),
    };
  }
}
