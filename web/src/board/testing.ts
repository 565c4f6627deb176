/** For the tests of the games' tables: a table on a page, and what is done to it. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import type { Decision, GameEvent } from '../protocol';
import type { Say } from '../text/say';
import type { Clock } from './clock';

/** jsdom has none; a table takes its first size. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

export const send = vi.fn();
const preview = vi.fn();
export const openRule = vi.fn();

/** Of a house that waits for nothing. */
export const CLOCK: Clock = { still: false, speed: 1, attach: () => () => {}, rested: () => {} };

let shown: ReturnType<typeof mount> | undefined;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function show(component: Component<any>, props: Record<string, unknown>): HTMLElement {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

/** The table of the seat that is asked, at rest. */
export function showTable(
  table: Component<any>, // eslint-disable-line @typescript-eslint/no-explicit-any
  { view, decision }: { view: { seat: number | null }; decision: Decision | null },
  say: Say,
  more: Record<string, unknown> = {},
): HTMLElement {
  return show(table, {
    view,
    seat: view.seat,
    table: {},
    decision,
    waiting: [view.seat ?? 0],
    events: [],
    step: 1,
    clock: CLOCK,
    send,
    preview,
    say,
    busy: false,
    reducedMotion: true,
    openRule,
    ...more,
  });
}

export async function putAway(): Promise<void> {
  vi.clearAllMocks();
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
}

/** jsdom lays nothing out: a table believes to be on a small screen unless told otherwise. */
export function unfold(): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
}

export function press(element: Element, pointerType: 'mouse' | 'touch'): void {
  const event = new Event('pointerdown', { bubbles: true });
  Object.assign(event, { pointerType, button: 0 });
  element.dispatchEvent(event);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

export function strike(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

export function told<const E extends GameEvent>(event: E): { seq: number; event: E } {
  return { seq: 1, event };
}
