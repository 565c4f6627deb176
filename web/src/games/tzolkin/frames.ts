/**
 * What happened since the last view, as a short row of pictures: workers set down and taken up
 * one by one, then the calendar, day by day. The last picture is always exactly the new view.
 */

import type { Thing, TzolkinEvent, TzolkinTold } from '../../protocol';
import { seatOf } from '../../protocol/seats';
import type { GearView, TzolkinView } from './view';

export interface Frame {
  view: TzolkinView;
  /** The events this picture shows. */
  events: TzolkinTold[];
  /** Milliseconds until the next picture. */
  hold: number;
}

const DAY = 450;
const HOLD: Readonly<Partial<Record<TzolkinEvent['kind'], number>>> = {
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
  second_period: 450,
  calendar: DAY,
};

/** How long an event is shown; the house waits for it before the next update. */
export function pace({ event }: TzolkinTold): number {
  return (HOLD[event.kind] ?? 0) * (event.kind === 'calendar' ? event.notches : 1);
}

function withWorker(
  gears: GearView[],
  { gear, space }: { gear: Thing; space: number },
  seat: number | null,
): GearView[] {
  return gears.map((one) =>
    one.name === gear.name
      ? { ...one, spaces: one.spaces.map((who, i) => (i === space ? seat : who)) }
      : one,
  );
}

/** The wheels a tooth further, with all who stand on them. */
function turned(gears: GearView[]): GearView[] {
  return gears.map((gear) => ({
    ...gear,
    spaces: [gear.spaces.at(-1) ?? null, ...gear.spaces.slice(0, -1)],
  }));
}

/** Without those who are told to leave when the calendar turns: from the last space of a gear. */
function withoutLeaving(gears: GearView[], next: TzolkinTold[]): GearView[] {
  const until = next.findIndex(({ event }) => event.kind === 'calendar');
  const told = until < 0 ? next : next.slice(0, until);
  return told.reduce(
    (left, { event }) =>
      event.kind === 'ejected'
        ? withWorker(left, { gear: event.gear, space: lastOf(left, event.gear) }, null)
        : left,
    gears,
  );
}

function lastOf(gears: GearView[], { name }: Thing): number {
  return gears.find((gear) => gear.name === name)?.last ?? 0;
}

export function settled(view: TzolkinView): Frame {
  return { view, events: [], hold: 0 };
}

export function framesBetween(old: TzolkinView, events: TzolkinTold[], now: TzolkinView): Frame[] {
  const frames: Frame[] = [];
  let view = old;
  let told: TzolkinTold[] = [];
  const show = (change: Partial<TzolkinView>, hold: number): void => {
    view = { ...view, ...change };
    frames.push({ view, events: told, hold });
    told = [];
  };
  events.forEach((one, index) => {
    told.push(one);
    const { event } = one;
    if (event.kind === 'placed')
      show({ gears: withWorker(view.gears, event, seatOf(event.seat)) }, pace(one));
    else if (event.kind === 'picked_up')
      show({ gears: withWorker(view.gears, event, null) }, pace(one));
    else if (event.kind === 'placed_first') show({ first_space: seatOf(event.seat) }, pace(one));
    else if (event.kind === 'calendar') {
      let gears = withoutLeaving(view.gears, events.slice(index + 1));
      for (let notch = event.notches; notch > 0; notch -= 1) {
        gears = turned(gears);
        show({ gears, tooth: view.tooth + 1, first_space: null }, DAY);
      }
    } else if (HOLD[event.kind]) {
      // What the gears do not show is already as it will be.
      show({ ...now, gears: view.gears, tooth: view.tooth, ahead: now.ahead }, pace(one));
    }
  });
  frames.push({ ...settled(now), events: told });
  return frames;
}
