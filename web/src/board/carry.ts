/** Something is taken in hand, with mouse or finger, and let go over a place of the table. */

/** A press that wanders less than this is a click. */
const FAR = 8;

interface Carrying {
  /** It leaves its place. */
  begin(): void;
  /** In the air, over something or nothing. */
  move(now: PointerEvent, over: Element | null): void;
  /** Let go over something; over nothing also where the press was broken off. */
  drop(over: Element | null): void;
  /** What goes along with the pointer. */
  picture?: Element | null;
}

/** Follows a press until it ends. Whoever may be carried by finger has a `touch-action`. */
export function carry(press: PointerEvent, { begin, move, drop, picture }: Carrying): void {
  if (press.button !== 0) return;
  let ghost: HTMLElement | null = null;
  let away = false;

  const follow = (now: PointerEvent): void => {
    if (now.pointerId !== press.pointerId) return;
    if (!away) {
      if (Math.hypot(now.clientX - press.clientX, now.clientY - press.clientY) < FAR) return;
      away = true;
      ghost = picture ? ghostOf(picture) : null;
      begin();
    }
    if (ghost) ghost.style.translate = `${now.clientX}px ${now.clientY}px`;
    move(now, below(now));
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== press.pointerId) return;
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    ghost?.remove();
    if (!away) return;
    swallowClick();
    drop(now.type === 'pointerup' ? below(now) : null);
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function below(now: PointerEvent): Element | null {
  return document.elementFromPoint(now.clientX, now.clientY);
}

/** The click that ends a drag must not choose anything. */
function swallowClick(): void {
  const still = (click: MouseEvent): void => click.stopPropagation();
  addEventListener('click', still, true);
  setTimeout(() => removeEventListener('click', still, true));
}

/** A copy beside what it is of, so that it looks the same. */
function ghostOf(picture: Element): HTMLElement {
  const ghost = document.createElement('span');
  ghost.ariaHidden = 'true';
  ghost.append(picture.cloneNode(true));
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '50',
    transform: 'translate(-50%, -70%) scale(1.5)',
    pointerEvents: 'none',
  });
  picture.parentElement?.append(ghost);
  return ghost;
}
