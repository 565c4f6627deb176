/** Something that lies over a page until it is closed, by a tap or by Back. */

import { flushSync } from 'svelte';
import { backCloses } from '../back.svelte';

export class Over {
  open = $state(true);
  forget: () => void;

  constructor() {
    this.forget = $effect.root(() => backCloses(this.close, () => this.open));
    flushSync();
  }

  close = (): void => {
    this.open = false;
    flushSync();
  };
}
