import { describe, expect, it } from 'vitest';
import { told } from '../../../board/testing';
import { framesBetween, pace } from '../frames';
import { Trace } from '../trace';
import { scene } from './testing';

describe('pictures between two views', () => {
  const { view } = scene('put_in');
  const turn = [
    told('turn', { seat: 'B' }),
    told('lifted', { seat: 'B', cell: 'C5', stones: ['A', 'C'] }),
    told('moved', { seat: 'B', from: 'C5', cell: 'C8', kind: 'straight', lost: 0 }),
    told('dropped', { seat: 'B', rocket: 'A', cell: 'F6' }),
    told('built', { seat: 'B', cell: 'D8', height: 2, stones: ['D8', 'E8'], returned: [] }),
    told('scored', { seat: 'B', points: 5, district: 'palace' }),
  ];
  const frames = framesBetween(view, turn, view);

  it('end exactly on the new view and tell every event once', () => {
    expect(frames.at(-1)?.view).toBe(view);
    expect(frames.flatMap((frame) => frame.events)).toEqual(turn);
    const held = frames.reduce((sum, frame) => sum + frame.hold, 0);
    expect(held).toBe(turn.reduce((sum, event) => sum + pace(event), 0));
  });

  it('a lifted rocket shows what lay under it, and lands elsewhere', () => {
    const [lifted, moved] = frames;
    expect(lifted?.view.players[1]?.rocket).toMatchObject({ cell: 'C5', lifted: true });
    expect(lifted?.view.stones).toContainEqual({ cell: 'C5', seats: [0, 2] });
    expect(moved?.view.players[1]?.rocket).toMatchObject({ cell: 'C8', lifted: false });
  });

  it('landing hides the stones of the cell', () => {
    const covered = { ...view, stones: [{ cell: 'C8', seats: [0] }] };
    expect(framesBetween(covered, turn, view)[1]?.view.stones).not.toContainEqual({
      cell: 'C8',
      seats: [0],
    });
  });

  it('a stone drops, a pyramid rises, points are counted', () => {
    expect(frames[2]?.sparks).toMatchObject([{ kind: 'stone', seat: 1, cell: 'F6' }]);
    expect(frames[3]?.view.pyramids).toContainEqual({ cell: 'D8', seat: 1, height: 2 });
    expect(frames[3]?.sparks).toMatchObject([{ kind: 'lines', cells: ['D8', 'E8'] }]);
    expect(frames[4]?.sparks).toMatchObject([{ kind: 'points', points: 5, cell: 'D8' }]);
    const before = view.players[1]?.score ?? 0;
    expect(frames[4]?.view.players[1]?.score).toBe(before + 5);
  });

  it('the trace is the last turn, until the next rocket lands', () => {
    const trace = new Trace().after(turn);
    expect(trace).toMatchObject({ seat: 1, from: 'C5', to: 'C8', built: 'D8', fed: ['F6'] });
    const lifted = trace.after([told('lifted', { seat: 'C', cell: 'H3', stones: [] })]);
    expect(lifted).toEqual(trace);
    const next = lifted.after([told('moved', { seat: 'C', from: 'H3', cell: 'H5' })]);
    expect(next).toMatchObject({ seat: 2, from: 'H3', to: 'H5', built: null, fed: [] });
  });
});
