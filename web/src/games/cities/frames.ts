/**
 * What happened since the last view, as a short row of pictures: buildings go up, cards are
 * turned, dice roll, tokens travel. The last picture is always exactly the new view.
 */

import { applied } from './apply';
import type { CitiesView, Event, Told } from './view';

/** A token on its way, or points that rise from a place. */
export interface Flight {
  wealth: string;
  from: string;
  to: string;
}

export interface Frame {
  view: CitiesView;
  /** The events this picture shows. */
  events: Told[];
  flights: Flight[];
  /** A card held up for all to see. */
  card: string | null;
  /** Milliseconds until the next picture. */
  hold: number;
}

const HOLD: Readonly<Partial<Record<Event['kind'], number>>> = {
  founded: 240,
  raised: 300,
  lost: 380,
  weakened: 380,
  city_lost: 320,
  marked: 240,
  unmarked: 160,
  flipped: 1250,
  looked: 320,
  attacked: 700,
  armed: 350,
  rolled: 2200,
  captured: 300,
  averted: 420,
  worshipped: 520,
  wed: 420,
  scored: 300,
  produced: 140,
  carried: 160,
  spoiled: 260,
};

/** How long an event is shown; the house waits for it before the next update. */
export function pace({ event }: Told): number {
  return HOLD[event.kind] ?? 0;
}

/** Told together: all villages produce at once, all carriers set out at once. */
const TOGETHER: ReadonlySet<Event['kind']> = new Set([
  'produced',
  'carried',
  'spoiled',
  'scored',
  'marked',
  'unmarked',
]);
const LONGEST_TOGETHER = 900;
const SHORTEST_TRAVEL = 650;

function flight({ event }: Told): Flight[] {
  if (event.kind !== 'carried' && event.kind !== 'worshipped') return [];
  const to = event.kind === 'carried' ? event.to : event.cenote;
  return [{ wealth: event.wealth.name, from: event.place.name, to: to.name }];
}

export function settled(view: CitiesView): Frame {
  return { view, events: [], flights: [], card: null, hold: 0 };
}

export function framesBetween(old: CitiesView, events: Told[], now: CitiesView): Frame[] {
  const frames: Frame[] = [];
  // What no event shows (sheets apart) is already as it will be: the war, whose turn it is.
  let view: CitiesView = { ...old, war: now.war && { ...now.war, dice: old.war?.dice ?? [] } };
  let told: Told[] = [];
  for (const [i, next] of events.entries()) {
    told.push(next);
    view = applied(view, next);
    const hold = pace(next);
    const { kind } = next.event;
    if (hold === 0) continue;
    if (TOGETHER.has(kind) && events[i + 1]?.event.kind === kind) continue;
    const flights = told.flatMap(flight);
    const same = told.filter((one) => one.event.kind === kind);
    const wanted = TOGETHER.has(kind) ? Math.min(same.length * hold, LONGEST_TOGETHER) : hold;
    frames.push({
      view,
      events: told,
      flights,
      card: next.event.kind === 'flipped' ? next.event.face.name : null,
      hold: flights.length > 0 ? Math.max(wanted, SHORTEST_TRAVEL) : wanted,
    });
    told = [];
  }
  frames.push({ ...settled(now), events: told });
  return frames;
}
