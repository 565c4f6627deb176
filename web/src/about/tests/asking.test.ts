/** By mouse, finger and key, at a table where something is asked. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRule, press, putAway, send, showTable, strike, unfold } from '../../board/testing';
import Table from '../../games/tzolkin/Table.svelte';
import { sayIn, scene } from '../../games/tzolkin/tests/testing';
import { saying } from '../../text/say';
import AboutCard from '../AboutCard.svelte';
import { askTable, inquiry } from '../../board/inquiry.svelte';

const say = sayIn('fr');
let page: HTMLElement;
let card: ReturnType<typeof mount>;

beforeEach(() => {
  unfold();
  vi.useFakeTimers();
  const { view, decision } = scene('begin');
  page = showTable(Table, { view, decision }, say);
  // jsdom lays nothing out
  for (const one of page.querySelectorAll('[data-asks]'))
    one.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
  const props = { game: 'tzolkin', seat: view.seat, asked: true, say, openRule };
  card = mount(AboutCard, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(card);
  await putAway();
  vi.useRealTimers();
});

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}
const at = (id: string): Element => one(`[data-target="${id}"]`);
const shown = (): Element | null => document.querySelector('.ask-card');
/** A thing that is no answer: the first of the goods. */
const corn = (): Element => one('.goods li');

function point(type: string, on: Element, pointerType: string, clientX = 0): void {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  Object.assign(event, { pointerType });
  on.dispatchEvent(event);
  flushSync();
}
function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

it('what comes to lie under a mouse that was just pressed is not asked about', () => {
  point('pointerdown', document.body, 'mouse');
  point('pointerover', corn(), 'mouse', 2);
  wait(2000);
  expect(shown()).toBeNull();
  point('pointermove', corn(), 'mouse', 40);
  wait(400);
  expect(shown()).not.toBeNull();
});

it('resting the pointer on an answer says what it brings now, and its rule', () => {
  point('pointerover', at('place tikal'), 'mouse');
  expect(shown()).toBeNull();
  wait(400);
  expect(shown()?.textContent).toContain('−1\u00a0ouvrier libre');
  expect(shown()?.textContent).toContain('TZ-8.5');
  point('pointerover', document.body, 'mouse');
  expect(shown()).toBeNull();
});

it('a tap on what is no answer asks; the answer that was picked stays picked', () => {
  press(at('place tikal'), 'touch');
  press(corn(), 'touch');
  expect(shown()?.getAttribute('role')).toBe('dialog');
  expect(shown()?.textContent).toContain('maïs');
  expect(at('place tikal').getAttribute('data-state')).toBe('picked');
  press(document.body, 'touch');
  expect(shown()).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

it('a long press asks about an answer and does not give it; moving the finger is no long press', () => {
  const tikal = at('place tikal');
  point('pointerdown', tikal, 'touch');
  point('pointermove', tikal, 'touch', 40);
  wait(600);
  expect(shown()).toBeNull();
  point('pointerdown', tikal, 'touch');
  wait(600);
  expect(shown()).not.toBeNull();
  tikal.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
  expect(tikal.getAttribute('data-state')).not.toBe('picked');
  expect(send).not.toHaveBeenCalled();
  strike(document.body, 'Escape');
  expect(shown()).toBeNull();
});

it('what cannot be chosen says why, with the clause', () => {
  const { decision } = scene('begin');
  const { why } = decision.blocked[0] ?? {};
  press(one('[data-asks][data-state=blocked]'), 'mouse');
  expect(one('.ask-card .why').textContent).toContain(why && saying(say, why));
  one('.ask-card .why button').click();
  expect(openRule).toHaveBeenCalledWith(why?.clause);
});

it('keys walk to a thing, and Enter opens its card', () => {
  askTable();
  const thing = one('[data-asks]:focus');
  strike(thing, 'Enter');
  expect(inquiry.pinned).toBe(true);
  expect(shown()?.getAttribute('aria-label')).toBeTruthy();
});
