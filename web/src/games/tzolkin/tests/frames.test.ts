import { describe, expect, it } from 'vitest';
import { told } from '../../../board/testing';
import { framesBetween, pace, turnedOnce } from '../frames';
import { place } from '../geometry';
import { Trace } from '../trace';
import { scene } from './testing';

describe('pictures between two views', () => {
  it('turning the gears gives what the engine foresees, day by day', () => {
    for (const name of ['begin', 'two', 'use'] as const) {
      const { view } = scene(name);
      let gears = view.gears;
      for (const ahead of view.ahead) {
        gears = turnedOnce(gears);
        expect(gears).toEqual(ahead);
      }
    }
  });

  it('end exactly on the new view', () => {
    const { view } = scene('begin');
    const now = { ...view, tooth: view.tooth + 2, gears: view.ahead[1]! };
    const events = [told('turn', { seat: 'A' }), told('calendar', { notches: 2 })];
    const frames = framesBetween(view, events, now);
    expect(frames.map((frame) => frame.view.tooth)).toEqual([7, 8, 8]);
    expect(frames.at(-1)?.view).toBe(now);
    expect(frames.flatMap((frame) => frame.events)).toEqual(events);
    expect(pace(events[1]!)).toBe(900);
  });

  it('set a worker down before the calendar turns', () => {
    const { view } = scene('begin');
    const events = [
      told('placed', { seat: 'C', gear: 'palenque', space: 1 }),
      told('calendar', { notches: 1 }),
    ];
    const [first, second] = framesBetween(view, events, view);
    expect(first?.view.gears[0]?.spaces[1]).toBe(2);
    expect(second?.view.gears[0]?.spaces[2]).toBe(2);
  });
});

describe('the trace', () => {
  const moved = new Trace().after([
    told('placed', { seat: 'C', gear: 'palenque', space: 1 }),
    told('turn', { seat: 'D' }),
  ]);

  it('stays after the turn and rides with the gear', () => {
    expect(moved.spots(place('palenque'), 3)).toHaveLength(1);
    const later = moved.after([told('calendar', { notches: 1 })]);
    expect(later.spots(place('palenque'), 4)[0]?.x).not.toBeCloseTo(
      moved.spots(place('palenque'), 3)[0]!.x,
    );
  });

  it('gives way to the next move', () => {
    const next = moved.after([told('picked_up', { seat: 'D', gear: 'tikal', space: 6 })]);
    expect(next.spots(place('palenque'), 3)).toEqual([]);
    expect(next.spots(place('tikal'), 3)[0]?.gone).toBe(true);
  });
});
