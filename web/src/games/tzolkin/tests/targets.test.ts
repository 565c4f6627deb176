import { describe, expect, it } from 'vitest';
import { arranged } from '../arrange';
import { BUILDINGS, FACTS, MONUMENTS, monumentSign, tile, WEALTH } from '../facts';
import { painted } from '../painted';
import { entriesOf, gearAsked, partAsked, targetsOf } from '../targets';
import { names, scene, seen } from './testing';

describe('answers on the board', () => {
  it('every answer has a place and an entry', () => {
    for (const name of names.filter((one) => seen(one).decision)) {
      const { decision } = scene(name);
      const placed = [...targetsOf(decision).values()].flatMap((target) => target.options);
      const texts = (list: { text: string }[]) => list.map((one) => one.text).sort();
      expect(texts(placed)).toEqual(texts(decision.options));
      expect(entriesOf(decision)).toHaveLength(decision.options.length);
    }
  });

  it('a placement knows its space, its price and what could be had later', () => {
    const { decision } = scene('begin');
    const palenque = entriesOf(decision).find((entry) => entry.option.text === 'place palenque');
    expect(palenque).toMatchObject({ data: { gear: { name: 'palenque' }, space: 1 } });
    expect(palenque?.option.foreseen.changes).toMatchObject([
      { thing: { name: 'corn' }, by: -1 },
      { thing: { name: 'free_worker' }, by: -1 },
    ]);
    const later = decision.options.flatMap((option) => option.foreseen.ahead ?? []);
    expect(new Set(later.map(({ days }) => days))).toEqual(new Set([1, 2, 3]));
  });

  it('a building with and without architecture is one tile with two answers', () => {
    const { decision } = scene('plain');
    const doubled = [...targetsOf(decision).values()].filter((target) => target.options.length > 1);
    expect(doubled).toHaveLength(1);
    expect(doubled[0]?.options[1]?.text).toMatch(/ plain$/);
  });

  it('what is blocked says why, unless it can be chosen in another way', () => {
    for (const target of targetsOf(scene('plain').decision).values())
      expect(target.options.length > 0).toBe(target.blocked === null);
  });

  it('the folded table turns to where the question is', () => {
    expect(partAsked(scene('begin').decision)).toBe('gears');
    expect(partAsked(scene('plain').decision)).toBe('tiles');
    expect(partAsked(scene('harvest').decision)).toBe('gears');
    expect(gearAsked(scene('use').decision)).toBe('tikal');
    expect(gearAsked(scene('begin').decision)).toBeNull();
  });
});

describe('facts', () => {
  it('are those of the box', () => {
    expect([BUILDINGS.length, MONUMENTS.length, WEALTH.length]).toEqual([32, 13, 21]);
    expect(FACTS.calendar.teeth).toBe(26);
    expect(tile('great_shrine_of_brown').boons).toEqual([
      { icon: 'chaac', amount: 2, counted: false },
      { icon: 'points', amount: 2, counted: true },
    ]);
    expect(painted('palenque', 4).flat()).toMatchObject([{ amount: 7 }, { amount: 3 }]);
    expect(painted('palenque', 6)).toEqual([]);
  });

  it('monuments say what they count, as the rules do', () => {
    expect(monumentSign('all_monuments', 3)).toMatchObject({ score: '×5', clause: 'TZ-21.9' });
    expect(monumentSign('workers', 3).score.replaceAll('\u200b', '')).toBe('6·12·18');
    expect(monumentSign('temple_points', 2)).toEqual({
      icon: 'temple',
      score: 'Σ',
      clause: 'TZ-21.11',
    });
  });

  it('symbols stay in their cell', () => {
    for (const angle of [0, 40, 90, 180, 250])
      for (const item of arranged(painted('yaxchilan', 5), angle, false)) {
        expect(Math.abs(item.x)).toBeLessThan(45);
        expect(Math.abs(item.y)).toBeLessThan(30);
      }
  });
});
