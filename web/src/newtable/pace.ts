/** How fast a table shall play, while it is being set. */

import type { Pace } from '../protocol';

export type PaceKind = Pace['kind'];

export interface PaceDraft {
  kind: PaceKind;
  /** Live: minutes for the game, seconds of every turn that are free. */
  minutes: number;
  seconds: number;
  /** By correspondence: for a turn. */
  hours: number;
  weekendsOff: boolean;
  atZero: NonNullable<Pace['at_zero']>;
  /** Seconds until a bot may be called for who is away; 0 leaves it to the host. */
  away: number;
  /** Whether one may ask what the strongest bot would do. */
  hints: boolean;
}

export const KINDS: PaceKind[] = ['none', 'live', 'correspondence'];
export const MINUTES = [5, 10, 15, 25, 40, 60, 90];
export const SECONDS = [0, 10, 20, 30, 60];
export const HOURS = [8, 12, 24, 48, 72, 168];
export const AWAY = [60, 120, 300, 600, 3600];

export const FIRST: PaceDraft = {
  kind: 'none',
  minutes: 25,
  seconds: 20,
  hours: 48,
  weekendsOff: false,
  atZero: 'bot',
  away: 0,
  hints: true,
};

/** At a live table two minutes are long; otherwise the host's patience is as good as any. */
export function withPace(draft: PaceDraft, kind: PaceKind): PaceDraft {
  return { ...draft, kind, away: kind === 'live' ? 120 : 0 };
}

export function paceOf(draft: PaceDraft, zone: string): Pace | null {
  const { kind, hints, atZero: at_zero } = draft;
  const away_s = draft.away || null;
  if (kind === 'none') return away_s || !hints ? { kind, away_s, hints } : null;
  if (kind === 'live') {
    return { kind, game_s: draft.minutes * 60, turn_s: draft.seconds, at_zero, away_s, hints };
  }
  const turn_s = draft.hours * 3600;
  return { kind, turn_s, weekends_off: draft.weekendsOff, zone, at_zero, away_s, hints };
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
