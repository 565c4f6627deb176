import { describe, expect, it } from 'vitest';
import { FIRST, paceOf, withPace } from '../src/newtable/pace';
import type { ClockInfo, SeatInfo } from '../src/protocol';
import { leftOf } from '../src/table/clock';
import { coming } from '../src/table/comings';
import { duration } from '../src/text/times';

describe('the pace of a new table', () => {
  it('is none unless somebody wants one', () => {
    expect(paceOf(FIRST, 'Europe/Paris')).toBeNull();
    expect(paceOf({ ...FIRST, away: 120 }, 'UTC')).toEqual({
      kind: 'none',
      away_s: 120,
      hints: true,
    });
    expect(paceOf({ ...FIRST, hints: false }, 'UTC')).toMatchObject({ kind: 'none', hints: false });
  });

  it('has two minutes of patience at a live table', () => {
    const live = paceOf(withPace(FIRST, 'live'), 'Europe/Paris');
    expect(live).toMatchObject({ kind: 'live', game_s: 1500, turn_s: 20, away_s: 120 });
    const mail = paceOf(withPace(withPace(FIRST, 'live'), 'correspondence'), 'Europe/Paris');
    expect(mail).toMatchObject({ turn_s: 172_800, zone: 'Europe/Paris', away_s: null });
  });
});

describe('a clock', () => {
  const clock: ClockInfo = {
    pace: { kind: 'live', game_s: 600, turn_s: 0 },
    left: [600_000, 300_000],
    until: [10_000, null],
    paused: null,
    asking: [],
    out: [],
  };

  it('runs by the server’s time, stands, and stands still', () => {
    expect(leftOf(clock, 0, 4000)).toBe(6000);
    expect(leftOf(clock, 0, 20_000)).toBe(0);
    expect(leftOf(clock, 1, 4000)).toBe(300_000);
    expect(leftOf({ ...clock, paused: 1000 }, 0, 4000)).toBe(9000);
  });

  it('is read at a glance', () => {
    expect(duration(59_001)).toBe('1:00');
    expect(duration(245_000)).toBe('4:05');
  });
});

describe('who comes and goes', () => {
  const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
    seat: n,
    kind: 'person',
    name: 'Ana',
    level: null,
    here: true,
    stand_in_at: null,
    ...more,
  });

  it('is said of others, not of oneself', () => {
    const before = [seat(0), seat(1)];
    const gone = [seat(0, { here: false }), seat(1, { here: false })];
    expect(coming(before, gone, [0])).toEqual({ seat: 1, said: 'seat-left' });
    expect(coming(gone, before, [0])).toEqual({ seat: 1, said: 'seat-back' });
    expect(coming(before, [seat(0), seat(1, { kind: 'bot' })], [0])?.said).toBe('seat-bot');
    expect(coming([seat(0), seat(1, { kind: 'open' })], before, [0])).toBeNull();
  });
});
