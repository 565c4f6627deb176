import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRule, press, putAway, send, showTable } from '../../../board/testing';
import { makeSay } from '../../../text/say';
import { balam } from '../../balam/flavour';
import { lapins } from '../../lapins/flavour';
import { slotSite } from '../targets';
import Table from '../Table.svelte';
import { gameOf, scene } from './testing';

/** jsdom lays nothing out: the table is told that it is wide. */
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1200 });

function show(name: string, more: object = {}): HTMLElement {
  const game = gameOf(name);
  const flavour = game === 'balam' ? balam : lapins;
  const say = makeSay('fr', game, ['Ana', 'Ben', 'Cho']);
  return showTable(Table, scene(name), say, { flavour, ...more });
}
const at = (page: HTMLElement, id: string): HTMLElement =>
  page.querySelector(`[data-target="${id}"]`) as HTMLElement;
const texts = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('.tray .answer')].map((one) => one.textContent ?? '');

afterEach(putAway);

describe('what lies ahead', () => {
  it('has a row for each king, and what the core says', () => {
    const { view } = scene('balam_turn');
    const rows = [...show('balam_turn').querySelectorAll('.foresight tbody tr')];
    const cells = rows.map((row) => [...row.querySelectorAll('td')].map((td) => td.textContent));
    expect(cells.map((row) => row[0])).toEqual(view.forecast.map((king) => String(king.match)));
    expect(cells.map((row) => row.at(-1))).toEqual(view.forecast.map((king) => String(king.total)));
  });
});

describe('choosing', () => {
  it('a click on a free site answers at once; a first tap only picks it', () => {
    const { decision } = scene('balam_turn');
    const build = decision.options.find((option) => option.verb === 'build')!;
    const id = build.text.replace('build', 'site');
    const page = show('balam_turn');
    press(at(page, id), 'touch');
    expect(send).not.toHaveBeenCalled();
    expect(at(page, id).dataset.state).toBe('picked');
    press(at(page, id), 'mouse');
    expect(send).toHaveBeenCalledWith([build.text]);
  });

  it('a city with several answers opens them', () => {
    const { decision } = scene('balam_turn');
    const attack = decision.options.find((option) => option.verb === 'attack')!;
    const page = show('balam_turn');
    press(at(page, attack.text.replace('attack', 'site')), 'mouse');
    expect(send).not.toHaveBeenCalled();
    expect(texts(page)[0]).toContain('Transformer');
    expect(texts(page)).toHaveLength(2);
    press(page.querySelectorAll('.tray .answer')[1]!, 'mouse');
    expect(send).toHaveBeenCalledWith([attack.text]);
  });

  it('Enter answers; focus alone only looks', () => {
    const { decision } = scene('lapins_turn');
    const flip = decision.options.find((option) => option.verb === 'flip')!;
    const card = at(show('lapins_turn'), flip.text.replace('flip', 'card'));
    card.dispatchEvent(new FocusEvent('focus'));
    expect(send).not.toHaveBeenCalled();
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(send).toHaveBeenCalledWith([flip.text]);
  });

  it('a blocked road says why, with its rule', () => {
    const { decision } = scene('balam_carry');
    const blocked = decision.blocked.find((one) => one.why.message === 'refusal-road-blocked')!;
    const page = show('balam_carry');
    const place = at(page, blocked.text.replace('to', 'place'));
    expect(place.getAttribute('aria-disabled')).toBe('true');
    press(place, 'mouse');
    expect(send).not.toHaveBeenCalled();
    expect(page.querySelector('.why')?.textContent).toContain(
      'site' in blocked.why ? blocked.why.site.name : '?',
    );
    page.querySelector<HTMLButtonElement>('.why button')!.click();
    expect(openRule).toHaveBeenCalledWith(blocked.why.clause);
  });
});

describe('the builder', () => {
  it('shows every building, what it costs, and what is left', () => {
    const page = show('balam_build_on');
    expect(page.querySelectorAll('.builder button')).toHaveLength(8);
    const { decision } = scene('balam_build_on');
    expect(page.querySelector('.bill')?.textContent).toContain(
      'left' in decision.prompt ? String(decision.prompt.left) : '?',
    );
  });

  it('a slot chosen on the map is the one built on', () => {
    const { decision, view } = scene('balam_build_on');
    const raise = decision.options
      .filter((option) => option.text.startsWith('raise village'))
      .at(-1)!;
    const page = show('balam_build_on');
    press(at(page, `place ${slotSite(decision, view)}.${raise.text.slice(-1)}`), 'mouse');
    expect(send).not.toHaveBeenCalled();
    press(page.querySelector('.builder .answer')!, 'mouse');
    expect(send).toHaveBeenCalledWith([raise.text]);
  });
});

describe('distribution and war', () => {
  it('advice fills in the plan and leaves the end to the king', async () => {
    const page = show('balam_distribute', {
      advise: () => Promise.resolve(['take C1.1', 'to B2.1', 'done']),
    });
    page.querySelector<HTMLButtonElement>('.arrange')!.click();
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(['take C1.1', 'to B2.1']));
  });

  it('where the server knows no better, the button says so', async () => {
    const page = show('balam_distribute', { advise: () => Promise.resolve(['done']) });
    const button = page.querySelector<HTMLButtonElement>('.arrange')!;
    button.click();
    await vi.waitFor(() => expect(button.textContent).toBe('Rien à ajouter'));
    expect(send).not.toHaveBeenCalled();
  });

  it('what the plan comes to runs along, and two tokens on one palace are two', () => {
    const page = show('balam_ledger');
    const lines = [...page.querySelectorAll('.ledger > div')].map((line) =>
      line.textContent?.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(lines).toEqual(['Impôts +2 maïs +2', 'Cérémonies 0', 'Perdus −1 maïs −1']);
    expect(page.querySelectorAll('.spoils')).toHaveLength(1);
    const spots = [...page.querySelectorAll('.travel .goal')].map((one) => one.getAttribute('x'));
    expect(new Set(spots).size).toBe(2);
  });

  it('without advice there is no such button', () => {
    expect(show('balam_distribute').querySelector('.arrange')).toBeNull();
  });

  it('both sides show their strength before the choice', () => {
    const { decision } = scene('balam_engage');
    const war = show('balam_engage').querySelector('.war');
    expect(war?.textContent).toContain(
      `défense ${'defence' in decision.prompt ? decision.prompt.defence : '?'}`,
    );
  });
});

it('a spectator sees the table and is asked nothing', () => {
  const page = show('lapins_turn', { seat: null, decision: null });
  expect(page.querySelector('.tray')).toBeNull();
  expect(page.querySelectorAll('[data-state]')).toHaveLength(0);
  expect(page.querySelectorAll('.plaza').length).toBeGreaterThan(5);
});
