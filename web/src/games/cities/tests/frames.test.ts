import { describe, expect, it } from 'vitest';
import { applied } from '../apply';
import { framesBetween, pace } from '../frames';
import { Trace } from '../trace';
import { findPlace, findSite } from '../view';
import { happened, scene, seat, thing } from './testing';

const { view } = scene('balam_build_on');
const free = view.sites.find((site) => site.places.length === 4)!;
free.owner = null;
for (const place of free.places)
  Object.assign(place, { building: null, second: false, tokens: [] });

describe('pictures between two views', () => {
  it('end exactly on the new view and tell every event once', () => {
    const events = [
      happened({ kind: 'began', seat: seat('A'), site: thing(free.site), price: 1 }),
      happened({ kind: 'founded', seat: seat('A'), site: thing(free.site) }),
      happened({
        kind: 'raised',
        seat: seat('A'),
        place: thing(`${free.site}.4`),
        building: thing('temple'),
      }),
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
    const [one, two] = planned.decision.options.flatMap((option) =>
      option.verb === 'take' ? [option.args.place.name] : [],
    );
    const wealth = (place: string): string => findPlace(planned.view, place)!.tokens[0]!;
    const events = [one!, two!].map((place) =>
      happened({
        kind: 'carried',
        seat: seat('A'),
        place: thing(place),
        to: thing('Z1.1'),
        wealth: thing(wealth(place)),
        building: thing('palace'),
      }),
    );
    const [first, last] = framesBetween(planned.view, events, planned.view);
    expect(first?.flights).toHaveLength(2);
    expect(findPlace(first!.view, one!)?.tokens).toEqual([]);
    expect(last?.flights).toEqual([]);
  });

  it('a turned card is held up', () => {
    const events = [
      happened({ kind: 'flipped', seat: seat('A'), card: 1, face: thing('drought') }),
    ];
    const [first] = framesBetween(view, events, view);
    expect(first?.card).toBe('drought');
    expect(first?.view.cards[0]).toMatchObject({ up: true, face: 'drought' });
  });
});

describe('one event', () => {
  it('takes a building away with what lies on it, both slots of a large one', () => {
    const place = `${free.site}.2`;
    const raised = applied(
      view,
      happened({ kind: 'raised', seat: seat('A'), place: thing(place), building: thing('palace') }),
    );
    const gone = applied(
      raised,
      happened({ kind: 'lost', seat: seat('A'), place: thing(place), building: thing('palace') }),
    );
    expect(findSite(gone, free.site)?.places).toEqual(free.places);
  });

  it('moves marks, wealth and points', () => {
    const marked = applied(
      view,
      happened({ kind: 'marked', seat: seat('B'), sites: [thing(free.site), thing(free.site)] }),
    );
    expect(findSite(marked, free.site)?.marks[1]).toBe((free.marks[1] ?? 0) + 2);
    const paid = applied(
      view,
      happened({ kind: 'paid', seat: seat('A'), wealth: thing('maize'), amount: 1 }),
    );
    expect(paid.players[0]?.wealth.maize).toBe(view.players[0]!.wealth.maize! - 1);
    const scored = applied(
      view,
      happened({ kind: 'scored', seat: seat('C'), points: 3, what: thing('ceremony') }),
    );
    expect(scored.players[2]?.points).toBe(view.players[2]!.points + 3);
  });

  it('unknown to the map changes nothing', () => {
    expect(applied(view, happened({ kind: 'passed', seat: seat('A') }))).toBe(view);
  });
});

describe('the trace', () => {
  it('stays until the next move', () => {
    const moved = new Trace().after([
      happened({ kind: 'began', seat: seat('A'), site: thing('B2'), price: 1 }),
      happened({
        kind: 'raised',
        seat: seat('A'),
        place: thing('B2.1'),
        building: thing('village'),
      }),
      happened({ kind: 'finished', seat: seat('A'), site: thing('B2') }),
    ]);
    expect([...moved.touched]).toEqual(['B2', 'B2.1']);
    const next = moved.after([
      happened({ kind: 'flipped', seat: seat('B'), card: 3, face: thing('drought') }),
    ]);
    expect(next.touched.size).toBe(0);
    expect(next.card).toBe(3);
  });
});
