/**
 * What happened since the last view, as a short row of pictures: a roll, a rocket in the air, a
 * stone put in, a pyramid that rises. The last picture is always exactly the new view.
 */

import type { EventTold } from '../../protocol';
import { seatOf } from '../../text/say';
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
  events: EventTold[];
  sparks: Spark[];
  rolling: boolean;
  /** Milliseconds until the next picture. */
  hold: number;
}

const HOLD: Readonly<Record<string, number>> = {
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
export function pace(event: EventTold): number {
  return HOLD[event.kind] ?? 0;
}

type Data = EventTold['data'];
const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function withPlayer(
  view: PacalView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): PacalView {
  const players = view.players.map((one, i) => (i === seat ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

function withRocket(view: PacalView, data: Data, lifted: boolean): PacalView {
  return withPlayer(view, seatOf(data.seat), (player) => ({
    rocket: { ...player.rocket, cell: String(data.cell), lifted },
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

function withPyramid(view: PacalView, data: Data): PacalView {
  const seat = seatOf(data.seat);
  const cell = String(data.cell);
  let next = view;
  for (const stone of listed(data.stones))
    next = withStones(next, stone, (seats) => seats.filter((one) => one !== seat));
  next = withStones(next, cell, () => []);
  const others = next.pyramids.filter((one) => one.cell !== cell);
  return { ...next, pyramids: [...others, { cell, seat, height: Number(data.height) }] };
}

type Change = (view: PacalView, data: Data) => PacalView;

const plus: Change = (view, data) =>
  withPlayer(view, seatOf(data.seat), (one) => ({ score: one.score + Number(data.points) }));

const CHANGES: Readonly<Record<string, Change>> = {
  placed: (view, data) => withRocket(view, data, false),
  rolled: (view, data) => ({ ...view, die: String(data.face) }),
  round: (view, data) => ({ ...view, round: Number(data.round), start: seatOf(data.seat) }),
  turn: (view, data) => ({ ...view, turn: seatOf(data.seat) }),
  lifted: (view, data) =>
    withStones(withRocket(view, data, true), String(data.cell), () =>
      listed(data.stones).map(seatOf),
    ),
  moved: (view, data) => withStones(withRocket(view, data, false), String(data.cell), () => []),
  spent: (view, data) =>
    withPlayer(view, seatOf(data.seat), (one) => ({
      tokens: one.tokens.filter((token) => token !== Number(data.token)),
    })),
  dropped: (view, data) =>
    withPlayer(view, seatOf(data.seat), (one) => ({ stones: one.stones - 1 })),
  taken_back: (view, data) =>
    withStones(view, String(data.cell), (seats) =>
      seats.filter((one) => one !== seatOf(data.seat)),
    ),
  built: withPyramid,
  upgraded: withPyramid,
  scored: plus,
  bonus: plus,
  water_scored: plus,
  district_scored: plus,
  tokens_scored: plus,
};

function sparksOf({ kind, data }: EventTold, lastBuilt: string): Spark[] {
  const seat = seatOf(data.seat);
  const spark = { seat, cell: String(data.cell ?? lastBuilt), points: 0, cells: [] };
  if (kind === 'dropped') return [{ ...spark, kind: 'stone' }];
  if (kind === 'built' || kind === 'upgraded')
    return [{ ...spark, kind: 'lines', cells: [...new Set([...listed(data.stones), spark.cell])] }];
  if ((kind === 'scored' || kind === 'bonus') && lastBuilt)
    return [{ ...spark, kind: 'points', points: Number(data.points) }];
  return [];
}

export function settled(view: PacalView): Frame {
  return { view, events: [], sparks: [], rolling: false, hold: 0 };
}

export function framesBetween(old: PacalView, events: EventTold[], now: PacalView): Frame[] {
  const frames: Frame[] = [];
  let view = old;
  let told: EventTold[] = [];
  let built = '';
  for (const event of events) {
    told.push(event);
    view = CHANGES[event.kind]?.(view, event.data) ?? view;
    if (event.kind === 'built' || event.kind === 'upgraded') built = String(event.data.cell);
    const hold = pace(event);
    if (hold === 0) continue;
    const sparks = sparksOf(event, built);
    frames.push({ view, events: told, sparks, rolling: event.kind === 'rolled', hold });
    told = [];
  }
  frames.push({ ...settled(now), events: told });
  return frames;
}
