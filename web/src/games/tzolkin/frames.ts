/**
 * What happened since the last view, as a short row of pictures: workers set down and taken up
 * one by one, then the calendar, day by day. The last picture is always exactly the new view.
 */

import type { EventTold } from '../../protocol';
import { seatOf } from '../../text/say';
import type { GearView, TzolkinView } from './view';

export interface Frame {
  view: TzolkinView;
  /** The events this picture shows. */
  events: EventTold[];
  /** Milliseconds until the next picture. */
  hold: number;
}

const HOLD: Readonly<Record<string, number>> = {
  placed: 280,
  placed_first: 280,
  picked_up: 240,
  acted: 260,
  harvested: 200,
  built: 350,
  raised: 450,
  climbed: 250,
  angered: 250,
  advanced: 250,
  skull_placed: 350,
  food_day: 450,
  period_2: 450,
  calendar: 450,
};

/** How long an event is shown; the house waits for it before the next update. */
export function pace(event: EventTold): number {
  return (HOLD[event.kind] ?? 0) * (event.kind === 'calendar' ? Number(event.data.notches) : 1);
}

function withWorker(gears: GearView[], data: EventTold['data'], seat: number | null): GearView[] {
  return gears.map((gear) =>
    gear.name === data.gear
      ? { ...gear, spaces: gear.spaces.map((one, i) => (i === data.space ? seat : one)) }
      : gear,
  );
}

/** One day further: everybody rides on, and those past the last space are gone. */
export function turnedOnce(gears: GearView[]): GearView[] {
  return gears.map((gear) => ({
    ...gear,
    spaces: gear.spaces.map((_, i) => {
      const from = (i + gear.spaces.length - 1) % gear.spaces.length;
      const rider = gear.spaces[from] ?? null;
      return rider !== null && rider >= 0 && from >= gear.last ? null : rider;
    }),
  }));
}

export function settled(view: TzolkinView): Frame {
  return { view, events: [], hold: 0 };
}

export function framesBetween(old: TzolkinView, events: EventTold[], now: TzolkinView): Frame[] {
  const frames: Frame[] = [];
  let view = old;
  let told: EventTold[] = [];
  const show = (change: Partial<TzolkinView>, hold: number): void => {
    view = { ...view, ...change };
    frames.push({ view, events: told, hold });
    told = [];
  };
  for (const event of events) {
    told.push(event);
    const { kind, data } = event;
    if (kind === 'placed')
      show({ gears: withWorker(view.gears, data, seatOf(data.seat)) }, pace(event));
    else if (kind === 'picked_up') show({ gears: withWorker(view.gears, data, null) }, pace(event));
    else if (kind === 'placed_first') show({ first_space: seatOf(data.seat) }, pace(event));
    else if (kind === 'calendar') {
      for (let notch = Number(data.notches); notch > 0; notch -= 1)
        show(
          { gears: turnedOnce(view.gears), tooth: view.tooth + 1, first_space: null },
          HOLD.calendar ?? 0,
        );
    } else if (HOLD[kind]) {
      // What the gears do not show is already as it will be.
      show({ ...now, gears: view.gears, tooth: view.tooth, ahead: now.ahead }, pace(event));
    }
  }
  frames.push({ ...settled(now), events: told });
  return frames;
}
