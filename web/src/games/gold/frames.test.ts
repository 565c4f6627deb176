import { describe, expect, it } from 'vitest';
import type { EventTold, Value } from '../../protocol';
import { framesBetween, knockedOut, pace, settled } from './frames';
import { board, piece, player } from './testing';

const told = (kind: string, data: Record<string, Value> = {}): EventTold => ({
  seq: 1,
  kind,
  clause: '',
  data,
});

describe('what happened, picture by picture', () => {
  const before = board();
  const bids = (...all: number[]) =>
    before.players.map((p, i) => ({ ...p, committed: true, bid: all[i] ?? 0 }));

  it('ends exactly on the view, whatever happened', () => {
    const now = board({ lot: 13 });
    expect(framesBetween(before, [], now)).toEqual([settled(now)]);
    const strange = [told('opened', { bids: [1, 2, 3] }), told('never_heard_of')];
    expect(framesBetween(before, strange, now).at(-1)).toEqual(settled(now));
  });

  it('opens all hands, strikes the equals, lights the winner and pays', () => {
    const now = board({ players: bids(3, 5, 5), opened: true, winner: 0, payee: 1 });
    const frames = framesBetween(
      before,
      [
        told('committed', { seat: 'A' }),
        told('opened', { bids: [3, 5, 5] }),
        told('knocked_out', { seats: ['B', 'C'], bid: 5 }),
        told('won', { seat: 'A', bid: 3 }),
        told('paid', { seat: 'A', to: 'B', pearls: 3 }),
      ],
      now,
    );
    const [committed, opened, struck, won, paid, last] = frames;
    expect(committed?.view.players.map((p) => p.committed)).toEqual([true, false, false]);
    expect(opened?.view.players.map((p) => p.bid)).toEqual([3, 5, 5]);
    expect(opened?.out).toEqual([]);
    expect(struck?.out).toEqual([1, 2]);
    expect(won?.view.winner).toBe(0);
    expect(paid?.flight).toEqual({ from: 0, to: 1, pearls: 3 });
    expect(last).toEqual(settled(now));
    expect(knockedOut(now)).toEqual([1, 2]);
  });

  it('drops a lost piece into the box and draws the next', () => {
    const lost = piece('gold-quarter');
    const slots = [piece('jade-sixth'), piece('stone-eighth'), piece('silver-sixth')];
    const now = board({ lot: 13, bag: 15, slots, box: [{ piece: lost, by: null }] });
    const frames = framesBetween(
      before,
      [told('lost'), told('drawn', { seat: 'B', slot: 3 })],
      now,
    );
    expect(frames[0]).toMatchObject({ fate: 'box' });
    expect(frames[0]?.view.slots).toHaveLength(2);
    expect(frames[0]?.view.box).toHaveLength(1);
    expect(frames[1]?.view.slots).toEqual(slots);
  });

  it('lays out the base before the next piece is drawn', () => {
    const bought = board({
      slots: before.slots.slice(1),
      opened: true,
      winner: 1,
      bought: piece('gold-quarter'),
    });
    const slots = [...before.slots.slice(1), piece('silver-sixth')];
    const now = board({
      lot: 13,
      bag: 15,
      slots,
      players: [player(''), player('gold-quarter'), player('')],
    });
    const frames = framesBetween(
      bought,
      [told('laid_out', { seat: 'B', base: 1 }), told('drawn')],
      now,
    );
    expect(frames[0]?.view.slots).toEqual(before.slots.slice(1));
    expect(frames[0]?.view.players[1]?.bases[0]?.row).toHaveLength(1);
    expect(frames[1]?.view.slots).toEqual(slots);
  });

  it('tells the house how long to wait', () => {
    expect(pace(told('opened'))).toBeGreaterThan(0);
    expect(pace(told('scored'))).toBe(0);
  });
});
