import { describe, expect, it } from 'vitest';
import { entriesOf, partAsked, sitesAsked, slotSite, targetsOf } from '../targets';
import { findPlace, marketsAround } from '../view';
import { placeWords, shortLabel, siteWords, spokenOption } from '../words';
import { gameOf, sayIn, scene, names } from './testing';

const texts = (list: { text: string }[]): string[] => list.map((one) => one.text).sort();

describe('answers on the table', () => {
  it('every answer has a place and an entry', () => {
    for (const name of names) {
      const { decision, view } = scene(name);
      const placed = [...targetsOf(decision, view).values()].flatMap((target) => target.options);
      expect(texts(placed)).toEqual(texts(decision.options));
      expect(texts(entriesOf(decision, view).map((entry) => entry.option))).toEqual(
        texts(decision.options),
      );
    }
  });

  it('what numbers slots is about the site that is asked about', () => {
    const { decision, view } = scene('balam_build_on');
    const site = slotSite(decision, view);
    const raise = decision.options.find((option) => option.verb === 'raise')!;
    const target = targetsOf(decision, view).get(`place ${site}.${raise.args.slot}`);
    expect(target?.options).toContainEqual(raise);
    expect(sitesAsked(decision, view)).toEqual([site]);
    const put = scene('lapins_put_prisoners');
    expect(sitesAsked(put.decision, put.view)).toEqual([put.view.war?.site]);
  });

  it('what is blocked says why, unless it can be chosen in another way', () => {
    for (const name of names) {
      const { decision, view } = scene(name);
      for (const target of targetsOf(decision, view).values())
        expect(target.options.length > 0).toBe(target.blocked === null);
    }
  });

  it('the folded table turns to where the question is', () => {
    expect(partAsked(scene('balam_turn').decision)).toBe('map');
    expect(partAsked(scene('balam_carry').decision)).toBe('map');
    expect(partAsked(scene('balam_engage').decision)).toBeNull();
  });
});

describe('in words', () => {
  it('every answer can be said in both languages', () => {
    for (const name of names)
      for (const locale of ['fr', 'en'] as const) {
        const say = sayIn(locale, gameOf(name));
        const { decision, view } = scene(name);
        for (const { option, place } of entriesOf(decision, view)) {
          const said = [
            spokenOption(say, option, decision.seat),
            shortLabel(say, option, place, view),
          ].join(' ');
          expect(said).not.toMatch(/verb-|name-|building-|ct-|undefined|\{/);
        }
        for (const site of view.sites)
          expect(siteWords(say, site, '')).not.toMatch(/name-|building-|ct-/);
      }
  });

  it('a building tells its price and what one gets', () => {
    const { decision } = scene('balam_build_on');
    const village = decision.options.find((option) => option.text.startsWith('raise village'))!;
    const said = spokenOption(sayIn('en'), village, decision.seat);
    expect(said).toContain('−1\u00a0good of any kind');
    expect(said).toContain('+1\u00a0village');
  });

  it('a place is named with what stands and lies there', () => {
    const { view, decision } = scene('balam_distribute');
    const place = decision.options[0]!.text.replace('take ', '');
    expect(findPlace(view, place)?.tokens.length).toBeGreaterThan(0);
    expect(placeWords(sayIn('fr'), view, place)).toContain(place);
  });
});

it('the markets that close a site stand there or next to it', () => {
  const { view } = scene('balam_carry');
  const [here, near] = [
    view.sites[0]!,
    view.sites.find((one) => one.site === view.sites[0]!.near[0])!,
  ];
  for (const site of view.sites) for (const place of site.places) place.building = null;
  near.owner = 2;
  near.places[0]!.building = 'market';
  here.owner = 1;
  here.places[0]!.building = 'market';
  expect(marketsAround(view, here.site, 2)).toEqual([near.places[0]!.place]);
  expect(marketsAround(view, here.site, 0)).toEqual([]);
});
