import { flushSync, tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { openRule, press, putAway, send, showTable, strike } from '../../../board/testing';
import Table from '../Table.svelte';
import { sayIn, seen } from './testing';

let size = { width: 1056, height: 683 };
for (const way of ['width', 'height'] as const)
  Object.defineProperty(HTMLElement.prototype, way === 'width' ? 'clientWidth' : 'clientHeight', {
    get: () => size[way],
  });

function show(name: string, more = {}): HTMLElement {
  return showTable(Table, seen(name), sayIn('fr'), more);
}
const cell = (page: HTMLElement, name: string): HTMLElement =>
  page.querySelector(`[data-cell="${name}"]`) as HTMLElement;
const answer = (page: HTMLElement, label: RegExp): HTMLElement =>
  [...page.querySelectorAll<HTMLElement>('.answer')].find((one) =>
    label.test(one.textContent ?? ''),
  ) as HTMLElement;

afterEach(async () => {
  size = { width: 1056, height: 683 };
  await putAway();
});

describe('moving', () => {
  it('a click on a lit cell answers at once', () => {
    const page = show('move');
    const open = page.querySelector('[data-state="open"]') as HTMLElement;
    press(open, 'mouse');
    const name = open.getAttribute('data-cell');
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0][0]).toMatch(new RegExp(`^(fly|turn) ${name}$`));
  });

  it('a first tap only picks and tells; the second answers', () => {
    const page = show('move');
    const open = page.querySelector('[data-state="open"]') as HTMLElement;
    press(open, 'touch');
    expect(send).not.toHaveBeenCalled();
    expect(page.querySelector('.outlook')?.textContent).toContain('à mettre');
    expect(page.querySelector('.confirm')).not.toBeNull();
    press(open, 'touch');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('what cannot be reached says why, with its rule', () => {
    const page = show('move');
    const blocked = page.querySelector('[data-state="blocked"]') as HTMLElement;
    expect(blocked.getAttribute('aria-disabled')).toBe('true');
    press(blocked, 'mouse');
    expect(send).not.toHaveBeenCalled();
    (page.querySelector('.why button') as HTMLButtonElement).click();
    expect(openRule).toHaveBeenCalledWith(expect.stringMatching(/^PR-/));
  });

  it('a token is spent in the tray, with its price', () => {
    const page = show('move');
    const token = answer(page, /énergie 6, −6 points/);
    press(token, 'mouse');
    expect(send).toHaveBeenCalledWith(['spend 6']);
  });
});

describe('the keyboard', () => {
  it('stops once at the city, walks by arrows and along what is lit', () => {
    const page = show('land');
    const stops = page.querySelectorAll('[role="gridcell"][tabindex="0"]');
    expect(stops).toHaveLength(1);
    const first = stops[0] as HTMLElement;
    expect(first.dataset.state).toBe('open');
    strike(cell(page, 'A1'), 'ArrowRight');
    expect(document.activeElement).toBe(cell(page, 'B1'));
    strike(cell(page, 'B1'), 'PageDown');
    expect((document.activeElement as HTMLElement).dataset.state).toMatch(/open|considered/);
    strike(document.activeElement as Element, 'Enter');
    expect(send.mock.calls[0]?.[0][0]).toMatch(/^stand /);
  });

  it('says of a cell what it is and what can be done there', () => {
    const page = show('place');
    const label = cell(page, 'F6').getAttribute('aria-label') ?? '';
    expect(label).toContain('F6, Quartier sacré, valeur 7');
    expect(label).toContain('Vaisseau en F6');
  });
});

describe('building', () => {
  it('a cell lays out its heights and draws the constellation before one builds', async () => {
    const page = show('build');
    press(cell(page, 'C4'), 'mouse');
    expect(send).not.toHaveBeenCalled();
    expect(page.querySelectorAll('.stars .line')).toHaveLength(1);
    expect(page.querySelectorAll('.stars .star')).toHaveLength(4);
    expect(page.querySelectorAll('.answer.upgrade')).toHaveLength(3);
    press(answer(page, /à 3 étages/), 'mouse');
    expect(send).toHaveBeenCalledWith(['upgrade C4 3']);
  });

  it('Enter on a cell goes on in the tray', async () => {
    const page = show('build');
    strike(cell(page, 'C4'), 'Enter');
    await tick();
    await tick();
    expect(send).not.toHaveBeenCalled();
    expect((document.activeElement as HTMLElement).className).toContain('answer');
    strike(document.activeElement as Element, 'Escape');
    expect(page.querySelectorAll('.answer.build').length).toBeGreaterThan(5);
  });

  it('several constellations are all shown, and a stone is named', () => {
    const page = show('choose');
    press(cell(page, 'D4'), 'touch');
    expect(page.querySelectorAll('.stars .line')).toHaveLength(1);
    press(page.querySelector('.confirm .primary') as Element, 'touch');
    expect(send).toHaveBeenCalledWith(['use D4']);
  });
});

describe('a phone', () => {
  it('shows one part at a time and never loses the answers', () => {
    size = { width: 390, height: 600 };
    const page = show('move');
    expect(page.querySelector('.city')).not.toBeNull();
    const tabs = [...page.querySelectorAll<HTMLElement>('[role="tab"]')];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Cité', 'Joueurs', 'Décompte']);
    tabs[2]?.click();
    flushSync();
    expect(page.querySelector('.city')).toBeNull();
    expect(page.querySelector('.districts')).not.toBeNull();
    expect(page.querySelectorAll('.tray .answer').length).toBeGreaterThan(0);
    expect(tabs[0]?.className).toContain('asked');
  });
});

describe('watching', () => {
  it('a spectator sees the city, the count and the districts, and nothing to answer', () => {
    const page = show('own_map', { seat: null, decision: null });
    expect(page.querySelector('.tray')).toBeNull();
    expect(page.querySelectorAll('[role="gridcell"]')).toHaveLength(96);
    expect(page.querySelectorAll('.inside .stone').length).toBeGreaterThan(0);
    expect(page.querySelector('.districts')?.textContent).toContain('Collines');
  });

  it('at the end every source is counted', () => {
    const page = show('end');
    const { view } = seen('end');
    const cells = [...page.querySelectorAll('.foresight tbody tr:first-child td')];
    expect(cells.at(-1)?.textContent).toBe(String(view.outcome?.scores[0]?.total));
    expect(page.querySelector('.city .rocket')).toBeNull();
  });
});
