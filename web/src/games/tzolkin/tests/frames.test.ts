import { describe, expect, it } from 'vitest';
import { framesBetween, pace } from '../frames';
import { place } from '../geometry';
import { Trace } from '../trace';
import { names, seen } from './testing';

describe('pictures between two views', () => {
  it('turning the gears leads where the engine leads, whoever falls off', () => {
    for (const name of ['placed', 'double', 'ejected']) {
      const { before, events, view } = seen(name);
      const there = framesBetween(before, events, view).find((f) => f.view.tooth === view.tooth);
      expect(there?.view).not.toBe(view);
      expect(there?.view.gears).toEqual(view.gears);
    }
  });

  it('end exactly on the new view, and tell everything once', () => {
    for (const name of names) {
      const { before, events, view } = seen(name);
      const frames = framesBetween(before, events, view);
      expect(frames.at(-1)?.view).toBe(view);
      expect(frames.flatMap((frame) => frame.events)).toEqual(events);
    }
  });

  it('two days take twice as long', () => {
    const calendar = (name: string) =>
      seen(name).events.find(({ event }) => event.kind === 'calendar')!;
    expect(pace(calendar('double'))).toBe(2 * pace(calendar('placed')));
  });

  it('set a worker down before the calendar turns', () => {
    const { before, events, view } = seen('placed');
    const [first] = framesBetween(before, events, view);
    expect(first?.view.gears[0]?.spaces[1]).toBe(2);
    expect(first?.view.tooth).toBe(before.tooth);
  });
});

describe('the trace', () => {
  const { events } = seen('placed');
  const calendar = events.findIndex(({ event }) => event.kind === 'calendar');
  const moved = new Trace().after(events.slice(0, calendar));

  it('stays after the turn and rides with the gear', () => {
    expect(moved.spots(place('palenque'), 3)).toHaveLength(1);
    const later = moved.after(events.slice(calendar));
    expect(later.spots(place('palenque'), 4)[0]?.x).not.toBeCloseTo(
      moved.spots(place('palenque'), 3)[0]!.x,
    );
  });

  it('gives way to the next move', () => {
    const next = moved.after(events.slice(calendar)).after(seen('picked').events);
    expect(next.spots(place('palenque'), 3)).toEqual([]);
    expect(next.spots(place('tikal'), 3)[0]?.gone).toBe(true);
  });
});
