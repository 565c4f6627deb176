/** A sideways swipe over the folded table goes to the next part. */

import type { Attachment } from 'svelte/attachments';
import { PARTS, type Part } from './targets';

const FAR = 60;

export function swiped(part: Part, dx: number, dy: number): Part {
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return part;
  const to = PARTS.indexOf(part) + (dx < 0 ? 1 : -1);
  return PARTS[to] ?? part;
}

export function swipe(go: (by: (part: Part) => Part) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    const down = (event: TouchEvent): void => {
      const touch = event.touches[0];
      // a map brought nearer is moved by hand
      const inside = (event.target as Element).closest('.zoomed, .takes, .chips');
      const alone = touch && event.touches.length === 1 && !inside;
      start = alone ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const up = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (!start || !touch) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      start = null;
      go((part) => swiped(part, dx, dy));
    };
    element.addEventListener('touchstart', down, { passive: true });
    element.addEventListener('touchend', up, { passive: true });
    return () => {
      element.removeEventListener('touchstart', down);
      element.removeEventListener('touchend', up);
    };
  };
}
