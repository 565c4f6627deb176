/** Parts of a game's table that stand elsewhere in the house. */

import type { Attachment } from 'svelte/attachments';

/** In the rail, beside the list of players, for as long as it lives. */
export function into(rail: HTMLElement): Attachment<HTMLElement> {
  return (element) => {
    rail.append(element);
    return () => element.remove();
  };
}

/** In another place until it is wanted at home again; without one it stays. */
export function lent(place: HTMLElement | null): Attachment<HTMLElement> {
  return (element) => {
    if (!place) return;
    const home = document.createComment('');
    element.replaceWith(home);
    place.append(element);
    return () => home.replaceWith(element);
  };
}
