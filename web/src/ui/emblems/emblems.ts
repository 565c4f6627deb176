/** The five seats' emblems, in seat order. Each is a symbol `#emblem-<name>`, 48 by 48. */

import { EMBLEMS } from '../../text/settings.svelte';

/** For `<use href={emblemHref(seat)}>` inside any drawing; takes `currentColor`. */
export function emblemHref(seat: number): string {
  return `#emblem-${EMBLEMS[seat % EMBLEMS.length]}`;
}
