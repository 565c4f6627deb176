/** Two fingers bring a board nearer, one moves it while it is near; the page stays as it is. */

import type { Attachment } from 'svelte/attachments';

const NEAREST = 3;
/** Nearly whole is whole. */
const WHOLE = 1.06;

interface Point {
  x: number;
  y: number;
}

/** How a board lies in its window: so much larger, and moved by so much. */
export interface Lie extends Point {
  zoom: number;
}

export const AT_REST: Lie = { zoom: 1, x: 0, y: 0 };

/** The lie after fingers have moved: what was under their middle still is. */
export function moved(lie: Lie, from: Point, to: Point, by: number, window: Point): Lie {
  const zoom = Math.min(NEAREST, Math.max(1, lie.zoom * by));
  const kept = (at: number, was: number, now: number, size: number): number =>
    Math.min(0, Math.max(size * (1 - zoom), now - ((was - at) / lie.zoom) * zoom));
  return {
    zoom,
    x: kept(lie.x, from.x, to.x, window.x),
    y: kept(lie.y, from.y, to.y, window.y),
  };
}

/** The board moves inside its parent, which has to clip it; it is `.near` while it is larger. */
export const pinches: Attachment<SVGSVGElement> = (board) => {
  const window = board.parentElement ?? document.body;
  let lie = AT_REST;
  let last: { middle: Point; apart: number } | null = null;

  function held(touches: TouchList): { middle: Point; apart: number } | null {
    const [a, b = a] = touches;
    if (!a || !b || touches.length > 2) return null;
    const { left, top } = window.getBoundingClientRect();
    return {
      middle: { x: (a.clientX + b.clientX) / 2 - left, y: (a.clientY + b.clientY) / 2 - top },
      apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    };
  }
  function lies(now: Lie): void {
    lie = now;
    const near = lie.zoom > 1;
    board.classList.toggle('near', near);
    board.style.transform = near ? `translate(${lie.x}px, ${lie.y}px) scale(${lie.zoom})` : '';
  }
  const touched = (event: TouchEvent): void => {
    last = held(event.touches);
    if (event.touches.length === 0 && lie.zoom < WHOLE) lies(AT_REST);
  };
  const move = (event: TouchEvent): void => {
    const now = held(event.touches);
    if (!last || !now || (event.touches.length === 1 && lie.zoom === 1)) return;
    event.preventDefault();
    const by = last.apart > 0 && now.apart > 0 ? now.apart / last.apart : 1;
    const { clientWidth: x, clientHeight: y } = window;
    lies(moved(lie, last.middle, now.middle, by, { x, y }));
    last = now;
  };
  board.style.transformOrigin = '0 0';
  board.style.touchAction = 'pan-x pan-y';
  board.addEventListener('touchstart', touched, { passive: true });
  board.addEventListener('touchmove', move, { passive: false });
  board.addEventListener('touchend', touched, { passive: true });
  board.addEventListener('touchcancel', touched, { passive: true });
  return () => {
    board.removeEventListener('touchstart', touched);
    board.removeEventListener('touchmove', move);
    board.removeEventListener('touchend', touched);
    board.removeEventListener('touchcancel', touched);
  };
};
