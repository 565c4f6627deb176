import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../../board/foreseen';
import { entriesOf, targetsOf } from '../targets';
import { names, sayIn, scene, seen } from './testing';
import { heightOf } from '../view';
import { cellWords, spokenOption } from '../wording';

describe('answers', () => {
  it('each is on a cell of the city or in the tray', () => {
    for (const name of names.filter((name) => seen(name).decision)) {
      const { view, decision } = scene(name);
      const onBoard = [...targetsOf(decision, view).values()].flatMap((one) => one.options);
      const inTray = entriesOf(decision, null).flatMap((one) => one.options);
      const reached = new Set([...onBoard, ...inTray].map((option) => option.text));
      expect(reached.size).toBe(decision.options.length);
    }
  });

  it('a rocket is where it stands', () => {
    const { view, decision } = scene('put_in');
    const targets = targetsOf(decision, view);
    expect(targets.get('C5')?.options[0]?.text).toBe('drop B');
    expect(entriesOf(decision, null).map((one) => one.group)).toEqual(['rocket', 'end']);
  });

  it('a cell stands for what brings most, and opens its heights', () => {
    const { view, decision } = scene('build');
    const heights = targetsOf(decision, view).get('B4')?.options.map(heightOf);
    expect(heights).toEqual([4, 3, 2, 1]);
    const opened = entriesOf(decision, 'C4').find((one) => one.group === 'build');
    expect(opened?.options.map((option) => option.text)).toEqual(['upgrade C4 4', 'upgrade C4 3']);
  });

  it('very many cells are left to the board', () => {
    const { decision } = scene('land');
    expect(decision.options.length).toBeGreaterThan(36);
    expect(entriesOf(decision, null)).toEqual([]);
  });

  it('what is blocked is on its cell, too', () => {
    const { view, decision } = scene('move');
    const blocked = [...targetsOf(decision, view).values()].filter(
      (one) => one.options.length === 0,
    );
    expect(blocked.length).toBeGreaterThan(0);
    for (const one of blocked) expect(one.blocked[0]?.why.message).toBeTruthy();
  });
});

describe('words', () => {
  it('say what an answer brings and costs', () => {
    const say = sayIn('en');
    const { decision } = scene('build');
    const build = decision.options.find((option) => option.text === 'build B4 4');
    expect(outcomeWords(say, build!, decision.seat)).toEqual([
      '+3\u00a0stones in the supply',
      '+4\u00a0storeys',
      'Ben: +1\u00a0stone in the supply',
    ]);
    const spend = scene('move').decision.options.find((option) => option.verb === 'spend');
    expect(spokenOption(say, spend!, 0)).toContain('−2 points at the end');
  });

  it('tell a cell, on a map laid by hand as well', () => {
    expect(cellWords(sayIn('fr'), scene('move').view, 'F4')).toBe(
      'Palais, valeur 5, au bord de la rivière · pyramide à 2 étages (Ben) · Ben\u00a0: 2 étages',
    );
    expect(cellWords(sayIn('fr'), scene('own_map').view, 'A1')).toContain('Collines, valeur 9');
    expect(cellWords(sayIn('en'), scene('own_map').view, 'A1')).toContain('Hills, value 9');
    expect(cellWords(sayIn('en'), scene('own_map').view, 'H4')).toBe('lake');
  });

  it('never take a district for a player', () => {
    const { view } = scene('own_map');
    const first = view.districts.find((district) => district.cells.includes('A1'))!;
    Object.assign(first, { id: 'A', names: {} });
    expect(cellWords(sayIn('fr'), view, 'A1')).toMatch(/^A, valeur 9/);
    first.names = { fr: 'A', en: 'A' };
    expect(cellWords(sayIn('fr'), view, 'A1')).toContain('A, valeur 9');
    expect(cellWords(sayIn('fr'), view, 'A1')).not.toContain('Ana, valeur');
  });
});
