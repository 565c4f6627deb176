/** A sideways swipe over a folded table goes to the next part, one down puts a sheet away. */

import type { Attachment } from 'svelte/attachments';

const FAR = 60;

/** The part a swipe by so many pixels leads to, in the order of the parts. */
export function swipedAmong<Part>(
  parts: readonly Part[],
  part: Part,
  dx: number,
  dy: number,
): Part {
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return part;
  return parts[parts.indexOf(part) + (dx < 0 ? 1 : -1)] ?? part;
}

/** What came from below goes when it is pushed down; first what is scrolled in it comes back. */
export function pushedDown(close: () => void): Attachment<HTMLElement> {
  return (element) => {
    let scrolled = false;
    const down = (event: TouchEvent): void => {
      scrolled = isScrolled(event.target, element);
    };
    element.addEventListener('touchstart', down, { passive: true });
    const put = swipes((dx, dy) => {
      if (!scrolled && dy > FAR && dy > 2 * Math.abs(dx)) close();
    })(element);
    return () => {
      element.removeEventListener('touchstart', down);
      put?.();
    };
  };
}

/** Something between what was touched and the sheet does not stand at its beginning. */
function isScrolled(touched: EventTarget | null, sheet: Element): boolean {
  let one = touched instanceof Element ? touched : null;
  for (; one && one !== sheet; one = one.parentElement) if (one.scrollTop > 0) return true;
  return false;
}

/** `moved` hears of each swipe with one finger that did not begin on an element in `but`. */
export function swipes(
  moved: (dx: number, dy: number) => void,
  but?: string,
): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    const down = (event: TouchEvent): void => {
      const touch = event.touches[0];
      const { target } = event;
      const inside = but !== undefined && target instanceof Element && target.closest(but) !== null;
      const alone = touch && event.touches.length === 1 && !inside;
      start = alone ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const up = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (!start || !touch) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      start = null;
      moved(dx, dy);
    };
    element.addEventListener('touchstart', down, { passive: true });
    element.addEventListener('touchend', up, { passive: true });
    return () => {
      element.removeEventListener('touchstart', down);
      element.removeEventListener('touchend', up);
    };
  };
}
