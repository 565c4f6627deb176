/**
 * What happened since the last view, as a short row of pictures: a roll, a rocket in the air, a
 * stone put in, a pyramid that rises. The last picture is always exactly the new view.
 */

import type { PacalEvent, PacalTold, Seat, Thing } from '../../protocol';
import { seatOf } from '../../protocol/seats';
import type { PacalView, PlayerView } from './view';

/** Something that is seen for a moment only, over a cell. */
export interface Spark {
  kind: 'stone' | 'points' | 'lines';
  seat: number;
  cell: string;
  points: number;
  cells: string[];
}

export interface Frame {
  view: PacalView;
  /** The events this picture shows. */
  events: PacalTold[];
  sparks: Spark[];
  rolling: boolean;
  /** Milliseconds until the next picture. */
  hold: number;
}

const HOLD: Readonly<Partial<Record<PacalEvent['kind'], number>>> = {
  placed: 420,
  rolled: 520,
  lifted: 360,
  doubles: 300,
  spent: 220,
  moved: 450,
  dropped: 380,
  taken_back: 260,
  built: 450,
  upgraded: 450,
  scored: 420,
  bonus: 420,
  water_scored: 240,
  district_scored: 170,
  tokens_scored: 200,
};

/** How long an event is shown; the house waits for it before the next update. */
export function pace({ event }: PacalTold): number {
  return HOLD[event.kind] ?? 0;
}

function withPlayer(
  view: PacalView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): PacalView {
  const players = view.players.map((one, i) => (i === seat ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

function withRocket(
  view: PacalView,
  { seat, cell }: { seat: Seat; cell: Thing },
  lifted: boolean,
): PacalView {
  return withPlayer(view, seatOf(seat), (player) => ({
    rocket: { ...player.rocket, cell: cell.name, lifted },
  }));
}

/** Stones of some seats laid on a cell or taken from it. */
function withStones(
  view: PacalView,
  cell: string,
  change: (seats: number[]) => number[],
): PacalView {
  const here = view.stones.find((one) => one.cell === cell)?.seats ?? [];
  const seats = change(here);
  const others = view.stones.filter((one) => one.cell !== cell);
  return { ...view, stones: seats.length > 0 ? [...others, { cell, seats }] : others };
}

type Raised = Extract<PacalEvent, { kind: 'built' | 'upgraded' }>;

function withPyramid(view: PacalView, event: Raised): PacalView {
  const seat = seatOf(event.seat);
  const cell = event.cell.name;
  let next = view;
  for (const stone of event.stones)
    next = withStones(next, stone.name, (seats) => seats.filter((one) => one !== seat));
  next = withStones(next, cell, () => []);
  const others = next.pyramids.filter((one) => one.cell !== cell);
  return { ...next, pyramids: [...others, { cell, seat, height: event.height }] };
}

/** The table as it is right after an event, as far as it is seen to change. */
function after(view: PacalView, event: PacalEvent): PacalView {
  switch (event.kind) {
    case 'placed':
      return withRocket(view, event, false);
    case 'rolled':
      return { ...view, die: event.face.name };
    case 'round':
      return { ...view, round: event.round, start: seatOf(event.seat) };
    case 'turn':
      return { ...view, turn: seatOf(event.seat) };
    case 'lifted':
      return withStones(withRocket(view, event, true), event.cell.name, () =>
        event.stones.map(seatOf),
      );
    case 'moved':
      return withStones(withRocket(view, event, false), event.cell.name, () => []);
    case 'spent':
      return withPlayer(view, seatOf(event.seat), (one) => ({
        tokens: one.tokens.filter((token) => token !== event.token),
      }));
    case 'dropped':
      return withPlayer(view, seatOf(event.seat), (one) => ({ stones: one.stones - 1 }));
    case 'taken_back':
      return withStones(view, event.cell.name, (seats) =>
        seats.filter((one) => one !== seatOf(event.seat)),
      );
    case 'built':
    case 'upgraded':
      return withPyramid(view, event);
    case 'scored':
    case 'bonus':
    case 'water_scored':
    case 'district_scored':
    case 'tokens_scored':
      return withPlayer(view, seatOf(event.seat), (one) => ({ score: one.score + event.points }));
    default:
      return view;
  }
}

function sparksOf(event: PacalEvent, lastBuilt: string): Spark[] {
  const plain = { points: 0, cells: [] };
  switch (event.kind) {
    case 'dropped':
      return [{ ...plain, kind: 'stone', seat: seatOf(event.seat), cell: event.cell.name }];
    case 'built':
    case 'upgraded': {
      const cell = event.cell.name;
      const cells = [...new Set([...event.stones.map((stone) => stone.name), cell])];
      return [{ ...plain, kind: 'lines', seat: seatOf(event.seat), cell, cells }];
    }
    case 'scored':
    case 'bonus': {
      const { points } = event;
      const spark = { ...plain, seat: seatOf(event.seat), cell: lastBuilt, points };
      return lastBuilt ? [{ ...spark, kind: 'points' }] : [];
    }
    default:
      return [];
  }
}

export function settled(view: PacalView): Frame {
  return { view, events: [], sparks: [], rolling: false, hold: 0 };
}

export function framesBetween(old: PacalView, events: PacalTold[], now: PacalView): Frame[] {
  const frames: Frame[] = [];
  let view = old;
  let told: PacalTold[] = [];
  let built = '';
  for (const one of events) {
    const { event } = one;
    told.push(one);
    view = after(view, event);
    if (event.kind === 'built' || event.kind === 'upgraded') built = event.cell.name;
    const hold = pace(one);
    if (hold === 0) continue;
    const sparks = sparksOf(event, built);
    frames.push({ view, events: told, sparks, rolling: event.kind === 'rolled', hold });
    told = [];
  }
  frames.push({ ...settled(now), events: told });
  return frames;
}
