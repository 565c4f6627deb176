/** Several of one kind of answer, chosen together: so many of each, and one confirm. */

import type { Decision, Previewed } from '../protocol';

interface Shop {
  decision: Decision | null;
  busy: boolean;
  send(answers: string[]): void;
  preview(answers: string[]): Promise<Pick<Previewed, 'decision'>>;
}

export class Basket {
  #changed = $state.raw<{ asked: number; chosen: Record<string, number> } | null>(null);

  constructor(private readonly shop: () => Shop) {}

  readonly together = $derived.by(() => this.shop().decision?.together ?? null);
  readonly #chosen = $derived.by(() =>
    this.#changed && this.#changed.asked === this.shop().decision?.asked
      ? this.#changed.chosen
      : (this.together?.usual ?? {}),
  );
  /** How many are still to be chosen; less than none where there are too many. */
  readonly open = $derived.by(
    () => (this.together?.amount ?? 0) - Object.values(this.#chosen).reduce((a, b) => a + b, 0),
  );

  get busy(): boolean {
    return this.shop().busy;
  }

  of(text: string): number {
    return this.#chosen[text] ?? 0;
  }

  /** One more or less; where the basket is full, one more takes the place of another. */
  add(text: string, by: 1 | -1): void {
    const { decision } = this.shop();
    const most = this.together?.most[text] ?? 0;
    const next = this.of(text) + by;
    if (!decision || next < 0 || next > most) return;
    const chosen = { ...this.#chosen, [text]: next };
    if (by > 0 && this.open === 0) {
      const fullest = Object.keys(chosen)
        .filter((one) => one !== text && (chosen[one] ?? 0) > 0)
        .sort((a, b) => (chosen[b] ?? 0) - (chosen[a] ?? 0))[0];
      if (fullest === undefined) return;
      chosen[fullest] = (chosen[fullest] ?? 0) - 1;
    }
    this.#changed = { asked: decision.asked, chosen };
  }

  /** One answer after the other, as long as this is asked: the rest is no choice any more. */
  async commit(): Promise<void> {
    const { together } = this;
    const { busy, send, preview } = this.shop();
    if (!together || busy || this.open !== 0) return;
    const all = Object.keys(together.most).flatMap((text) =>
      Array.from({ length: this.of(text) }, () => text),
    );
    const row: string[] = [];
    for (const text of all) {
      row.push(text);
      if (row.length === all.length) break;
      const left = (await preview(row)).decision;
      const asks = left?.options.some((option) => option.text === all[row.length]);
      const same = (left?.together?.amount ?? 1) === all.length - row.length;
      if (!asks || !same) break;
    }
    send(row);
  }
}
