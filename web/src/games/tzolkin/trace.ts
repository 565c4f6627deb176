/** The last move, kept in sight until the next one. */

import type { EventTold } from '../../protocol';
import { seatOf } from '../../text/say';
import { angleOf, polar, type GearPlace } from './geometry';

interface Mark {
  kind: 'placed' | 'picked_up' | 'acted';
  seat: number;
  gear: string;
  space: number;
  /** Days the calendar has turned since. */
  days: number;
}

export interface Spot {
  key: string;
  x: number;
  y: number;
  seat: number;
  gone: boolean;
}

const MOVES = new Set(['placed', 'placed_first', 'picked_up', 'acted', 'built', 'raised']);

export class Trace {
  constructor(
    readonly marks: readonly Mark[] = [],
    readonly first: number | null = null,
    /** Tiles, temples and tracks touched: `tile x`, `temple x`, `track x`. */
    readonly touched: ReadonlySet<string> = new Set(),
    /** A turn has ended: the next move begins a new trace. */
    private readonly stale = false,
  ) {}

  /** What is traced after these events. */
  after(events: readonly EventTold[]): Trace {
    let marks = [...this.marks];
    let first = this.first;
    let touched = new Set(this.touched);
    let stale = this.stale;
    for (const { kind, data } of events) {
      if (kind === 'turn') stale = true;
      if (MOVES.has(kind) && stale) {
        [marks, first, touched, stale] = [[], null, new Set(), false];
      }
      const seat = seatOf(data.seat);
      if (kind === 'placed' || kind === 'picked_up' || kind === 'acted') {
        const space = Number(kind === 'acted' ? data.action : data.space);
        marks.push({ kind, seat, gear: String(data.gear), space, days: 0 });
      } else if (kind === 'placed_first') first = seat;
      else if (kind === 'built' || kind === 'raised') touched.add(`tile ${data.tile}`);
      else if (kind === 'climbed' || kind === 'angered')
        touched.add(`temple ${data.temple} ${seat}`);
      else if (kind === 'advanced') touched.add(`track ${data.track} ${seat}`);
      else if (kind === 'calendar') {
        const notches = Number(data.notches);
        marks = marks.map((mark) => ({ ...mark, days: mark.days + notches }));
      }
    }
    return new Trace(marks, first, touched, stale);
  }

  acts(gear: string, space: number): boolean {
    return this.marks.some((m) => m.kind === 'acted' && m.gear === gear && m.space === space);
  }

  /** Rings on the gear: where a worker was placed (it rides on), and where one was taken. */
  spots(place: GearPlace, tooth: number): Spot[] {
    return this.marks.flatMap((mark, i) => {
      if (mark.gear !== place.name || mark.kind === 'acted') return [];
      const gone = mark.kind === 'picked_up';
      const position = gone ? mark.space : mark.space + mark.days;
      return [
        {
          key: `${tooth} ${i}`,
          ...polar(place.pitch - 1, angleOf(place, position)),
          seat: mark.seat,
          gone,
        },
      ];
    });
  }
}
