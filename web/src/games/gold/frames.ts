/**
 * What happened since the last view, as a short row of pictures. Each is a whole board, between
 * the old view and the new one; the last is always exactly the new view.
 */

import type { GoldEvent, GoldTold } from '../../protocol';
import { seatOf } from '../../protocol/seats';
import type { GoldView, PlayerView } from './view';

export interface Flight {
  from: number;
  to: number;
  pearls: number;
}

export interface Frame {
  view: GoldView;
  /** Seats knocked out of the auction (GM-4.4). */
  out: number[];
  /** Pearls on their way from hand to hand. */
  flight: Flight | null;
  /** Where a piece that leaves the stand goes. */
  fate: 'box' | 'buyer';
  /** Milliseconds until the next picture. */
  hold: number;
}

/** How long each kind of event is shown, in milliseconds. */
const HOLD: Readonly<Partial<Record<GoldEvent['kind'], number>>> = {
  committed: 140,
  opened: 900,
  knocked_out: 450,
  won: 600,
  paid: 560,
  lost: 650,
  back_seen: 450,
  laid_out: 500,
  thrown_away: 350,
  drawn: 500,
};

/** What the house waits for before it shows the next update. */
export function pace({ event }: GoldTold): number {
  return HOLD[event.kind] ?? 0;
}

function withPlayer(view: GoldView, seat: number, change: Partial<PlayerView>): GoldView {
  return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change } : p)) };
}

/** Of a view with open hands: who bid more than the winner and was knocked out by an equal. */
export function knockedOut(view: GoldView): number[] {
  const best = view.winner === null ? undefined : view.players[view.winner]?.bid;
  if (!view.opened || best === undefined || best === null) return [];
  return view.players.flatMap((p, seat) => ((p.bid ?? 0) > best ? [seat] : []));
}

export function settled(view: GoldView): Frame {
  return { view, out: knockedOut(view), flight: null, fate: 'buyer', hold: 0 };
}

export function framesBetween(old: GoldView, events: GoldTold[], now: GoldView): Frame[] {
  const frames: Frame[] = [];
  let frame: Frame = settled(old);
  let hold = 0;
  const show = (change: Partial<Frame>, view?: Partial<GoldView>): void => {
    frame = {
      ...frame,
      flight: null,
      ...change,
      view: { ...frame.view, ...change.view, ...view },
      hold,
    };
    frames.push(frame);
  };

  for (const told of events) {
    const event = told.event;
    hold = pace(told);
    if (event.kind === 'committed') {
      show({ view: withPlayer(frame.view, seatOf(event.seat), { committed: true }) });
    } else if (event.kind === 'opened') {
      const players = frame.view.players.map((p, i) => ({
        ...p,
        committed: true,
        bid: event.bids[i] ?? 0,
      }));
      show({ out: [] }, { players, opened: true, winner: null, payee: null });
    } else if (event.kind === 'knocked_out') {
      show({ out: [...frame.out, ...event.seats.map(seatOf)] });
    } else if (event.kind === 'won') {
      show({}, { winner: seatOf(event.seat) });
    } else if (event.kind === 'paid') {
      const flight = { from: seatOf(event.seat), to: seatOf(event.to), pearls: event.pearls };
      show({ flight }, { payee: flight.to });
    } else if (event.kind === 'lost') {
      const [lost, ...slots] = frame.view.slots;
      const box = lost ? [...frame.view.box, { piece: lost, by: null }] : frame.view.box;
      show({ fate: 'box' }, { slots, box });
    } else if (event.kind === 'back_seen') {
      show({ fate: 'buyer' }, { slots: frame.view.slots.slice(1), bought: now.bought });
    } else if (event.kind === 'laid_out') {
      const seat = seatOf(event.seat);
      const bases = now.players[seat]?.bases ?? [];
      const standing = now.bag < frame.view.bag ? now.slots.length - 1 : now.slots.length;
      const slots = frame.view.slots.slice(-Math.max(0, standing));
      show(
        { view: withPlayer(frame.view, seat, { bases }), fate: 'buyer' },
        { slots: standing > 0 ? slots : [], bought: null },
      );
    } else if (event.kind === 'thrown_away') {
      show({}, { box: now.box });
    } else if (event.kind === 'drawn') {
      show({}, { slots: now.slots, bag: now.bag });
    }
  }
  return frames.length > 0 ? [...frames, settled(now)] : [settled(now)];
}
