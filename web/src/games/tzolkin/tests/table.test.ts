import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { openRule, press, putAway, send, showTable } from '../../../board/testing';
import Table from '../Table.svelte';
import { sayIn, scene } from './testing';

function show(name: string): HTMLElement {
  const { view, decision } = scene(name);
  return showTable(Table, { view, decision }, sayIn('fr'));
}
const at = (page: HTMLElement, id: string): HTMLElement =>
  page.querySelector(`[data-target="${id}"]`) as HTMLElement;
afterEach(putAway);

describe('choosing', () => {
  it('a click with a mouse answers at once', () => {
    press(at(show('begin'), 'place tikal'), 'mouse');
    expect(send).toHaveBeenCalledWith(['place tikal']);
  });

  it('a first tap shows what changes, the second answers', () => {
    const page = show('begin');
    press(at(page, 'place tikal'), 'touch');
    expect(send).not.toHaveBeenCalled();
    expect(page.querySelector('.outlook')?.textContent).toContain('−1\u00a0ouvrier libre');
    press(at(page, 'place tikal'), 'touch');
    expect(send).toHaveBeenCalledWith(['place tikal']);
  });

  it('Enter answers; focus alone only looks', () => {
    const target = at(show('use'), 'do tikal 2');
    target.dispatchEvent(new FocusEvent('focus'));
    expect(send).not.toHaveBeenCalled();
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(send).toHaveBeenCalledWith(['do tikal 2']);
  });

  it('to do nothing is never loud, says what is lost and asks once', () => {
    const page = show('use');
    const answers = [...page.querySelectorAll<HTMLButtonElement>('.answer')];
    const last = answers.at(-1)!;
    expect(last.textContent).toContain('Aucune action');
    expect(last.classList).toContain('waste');
    press(last, 'mouse');
    expect(send).not.toHaveBeenCalled();
    expect(page.querySelector('.outlook')?.textContent).toContain('sans rien faire');
    (page.querySelector('.confirm .primary') as HTMLButtonElement).click();
    expect(send).toHaveBeenCalledWith(['nothing']);
  });

  it('what cannot be chosen says why, with its rule', () => {
    const page = show('plain');
    const blocked = page.querySelector('[data-state="blocked"]') as HTMLElement;
    expect(blocked.getAttribute('aria-disabled')).toBe('true');
    press(blocked, 'mouse');
    expect(send).not.toHaveBeenCalled();
    const clause = page.querySelector('.why button') as HTMLButtonElement;
    clause.click();
    expect(openRule).toHaveBeenCalledWith('TZ-19.3');
  });

  it('the tray has every answer, the plain building too', () => {
    const page = show('plain');
    const answers = [...page.querySelectorAll<HTMLButtonElement>('.answer')];
    expect(answers).toHaveLength(scene('plain').decision.options.length);
    press(answers[1]!, 'mouse');
    expect(send).toHaveBeenCalledWith(['build tomb_of_the_ruler plain']);
  });
});

describe('looking ahead', () => {
  it('turns the gears without asking anything', () => {
    const page = show('begin');
    const more = page.querySelector('[aria-label="Un jour de plus"]') as HTMLButtonElement;
    more.click();
    flushSync();
    expect(page.querySelectorAll('.ghost').length).toBeGreaterThan(0);
    expect(at(page, 'place tikal')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});
