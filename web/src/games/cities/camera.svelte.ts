/** What part of the map is seen: pan and zoom by hand, by wheel, by keys, by buttons. */

import type { Point } from './geometry';

const NEAREST = 4;
const FRAMED = 2.6;
const STEP = 1.4;
/** A press that moves less is a click. */
const SLACK = 7;

export class Camera {
  zoom = $state(1);
  /** The point of the map in the middle of the picture. */
  x = $state(0);
  y = $state(0);
  /** A hand is moving the map: it follows without delay. */
  moving = $state(false);
  #hands: Record<number, Point> = {};
  #start: Point | null = null;

  constructor(
    private readonly size: () => { width: number; height: number },
    /** How many units of the map one pixel is, at zoom 1. */
    private readonly unit: () => number,
  ) {
    this.whole();
  }

  get transform(): string {
    const { width, height } = this.size();
    return `translate(${width / 2 - this.zoom * this.x}px, ${height / 2 - this.zoom * this.y}px) scale(${this.zoom})`;
  }

  whole(): void {
    const { width, height } = this.size();
    this.zoom = 1;
    this.x = width / 2;
    this.y = height / 2;
  }

  /** As near as all these points allow. */
  frame(points: readonly Point[], room: number): void {
    const { width, height } = this.size();
    const [xs, ys] = [points.map((at) => at.x), points.map((at) => at.y)];
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
    const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
    const zoom = Math.min(width / (right - left), height / (bottom - top), FRAMED);
    this.zoom = Math.max(1, zoom);
    this.look((left + right) / 2, (top + bottom) / 2);
  }

  /** Brings a point into the picture, if the map is zoomed. */
  reveal(at: Point): void {
    if (this.zoom > 1) this.look(at.x, at.y);
  }

  closer(by = STEP, at?: Point): void {
    const zoom = Math.min(NEAREST, Math.max(1, this.zoom * by));
    const share = 1 - this.zoom / zoom;
    const x = at ? this.x + (at.x - this.x) * share : this.x;
    const y = at ? this.y + (at.y - this.y) * share : this.y;
    this.zoom = zoom;
    this.look(x, y);
  }

  look(x: number, y: number): void {
    const { width, height } = this.size();
    const [w, h] = [width / 2 / this.zoom, height / 2 / this.zoom];
    this.x = Math.min(width - w, Math.max(w, x));
    this.y = Math.min(height - h, Math.max(h, y));
  }

  pan(dx: number, dy: number): void {
    const scale = this.unit() / this.zoom;
    this.look(this.x - dx * scale, this.y - dy * scale);
  }

  key(key: string): boolean {
    const by = { ArrowLeft: [90, 0], ArrowRight: [-90, 0], ArrowUp: [0, 90], ArrowDown: [0, -90] }[
      key
    ];
    if (key === '+' || key === '=') this.closer();
    else if (key === '-') this.closer(1 / STEP);
    else if (key === '0') this.whole();
    else if (by && this.zoom > 1) this.pan(by[0] ?? 0, by[1] ?? 0);
    else return false;
    return true;
  }

  down(id: number, at: Point): void {
    this.#hands[id] = at;
    this.#start ??= at;
  }

  /** Says whether the map is being moved: then the press is no click. */
  move(id: number, at: Point): boolean {
    const last = this.#hands[id];
    if (!last || !this.#start) return false;
    const others = Object.entries(this.#hands).filter(([hand]) => Number(hand) !== id);
    if (!this.moving) {
      const far = Math.hypot(at.x - this.#start.x, at.y - this.#start.y);
      if (others.length === 0 && (far < SLACK || this.zoom === 1)) return false;
      this.moving = true;
    }
    const other = others[0]?.[1];
    if (other) {
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(at.x - other.x, at.y - other.y);
      if (before > 0) this.closer(after / before);
    }
    const share = others.length + 1;
    this.pan((at.x - last.x) / share, (at.y - last.y) / share);
    this.#hands[id] = at;
    return true;
  }

  up(id: number): void {
    delete this.#hands[id];
    if (Object.keys(this.#hands).length > 0) return;
    this.#start = null;
    this.moving = false;
  }
}
