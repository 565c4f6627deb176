import { describe, expect, it } from 'vitest';
import { told } from '../../../board/testing';
import type { GoldEvent } from '../../../protocol';
import { framesBetween, knockedOut, pace, settled } from '../frames';
import { seen } from './testing';

const pictures = (name: string) => {
  const { before, events, view } = seen(name);
  const frames = framesBetween(before, events, view);
  const shown = events.filter((event) => pace(event) > 0).map(({ event }) => event.kind);
  return { before, view, frames, of: (kind: GoldEvent['kind']) => frames[shown.indexOf(kind)] };
};

describe('what happened, picture by picture', () => {
  it('ends exactly on the view, whatever happened', () => {
    const { before, view, frames } = pictures('lost');
    expect(frames.at(-1)).toEqual(settled(view));
    expect(framesBetween(before, [], view)).toEqual([settled(view)]);
    expect(framesBetween(before, [told({ kind: 'ended', clause: '' })], view)).toEqual([
      settled(view),
    ]);
  });

  it('opens all hands, strikes the equals, lights the winner and pays', () => {
    const { view, of } = pictures('auction');
    expect(of('committed')?.view.players.every((player) => player.committed)).toBe(true);
    expect(of('opened')?.view.players.map((player) => player.bid)).toEqual([3, 5, 5]);
    expect(of('opened')?.out).toEqual([]);
    expect(of('knocked_out')?.out).toEqual([1, 2]);
    expect(of('won')?.view.winner).toBe(0);
    expect(of('paid')?.flight).toEqual({ from: 0, to: 1, pearls: 3 });
    expect(knockedOut(view)).toEqual([1, 2]);
  });

  it('drops a lost piece into the box and draws the next', () => {
    const { before, view, of } = pictures('lost');
    expect(of('lost')?.fate).toBe('box');
    expect(of('lost')?.view.slots).toEqual(before.slots.slice(1));
    expect(of('lost')?.view.box).toEqual(view.box);
    expect(of('drawn')?.view.slots).toEqual(view.slots);
  });

  it('lays out the base before the next piece is drawn', () => {
    const { before, view, of } = pictures('laid_out');
    expect(of('laid_out')?.view.slots).toEqual(before.slots);
    expect(of('laid_out')?.view.players[1]?.bases[0]?.row).toHaveLength(1);
    expect(of('drawn')?.view.slots).toEqual(view.slots);
  });

  it('tells the house how long to wait', () => {
    expect(pace(told({ kind: 'opened', clause: '', bids: [] }))).toBeGreaterThan(0);
    expect(pace(told({ kind: 'ended', clause: '' }))).toBe(0);
  });
});
