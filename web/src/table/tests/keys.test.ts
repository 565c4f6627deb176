import { afterEach, expect, it, vi } from 'vitest';
import { digit, goToDecision, KeptFocus } from '../keys';

function page(inside: string): HTMLElement {
  const table = document.createElement('div');
  table.innerHTML = `<input /><section class="bar" tabindex="-1">?</section>${inside}`;
  document.body.replaceChildren(table);
  return table;
}
const TRAY = `<section class="tray">
  <button class="answer">a</button><button class="answer" disabled>b</button>
  <button class="answer">c</button>
</section>`;
const at = (): string | null => document.activeElement?.textContent ?? null;
const key = (name: string, target: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: name, cancelable: true });
  vi.spyOn(event, 'target', 'get').mockReturnValue(target);
  return event;
};

afterEach(() => document.body.replaceChildren());

it('leads to the first answer, or to the question itself', () => {
  goToDecision(page(TRAY));
  expect(at()).toBe('a');
  goToDecision(page(''));
  expect(at()).toBe('?');
});

it('without a list it leads to what can be chosen on the board', () => {
  const table = page(
    `<main class="board"><button>x</button><button data-answer>b1</button>
     <button data-answer>b2</button></main>`,
  );
  goToDecision(table);
  expect(at()).toBe('b1');
  digit(key('2'), table);
  expect(at()).toBe('b2');
});

it('a digit goes to that answer, but not while something is typed', () => {
  const table = page(TRAY);
  digit(key('2'), table);
  expect(at()).toBe('c');
  digit(key('1', table.querySelector('input')!), table);
  digit(key('9'), table);
  digit(key('x'), table);
  expect(at()).toBe('c');
});

it('focus lost with an answered question is taken up by the next, after a key alone', () => {
  const table = page(TRAY);
  const kept = new KeptFocus();
  kept.pressed(new MouseEvent('pointerdown'));
  kept.asked(table);
  expect(document.activeElement).toBe(document.body);
  kept.pressed(key('Enter'));
  kept.asked(table);
  expect(at()).toBe('a');
});
