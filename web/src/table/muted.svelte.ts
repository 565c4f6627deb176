/** Who is not to be heard at a table, as this browser remembers; nobody else is told. */

import { SvelteSet } from 'svelte/reactivity';
import type { Said } from '../protocol';

/** A seat, or all who watch. */
export type Speaker = number | 'watching';

const place = (table: string): string => `ceiba.muted.${table}`;

export class Muted {
  #who = new SvelteSet<Speaker>();

  constructor(private table: string) {
    try {
      const kept: Speaker[] = JSON.parse(localStorage.getItem(place(table)) ?? '[]');
      for (const one of kept) this.#who.add(one);
    } catch {
      // storage can be forbidden; then everybody is heard
    }
  }

  has(speaker: Speaker): boolean {
    return this.#who.has(speaker);
  }

  hears(line: Said): boolean {
    return !this.has(speakerOf(line));
  }

  toggle(speaker: Speaker): void {
    if (!this.#who.delete(speaker)) this.#who.add(speaker);
    try {
      if (this.#who.size) localStorage.setItem(place(this.table), JSON.stringify([...this.#who]));
      else localStorage.removeItem(place(this.table));
    } catch {
      // as above
    }
  }
}

function speakerOf(line: Said): Speaker {
  return line.seat ?? 'watching';
}
