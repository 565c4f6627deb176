/**
 * What a game's folder gives the house, and what the house gives the game's table.
 *
 * A folder has an `index.ts` with a `GameClient` as its default, and a `Motif.svelte`.
 */

import type { Component } from 'svelte';
import type { Clock } from '../board/clock';
import type { Decision, EventTold, Previewed, TableInfo } from '../protocol';
import type { Say } from '../text/say';

/** What answers in a row would lead to, in the types of the game. */
export interface PreviewOf<V, D extends Decision = Decision> extends Previewed {
  view: V;
  decision: D | null;
}

export interface TableProps<V, D extends Decision = Decision, T extends EventTold = EventTold> {
  /** What this seat (or a spectator) may know now; the board always settles on it. */
  view: V;
  /** The seat at this device, null for a spectator. */
  seat: number | null;
  table: TableInfo;
  /** What is asked of the seat; nothing before the board is at rest. */
  decision: D | null;
  /** Seats that have to answer. */
  waiting: number[];
  /** The new events of the last update, for animation. */
  events: T[];
  /** Increases with each update. */
  step: number;
  /** The board's stage plays by it and tells it when it rests. */
  clock: Clock;
  send(answers: string[]): void;
  preview(answers: string[]): Promise<PreviewOf<V, D>>;
  /** The walk that is asked for (a layout, a distribution) as the server would do it. */
  advise?(): Promise<string[]>;
  /** An answer to be looked at: as if it had been picked by a first tap. */
  proposed?: string | null;
  say: Say;
  /** An answer is on its way, or the connection is down: nothing can be sent now. */
  busy: boolean;
  reducedMotion: boolean;
  /** A great moment stays until somebody goes on: what it is about stays in the picture. */
  held?: boolean;
  openRule(clause: string): void;
  /** Beside the list of players: there stands what has to be in sight besides the board. */
  rail?: HTMLElement | null;
  /** On a phone, over the question: there lies what an answer would bring. */
  below?: HTMLElement | null;
  /** A moment that is looked at again: nothing will be asked, so nothing is kept free for it. */
  past?: boolean;
  /** A shared screen: the board alone, large. */
  focusBoardOnly?: boolean;
}

export interface GameClient {
  // A registry of tables of different views cannot name the view: each table knows its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Table: Component<TableProps<any, any, any>>;
  /** True where the table offers every answer itself; else the house lists them as buttons. */
  answersOnBoard: boolean;
}
