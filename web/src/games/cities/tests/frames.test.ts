import { describe, expect, it } from 'vitest';
import { told } from '../../../board/testing';
import { applied } from '../apply';
import { framesBetween, pace } from '../frames';
import { Trace } from '../trace';
import { findPlace, findSite } from '../view';
import { scene } from './testing';

const { view } = scene('balam_build_on');
const free = view.sites.find((site) => site.places.length === 4)!;
free.owner = null;
for (const place of free.places)
  Object.assign(place, { building: null, second: false, tokens: [] });

describe('pictures between two views', () => {
  it('end exactly on the new view and tell every event once', () => {
    const events = [
      told('began', { seat: 'A', site: free.site, price: 1 }),
      told('founded', { seat: 'A', site: free.site }),
      told('raised', { seat: 'A', place: `${free.site}.4`, building: 'temple' }),
    ];
    const now = structuredClone(view);
    const frames = framesBetween(view, events, now);
    expect(frames.map((frame) => frame.hold)).toEqual([pace(events[1]!), pace(events[2]!), 0]);
    expect(frames.at(-1)?.view).toBe(now);
    expect(frames.flatMap((frame) => frame.events)).toEqual(events);
    expect(findSite(frames[0]!.view, free.site)?.owner).toBe(0);
    const built = findSite(frames[1]!.view, free.site)!.places;
    expect(built.map((place) => place.building)).toEqual(['temple', null, null, 'temple']);
    expect(built[0]?.second).toBe(true);
  });

  it('all carriers set out at once', () => {
    const planned = scene('balam_distribute');
    const [one, two] = planned.decision.options.map((option) => String(option.args.place));
    const wealth = (place: string): string => findPlace(planned.view, place)!.tokens[0]!;
    const events = [one!, two!].map((place) =>
      told('carried', { seat: 'A', place, to: 'Z1.1', wealth: wealth(place), building: 'palace' }),
    );
    const [first, last] = framesBetween(planned.view, events, planned.view);
    expect(first?.flights).toHaveLength(2);
    expect(findPlace(first!.view, one!)?.tokens).toEqual([]);
    expect(last?.flights).toEqual([]);
  });

  it('a turned card is held up', () => {
    const events = [told('flipped', { seat: 'A', card: 1, face: 'drought' })];
    const [first] = framesBetween(view, events, view);
    expect(first?.card).toBe('drought');
    expect(first?.view.cards[0]).toMatchObject({ up: true, face: 'drought' });
  });
});

describe('one event', () => {
  it('takes a building away with what lies on it, both slots of a large one', () => {
    const place = `${free.site}.2`;
    const raised = applied(view, told('raised', { seat: 'A', place, building: 'palace' }));
    const gone = applied(raised, told('lost', { seat: 'A', place, building: 'palace' }));
    expect(findSite(gone, free.site)?.places).toEqual(free.places);
  });

  it('moves marks, wealth and points', () => {
    const marked = applied(view, told('marked', { seat: 'B', sites: [free.site, free.site] }));
    expect(findSite(marked, free.site)?.marks[1]).toBe((free.marks[1] ?? 0) + 2);
    const paid = applied(view, told('paid', { seat: 'A', wealth: 'maize', amount: 1 }));
    expect(paid.players[0]?.wealth.maize).toBe(view.players[0]!.wealth.maize! - 1);
    const scored = applied(view, told('scored', { seat: 'C', points: 3, what: 'ceremony' }));
    expect(scored.players[2]?.points).toBe(view.players[2]!.points + 3);
  });

  it('unknown to the map changes nothing', () => {
    expect(applied(view, told('passed', { seat: 'A' }))).toBe(view);
  });
});

describe('the trace', () => {
  it('stays until the next move', () => {
    const moved = new Trace().after([
      told('began', { seat: 'A', site: 'B2', price: 1 }),
      told('raised', { seat: 'A', place: 'B2.1', building: 'village' }),
      told('finished', { seat: 'A', site: 'B2' }),
    ]);
    expect([...moved.touched]).toEqual(['B2', 'B2.1']);
    const next = moved.after([told('flipped', { seat: 'B', card: 3, face: 'drought' })]);
    expect(next.touched.size).toBe(0);
    expect(next.card).toBe(3);
  });
});
