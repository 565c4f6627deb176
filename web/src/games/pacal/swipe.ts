/** A sideways swipe over the folded table goes to the next part. */

import type { Attachment } from 'svelte/attachments';
import { swipedAmong, swipes } from '../../ui/swipe';
import { PARTS, type Part } from './targets';

export function swiped(part: Part, dx: number, dy: number): Part {
  return swipedAmong(PARTS, part, dx, dy);
}

export function swipe(go: (by: (part: Part) => Part) => void): Attachment<HTMLElement> {
  return swipes((dx, dy) => go((part) => swiped(part, dx, dy)));
}
