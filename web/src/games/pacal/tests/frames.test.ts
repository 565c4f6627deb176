import { describe, expect, it } from 'vitest';
import { told } from '../../../board/testing';
import { framesBetween, pace } from '../frames';
import { Trace } from '../trace';
import { who } from '../../../text/say';
import { thing } from '../view';
import { seen } from './testing';

describe('pictures between two views', () => {
  const { before, events: turn, view } = seen('turn');
  const frames = framesBetween(before, turn, view);
  const shown = (kind: string) =>
    frames.find((frame) => frame.events.some(({ event }) => event.kind === kind));

  it('end exactly on the new view and tell every event once', () => {
    expect(frames.at(-1)?.view).toBe(view);
    expect(frames.flatMap((frame) => frame.events)).toEqual(turn);
    const held = frames.reduce((sum, frame) => sum + frame.hold, 0);
    expect(held).toBe(turn.reduce((sum, event) => sum + pace(event), 0));
  });

  it('a lifted rocket shows what lay under it, and lands elsewhere', () => {
    expect(before.players[1]?.rocket).toMatchObject({ cell: 'C5', lifted: true });
    expect(before.stones).toContainEqual({ cell: 'C5', seats: [0, 2] });
    expect(shown('moved')?.view.players[1]?.rocket).toMatchObject({ cell: 'C8', lifted: false });
    expect(shown('lifted')?.view.players[2]?.rocket).toMatchObject({ cell: 'H3', lifted: true });
  });

  it('landing hides the stones of the cell', () => {
    const covered = { ...before, stones: [{ cell: 'C8', seats: [0] }] };
    expect(framesBetween(covered, turn, view)[0]?.view.stones).toEqual([]);
  });

  it('a stone drops, a pyramid rises, points are counted', () => {
    expect(shown('dropped')?.sparks).toMatchObject([{ kind: 'stone', seat: 1, cell: 'F6' }]);
    expect(shown('built')?.view.pyramids).toContainEqual({ cell: 'D8', seat: 1, height: 2 });
    expect(shown('built')?.sparks).toMatchObject([{ kind: 'lines', cells: ['D8', 'E8'] }]);
    expect(shown('scored')?.sparks).toMatchObject([{ kind: 'points', points: 6, cell: 'D8' }]);
    expect(shown('scored')?.view.players[1]?.score).toBe((before.players[1]?.score ?? 0) + 6);
  });

  it('the trace is the last turn, until the next rocket lands', () => {
    const trace = new Trace().after(turn);
    expect(trace).toMatchObject({ seat: 1, from: 'C5', to: 'C8', built: 'D8', fed: ['F6'] });
    const flight = {
      kind: 'moved',
      clause: 'PR-4.5',
      seat: who(2),
      start: thing('H3'),
      cell: thing('H5'),
      way: thing('straight'),
      allowance: 2,
      lost: 0,
      covers: [],
    } as const;
    const next = trace.after([told({ ...flight, covers: [] })]);
    expect(next).toMatchObject({ seat: 2, from: 'H3', to: 'H5', built: null, fed: [] });
  });
});
