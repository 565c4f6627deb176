/** A part of a game's table that stands in the house's rail, beside the list of players. */

import type { Attachment } from 'svelte/attachments';

/** Stands there for as long as it lives. */
export function into(rail: HTMLElement): Attachment<HTMLElement> {
  return (element) => {
    rail.append(element);
    return () => element.remove();
  };
}
