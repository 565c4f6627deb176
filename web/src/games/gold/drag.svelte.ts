/** Dragging one piece of the draft: where the pointer is, and over which zone. */

import type { Zone } from './draft';
import { angleAt, placeAt } from './geometry';

export interface Target {
  zone: Zone;
  /** Place in the row, counted without the dragged piece. */
  place: number;
}

interface Ground {
  ring(): Element | null;
  zone(name: Zone): Element | null;
  /** Lengths of the row without the dragged piece, what is fixed before it included. */
  row(id: number): { units: number }[];
  drop(id: number, target: Target): void;
}

const inside = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export class Drag {
  id = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  target = $state.raw<Target | null>(null);
  private pressed: { id: number; x: number; y: number; pointer: number } | null = null;
  /** A drag just ended: the click that follows it means nothing. */
  dropped = false;

  constructor(private readonly ground: Ground) {}

  press(event: PointerEvent, id: number): void {
    if (event.button !== 0) return;
    this.dropped = false;
    this.pressed = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    const pressed = this.pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (this.id === null && Math.hypot(dx, dy) < 7) return;
    this.id = pressed.id;
    [this.x, this.y] = [event.clientX, event.clientY];
    const target = this.under(pressed.id);
    if (target?.zone !== this.target?.zone || target?.place !== this.target?.place)
      this.target = target;
  }

  release(): void {
    const { id, target } = this;
    this.cancel();
    if (id === null) return;
    this.dropped = true;
    if (target) this.ground.drop(id, target);
  }

  cancel(): void {
    this.pressed = null;
    this.id = null;
    this.target = null;
  }

  private under(id: number): Target | null {
    for (const zone of ['hand', 'box'] as const) {
      const box = this.ground.zone(zone)?.getBoundingClientRect();
      if (box && inside(box, this.x, this.y)) return { zone, place: Infinity };
    }
    const ring = this.ground.ring()?.getBoundingClientRect();
    if (!ring) return null;
    const [x, y] = [this.x - ring.left - ring.width / 2, this.y - ring.top - ring.height / 2];
    if (Math.hypot(x, y) > ring.width * 0.56) return null;
    return { zone: 'row', place: placeAt(angleAt(x, y), this.ground.row(id)) };
  }
}
