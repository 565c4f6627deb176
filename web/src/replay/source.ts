/** Where a recorded game comes from: a table whose game is over, or a file. */

import { api, type Eyes } from '../api/api';
import type { Replay } from '../protocol';
import { keysOf } from '../session/keys';
import { eyesOf } from './moment';

const LARGEST_FILE = 256 * 1024;

export interface Source {
  /** The id of the table; a file has none, and no link. */
  table: string | null;
  /** Whose eyes one would expect: one's own where one played. */
  own: Eyes;
  look(eyes: Eyes): Promise<Replay>;
  log(): Promise<string>;
}

export function fromTable(table: string): Source {
  const [seat] = Object.keys(keysOf(table)?.seats ?? {}).map(Number);
  return {
    table,
    own: eyesOf(seat ?? null),
    look: (eyes) => api.replay(table, eyes),
    log: () => api.log(table),
  };
}

/** Null where the file is too large to be a log. */
export async function fromFile(file: File): Promise<Source | null> {
  if (file.size > LARGEST_FILE) return null;
  const log = await file.text();
  return {
    table: null,
    own: 'spectator',
    look: (eyes) => api.replayOf(log, eyes),
    log: () => Promise.resolve(log),
  };
}

/** Two games of the same deal: all that chance decides is the same. */
export function sameDeal(one: Replay, other: Replay): boolean {
  return (
    one.game === other.game &&
    one.seed === other.seed &&
    one.players === other.players &&
    JSON.stringify(one.options) === JSON.stringify(other.options)
  );
}
