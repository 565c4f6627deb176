/** A board or map that is being drawn: what the server says of it, asked soon after each change. */

import { untrack } from 'svelte';
import { api } from '../api/api';
import type { Draft, OptionSpec, Sketch } from '../protocol';
import { explain } from '../text/explain';
import { store } from '../text/settings.svelte';

export interface Drafted {
  game: string;
  spec: OptionSpec;
  players: number;
  /** It as a text, which may be written elsewhere. */
  text: string;
  /** The name under which this browser keeps the last one that can be played on. */
  keep: string;
  /** The text has become another by drawing. */
  drawn(text: string): void;
}

const SOON_MS = 250;

export class Drafting {
  sketch = $state.raw<Sketch | null>(null);
  draft = $state.raw<Draft | null>(null);
  problem = $state<string | null>(null);
  #now: () => Drafted;
  /** The newest question; what answers an older one is not looked at. */
  #newest = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #known: { text: string; players: number };

  constructor(now: () => Drafted) {
    this.#now = now;
    this.#known = untrack(() => ({ text: now().text, players: now().players }));
  }

  /** What one begins with may be drawn at random: it stands still from here on. */
  async begin(): Promise<void> {
    const fresh = await this.#check(null);
    const { text, spec } = this.#now();
    if (fresh && this.sketch && text === spec.start) this.change(this.sketch);
  }

  beginAgain(): void {
    const { spec, players, drawn } = this.#now();
    this.#known = { text: spec.start, players };
    drawn(spec.start);
    void this.begin();
  }

  /** For as long as the component lives that calls it: what is written by hand, or for another
   * number of players, is looked at anew. */
  follow(): void {
    $effect(() => {
      const { text, players } = this.#now();
      untrack(() => {
        if (text === this.#known.text && players === this.#known.players) return;
        const mine = text === this.#known.text ? this.sketch : null;
        this.#known = { text, players };
        this.#later(() => this.#check(mine));
      });
    });
    $effect(() => () => clearTimeout(this.#waiting));
  }

  change(next: Sketch): void {
    this.sketch = next;
    this.#later(() => this.#check(next));
  }

  #later(what: () => Promise<unknown>): void {
    this.#newest += 1;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void what(), SOON_MS);
  }

  /** Asks the server; false where something newer was asked meanwhile. */
  async #check(mine: Sketch | null): Promise<boolean> {
    const asked = ++this.#newest;
    const { game, spec, players, text, keep, drawn } = untrack(this.#now);
    try {
      const reply = await api.draft(game, { option: spec.name, players, text, sketch: mine });
      if (asked !== this.#newest) return false;
      this.problem = null;
      this.draft = reply;
      if (mine) {
        this.#known = { text: reply.text, players };
        drawn(reply.text);
      } else this.sketch = reply.sketch;
      if (!reply.refused) store(keep, reply.text);
      return true;
    } catch (error) {
      if (asked === this.#newest) this.problem = explain(error);
      return false;
    }
  }
}
