/**
 * What travels between browser and server: the same names as the Python structs in
 * `ceiba.server.protocol`, `ceiba.core.decision` and `ceiba.core.game`.
 */

export type Value = number | string | number[] | string[];
export type Word = number | string;
export type OptionValue = boolean | string;

/** A sentence to be said in the reader's language: a text key, its data, and the clause. */
export interface Saying {
  key: string;
  data: Record<string, Value>;
  clause: string;
}

/** One answer: its text, which is what one sends back, and its parts. */
export interface Option {
  text: string;
  verb: string;
  args: Record<string, Word>;
}

/** An answer one might expect, and why it is not open. */
export interface BlockedOption extends Option {
  why: Saying;
}

/** What one seat is asked. `asked` goes back with the answer. */
export interface Decision {
  seat: number;
  asked: number;
  task: string;
  prompt: Saying;
  options: Option[];
  blocked: BlockedOption[];
}

/** An event as one listener hears it. `seq` is the log entry that caused it. */
export interface EventTold {
  seq: number;
  kind: string;
  clause: string;
  data: Record<string, Value>;
}

export interface SeatScore {
  seat: number;
  rank: number;
  total: number;
  sources: Record<string, number>;
}

export interface Outcome {
  scores: SeatScore[];
  reason: string;
}

export interface OptionSpec {
  name: string;
  default: OptionValue;
  values: OptionValue[];
  clause: string;
}

/** `GameSpec` in Python: who a game is. */
export interface GameInfo {
  slug: string;
  titles: Record<string, string>;
  authors: string[];
  publisher: string;
  year: number;
  min_players: number;
  max_players: number;
  minutes: number;
  age: number;
  options: OptionSpec[];
  rules_version: number;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | null;
  here: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  status: 'gathering' | 'playing' | 'over';
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
  rematch: string | null;
}

export interface UndoInfo {
  mine: 'free' | 'ask' | 'no';
  asking: number | null;
  waiting: number[];
}

// -- from the browser ---------------------------------------------------------------------

export type ClientMessage =
  | { type: 'hello'; token: string | null; seen: number }
  | { type: 'answer'; asked: number; answers: string[] }
  | { type: 'preview'; id: number; asked: number; answers: string[] }
  | { type: 'undo' }
  | { type: 'undo_reply'; agree: boolean }
  | { type: 'chat'; text: string }
  | { type: 'leave' };

// -- to the browser -----------------------------------------------------------------------

export interface Update {
  type: 'update';
  seq: number;
  since: number;
  table: TableInfo;
  events: EventTold[];
  view: unknown;
  decision: Decision | null;
  waiting: number[];
  undo: UndoInfo;
  outcome: Outcome | null;
}

export interface Presence {
  type: 'presence';
  table: TableInfo;
}

export interface Previewed {
  type: 'previewed';
  id: number;
  accepted: number;
  refusal: Saying | null;
  view: unknown;
  decision: Decision | null;
}

export interface Said {
  type: 'said';
  seat: number | null;
  name: string;
  text: string;
}

export interface Problem {
  type: 'problem';
  code: string;
  said: Saying;
}

export type ServerMessage = Update | Presence | Previewed | Said | Problem;

// -- over HTTP ----------------------------------------------------------------------------

export interface SeatWish {
  kind: 'me' | 'open' | 'bot' | 'local';
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatWish[];
}

export interface TableMade {
  table: TableInfo;
  tokens: Record<string, string>;
}

export interface Joined {
  table: TableInfo;
  seat: number;
  token: string;
}

export interface ReplayStep {
  seq: number;
  events: EventTold[];
  view: unknown;
  outcome: Outcome | null;
}

export interface Replay {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  names: string[];
  steps: ReplayStep[];
  seed: string;
}
