import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLOCK, putAway, show, strike } from '../../../board/testing';
import type { Previewed, Saying } from '../../../protocol';
import Arrange from '../Arrange.svelte';
import Bidding from '../Bidding.svelte';
import Table from '../Table.svelte';
import { thing } from '../view';
import { changing } from './changing.svelte';
import { sayIn, scene, seen } from './testing';

afterEach(putAway);

const button = (page: HTMLElement, text: string): HTMLButtonElement => {
  const all = [...page.querySelectorAll('button')];
  const found = all.find((b) => `${b.textContent} ${b.getAttribute('aria-label')}`.includes(text));
  if (!found)
    throw new Error(
      `no button “${text}” among ${all.map((b) => b.textContent?.trim()).join(' | ')}`,
    );
  return found;
};
const click = (at: HTMLElement) => {
  at.click();
  flushSync();
};

describe('bidding', () => {
  const bidding = (send = vi.fn(), busy = false) => ({
    send,
    page: show(Bidding, {
      seat: 0,
      decision: scene('bidding').decision,
      pearls: 3,
      say: sayIn('fr'),
      busy,
      send,
    }),
  });

  it('takes pearls one by one, never more than offered, and hands the bid in', () => {
    const { page, send } = bidding();
    for (let i = 0; i < 5; i++) click(button(page, 'Prendre une perle'));
    expect(page.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')).toBe('3');
    click(button(page, 'Reposer une perle'));
    click(button(page, 'Serrer le poing sur 2 perles'));
    expect(send).toHaveBeenCalledWith(['bid 2']);
  });

  it('is typed: digits, plus, minus, arrows and Enter', () => {
    const { page, send } = bidding();
    const number = page.querySelector('[role=spinbutton]') as HTMLElement;
    strike(document.body, '2');
    strike(document.body, '+');
    strike(number, 'ArrowDown');
    expect(number.textContent?.trim()).toBe('2');
    strike(number, 'Enter');
    expect(send).toHaveBeenCalledWith(['bid 2']);
  });

  it('sends nothing while an answer is on its way', () => {
    const { page, send } = bidding(vi.fn(), true);
    expect(button(page, 'Tendre un poing vide').disabled).toBe(true);
    strike(page.querySelector('[role=spinbutton]') as HTMLElement, 'Enter');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('laying out the base', () => {
  const why: Saying = {
    message: 'refusal-cannot-touch',
    clause: 'GM-5.3',
    piece: thing('gold quarter'),
    neighbour: thing('bronze eighth'),
  };

  function arranging(judge: (answers: string[]) => number) {
    const [send, openRule] = [vi.fn(), vi.fn()];
    const preview = vi.fn(async (answers: string[]): Promise<Previewed> => {
      const accepted = judge(answers);
      const refusal = accepted < answers.length ? why : null;
      return { type: 'previewed', id: 1, accepted, refusal, view: null, decision: null };
    });
    const page = show(Arrange, {
      ...scene('arrange'),
      seat: 0,
      options: { contiguous_layout: true },
      say: sayIn('fr'),
      busy: false,
      send,
      preview,
      openRule,
    });
    const heard = async () => {
      await new Promise((done) => setTimeout(done, 90));
      flushSync();
    };
    return { page, send, preview, openRule, heard };
  }

  it('keeps the commit closed while a piece is still in hand', async () => {
    const { page, heard, preview } = arranging((answers) => answers.length);
    await heard();
    expect(preview).toHaveBeenLastCalledWith([
      'lay silver sixth over bronze',
      'lay bronze eighth over jade',
    ]);
    expect(button(page, 'Garder cette base').disabled).toBe(true);
    expect(page.textContent).toContain('Il reste un morceau en main');
  });

  it('lays by Enter, moves by arrows, turns by F, and sends the whole draft with stop', async () => {
    const { page, heard, send } = arranging((answers) => answers.length);
    strike(page.querySelector('[data-zone=hand] [data-piece]') as Element, 'Enter');
    const fresh = () => page.querySelector('.ring [data-piece="2"]') as Element;
    strike(fresh(), 'Home');
    strike(fresh(), 'f');
    strike(fresh(), 'f');
    await heard();
    strike(fresh(), 'Enter');
    expect(send).toHaveBeenCalledWith([
      'lay gold quarter over stone',
      'lay silver sixth over bronze',
      'lay bronze eighth over jade',
      'stop',
    ]);
  });

  it('marks the first refused join, says why, and opens its rule', async () => {
    const { page, heard, send, openRule } = arranging((answers) => Math.min(2, answers.length));
    strike(page.querySelector('[data-zone=hand] [data-piece]') as Element, 'Enter');
    await heard();
    expect(page.querySelector('.clash')?.getAttribute('transform')).toBe('rotate(105)');
    expect(page.textContent).toContain('Impossible de poser');
    expect(button(page, 'Garder cette base').disabled).toBe(true);
    click(button(page, 'GM-5.3'));
    expect(openRule).toHaveBeenCalledWith('GM-5.3');
    expect(send).not.toHaveBeenCalled();
  });

  it('asks nothing about an empty draft, and may throw everything away (GM-R20)', async () => {
    const { page, heard, send, preview } = arranging((answers) => answers.length);
    await heard();
    preview.mockClear();
    for (const id of [0, 1, 2])
      strike(page.querySelector(`[data-piece="${id}"]`) as Element, 'Delete');
    await heard();
    expect(preview).not.toHaveBeenCalled();
    click(button(page, 'jeter 3 morceaux'));
    expect(send).not.toHaveBeenCalled(); // what is lost is said and asked about once
    expect(page.textContent).toContain('3 morceaux seront jetés');
    click(button(page, 'jeter 3 morceaux'));
    expect(send).toHaveBeenCalledWith(['stop']);
  });

  it('says what will be thrown away before it is', async () => {
    const { page, heard, send } = arranging((answers) => answers.length);
    strike(page.querySelector('[data-zone=hand] [data-piece]') as Element, 'Delete');
    strike(page.querySelector('.ring [data-piece="1"]') as Element, 'Delete');
    await heard();
    expect(page.textContent).toContain('2 morceaux seront jetés pour de bon');
    click(button(page, 'jeter 2 morceaux'));
    expect(send).toHaveBeenCalledWith(['lay silver sixth over bronze', 'stop']);
  });
});

describe('the table', () => {
  const props = (change: Record<string, unknown>) => ({
    ...scene('bidding'),
    seat: 0,
    table: { options: {}, seats: [] },
    waiting: [0],
    events: [],
    step: 1,
    clock: CLOCK,
    send: vi.fn(),
    preview: vi.fn(),
    say: sayIn('en'),
    busy: false,
    reducedMotion: true,
    openRule: vi.fn(),
    ...change,
  });

  it('pays whom one clicks', () => {
    const send = vi.fn();
    const { view, decision } = scene('payee');
    const page = show(Table, props({ view, decision, send }));
    click(page.querySelector('button[data-place="2"]') as HTMLElement);
    expect(send).toHaveBeenCalledWith(['pay C']);
  });

  it('puts the bought piece into the hand, without motion too', () => {
    const { before, view, decision } = scene('bought');
    const told = changing(props({ view: before, decision: null }));
    const page = show(Table, told);
    Object.assign(told, { view, step: 2 });
    flushSync();
    Object.assign(told, { decision }); // asked when the board rests
    flushSync();
    expect(page.querySelectorAll('[data-zone=hand] [data-piece]')).toHaveLength(1);
  });

  it('offers nothing where nothing is asked, as in a replay', () => {
    const page = show(Table, props({ decision: null }));
    expect(page.querySelector('[role=spinbutton]')).toBeNull();
  });

  it('tells a screen reader what stands on the auction board', () => {
    const page = show(Table, props({ decision: null }));
    const { lot } = seen('bidding').view;
    expect(page.querySelector('.auction')?.getAttribute('aria-label')).toContain(
      `Auction ${lot} of 30`,
    );
  });
});
