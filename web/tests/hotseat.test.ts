import { describe, expect, it } from 'vitest';
import { handOverTo, nextHolder } from '../src/session/hotseat';

describe('who has the device', () => {
  it('is the one who has it, as long as asked', () => {
    expect(nextHolder([0, 1, 2], [0, 1, 2], 1)).toBe(1);
  });

  it('is the next one asked in turn order, then from the beginning', () => {
    expect(nextHolder([0, 1, 2], [0, 2], 1)).toBe(2);
    expect(nextHolder([0, 1, 2], [0, 1], 2)).toBe(0);
    expect(nextHolder([2, 0], [2, 0], null)).toBe(0);
  });

  it('is nobody where only others are asked', () => {
    expect(nextHolder([0, 1], [2, 3], 0)).toBeNull();
  });
});

describe('the hand-over', () => {
  it('never happens with one local seat', () => {
    expect(handOverTo([1], [1], null)).toBeNull();
    expect(handOverTo([], [0], null)).toBeNull();
  });

  it('covers the table before anyone has taken the device', () => {
    expect(handOverTo([0, 2], [2], null)).toBe(2);
    expect(handOverTo([0, 2], [1], null)).toBe(0);
  });

  it('passes sealed bids round one after the other', () => {
    const locals = [0, 1, 3];
    let waiting = [0, 1, 2, 3];
    let holder: number | null = null;
    const order: number[] = [];
    for (;;) {
      const to = handOverTo(locals, waiting, holder);
      if (to === null) break;
      order.push(to);
      holder = to;
      waiting = waiting.filter((seat) => seat !== to);
    }
    expect(order).toEqual([0, 1, 3]);
  });

  it('leaves the table open while others play', () => {
    expect(handOverTo([0, 1], [2], 1)).toBeNull();
  });
});
