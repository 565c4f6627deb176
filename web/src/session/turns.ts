/** A story by rounds and turns: what the events of each come to. The core says how they add up. */

import type { EventTold } from '../protocol';
import { actor, seatOf } from '../protocol/seats';

export interface Sum {
  thing: string;
  by: number;
}

export interface Turn {
  /** Where it begins in the story. */
  first: number;
  /** What it begins with: a round or a great moment is more than a turn. */
  opens: 'round' | 'turn' | 'moment' | null;
  /** Whose it is; null where it is nobody's. */
  seat: number | null;
  events: EventTold[];
  /** Told beside the sums, in their own words. */
  deeds: EventTold[];
  /** What changed for each seat, by its number. */
  sums: Map<number, Sum[]>;
}

/** Turns in order. What comes before the first opening, or where a game has none, stands alone. */
export function turnsOf(events: readonly EventTold[]): Turn[] {
  const turns: Turn[] = [];
  events.forEach((told, i) => {
    const last = turns.at(-1);
    if (told.opens || !last || last.opens === null) turns.push(begun(told, i));
    else goesOn(last, told);
  });
  return turns;
}

function begun(told: EventTold, first: number): Turn {
  const opens = told.opens || null;
  const seat = actor(told.event);
  const turn: Turn = { first, opens, seat, events: [], deeds: [], sums: new Map() };
  goesOn(turn, told);
  return turn;
}

function goesOn(turn: Turn, told: EventTold): void {
  turn.events.push(told);
  if (told.deed) turn.deeds.push(told);
  for (const { seat, thing, by } of told.changes ?? [])
    add(turn.sums, seatOf(seat), thing.name, by);
}

function add(sums: Map<number, Sum[]>, seat: number, thing: string, by: number): void {
  const own = sums.get(seat) ?? [];
  const known = own.find((sum) => sum.thing === thing);
  if (known) known.by += by;
  else own.push({ thing, by });
  sums.set(seat, own);
}

/** What is left of the sums of a seat: what came and went again is no news. */
export function sumsOf(turn: Turn, seat: number): Sum[] {
  return (turn.sums.get(seat) ?? []).filter((sum) => sum.by !== 0);
}
