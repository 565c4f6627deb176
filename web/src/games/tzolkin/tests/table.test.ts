import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRule, press, preview, putAway, send, showTable } from '../../../board/testing';
import Table from '../Table.svelte';
import { sayIn, scene } from './testing';

function show(name: string): HTMLElement {
  const { view, decision } = scene(name);
  const after = structuredClone(view);
  after.players[view.seat ?? 0]!.materials.wood += 2;
  preview.mockResolvedValue({ accepted: 1, refusal: null, view: after, decision: null });
  return showTable(Table, { view, decision }, sayIn('fr'));
}
const at = (page: HTMLElement, id: string): HTMLElement =>
  page.querySelector(`[data-target="${id}"]`) as HTMLElement;
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await putAway();
});

describe('choosing', () => {
  it('a click with a mouse answers at once', () => {
    press(at(show('begin'), 'place tikal'), 'mouse');
    expect(send).toHaveBeenCalledWith(['place tikal']);
  });

  it('a first tap shows what changes, the second answers', async () => {
    const page = show('begin');
    press(at(page, 'place tikal'), 'touch');
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    flushSync();
    expect(preview).toHaveBeenCalledWith(['place tikal']);
    expect(page.querySelector('.outlook')?.textContent).toContain('+2');
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
