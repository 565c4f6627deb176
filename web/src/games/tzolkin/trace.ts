/** The last move, kept in sight until the next one. */

import type { TzolkinTold } from '../../protocol';
import { seatOf } from '../../protocol/seats';
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

const MOVES = new Set<string>(['placed', 'placed_first', 'picked_up', 'acted', 'built', 'raised']);

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
  after(events: readonly TzolkinTold[]): Trace {
    let marks = [...this.marks];
    let first = this.first;
    let touched = new Set(this.touched);
    let stale = this.stale;
    for (const { event } of events) {
      if (MOVES.has(event.kind) && stale) {
        [marks, first, touched, stale] = [[], null, new Set(), false];
      }
      switch (event.kind) {
        case 'turn':
          stale = true;
          break;
        case 'placed':
        case 'picked_up':
        case 'acted': {
          const space = event.kind === 'acted' ? event.action : event.space;
          const [seat, gear] = [seatOf(event.seat), event.gear.name];
          marks.push({ kind: event.kind, seat, gear, space, days: 0 });
          break;
        }
        case 'placed_first':
          first = seatOf(event.seat);
          break;
        case 'built':
        case 'raised':
          touched.add(`tile ${event.tile.name}`);
          break;
        case 'climbed':
        case 'angered':
          touched.add(`temple ${event.temple.name} ${seatOf(event.seat)}`);
          break;
        case 'advanced':
          touched.add(`track ${event.track.name} ${seatOf(event.seat)}`);
          break;
        case 'calendar':
          marks = marks.map((mark) => ({ ...mark, days: mark.days + event.notches }));
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
