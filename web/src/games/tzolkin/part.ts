import type { Say } from '../../text/say';
import type { Choosing } from './choosing.svelte';
import type { TzolkinView } from './view';

/** What every part of this table is given. */
export interface PartProps {
  view: TzolkinView;
  choosing: Choosing;
  say: Say;
}
