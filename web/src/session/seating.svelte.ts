/** The seats of one table at this device, a session each; or one spectator's session. */

import { SvelteMap } from 'svelte/reactivity';
import type { TableInfo } from '../protocol';
import { seatOfView } from '../protocol/seats';
import { handOverTo } from './hotseat';
import { keysOf, placeToken, removeToken } from './keys';
import type { Tempo } from './looking';
import { Session } from './session.svelte';

/** Close codes `Closing.LEFT` and `Closing.NOT_YOUR_SEAT` of the protocol. */
const SEAT_IS_LOST = [4001, 4003];

export interface SeatingWish {
  /** As it was found; what the sessions hear later is newer. */
  table: TableInfo;
  still(): boolean;
  tempo?(): Tempo;
  /** A shared screen: never more than a spectator may see. */
  boardOnly: boolean;
  /** What one wants to be called without a seat. */
  name?: string;
}

export class Seating {
  #sessions = new SvelteMap<number, Session>();
  /** Without a seat, or with one that is not known yet. */
  #guest = $state.raw<Session | null>(null);
  /** The local seat whose view is open. */
  holder = $state<number | null>(null);
  /** What a new session knows of the table before it hears of it itself. */
  #known: TableInfo;

  constructor(private wish: SeatingWish) {
    this.#known = wish.table;
    this.reread();
  }

  get #id(): string {
    return this.#known.id;
  }

  get locals(): number[] {
    return [...this.#sessions.keys()].sort((a, b) => a - b);
  }

  /** The seat whose table is shown; null for a spectator. */
  get seat(): number | null {
    return this.holder ?? this.locals[0] ?? null;
  }

  get seated(): boolean {
    return this.locals.length > 0 || Boolean(this.#guest?.token);
  }

  get session(): Session | null {
    return this.seat === null ? this.#guest : (this.#sessions.get(this.seat) ?? null);
  }

  /** The seat this device must be handed to before anything is shown; null for an open table. */
  get cover(): number | null {
    const shown = this.session?.shown;
    if (!shown || shown.table.status !== 'playing' || !this.session?.settled) return null;
    return handOverTo(this.locals, shown.waiting, this.holder);
  }

  /** Nothing of a table may be seen before the first of several people took the device. */
  get sealed(): boolean {
    const playing = this.session?.table.status === 'playing';
    return playing && this.locals.length > 1 && this.holder === null;
  }

  take(seat: number): void {
    this.holder = seat;
  }

  /** Opens what the browser keeps for this table: after joining, and at the start. */
  reread(): void {
    const keys = this.wish.boardOnly ? null : keysOf(this.#id);
    for (const [seat, token] of Object.entries(keys?.seats ?? {})) {
      if (!this.#sessions.has(Number(seat))) this.#sessions.set(Number(seat), this.#open(token));
    }
    const token = keys?.unplaced?.[0] ?? null;
    const wanted = this.#sessions.size === 0 || token !== null;
    if (this.#guest && (!wanted || this.#guest.token !== token)) this.#dropGuest();
    if (wanted && !this.#guest) this.#guest = this.#open(token);
  }

  /** Once the server has told which seat a link was for, the seat is kept like any other. */
  placeGuest(): void {
    const guest = this.#guest;
    const seat = seatOfView(guest?.shown?.view);
    if (seat === null || !guest?.token) return;
    placeToken(this.#id, guest.token, seat, guest.table.game);
    this.#guest = null;
    this.#sessions.set(seat, guest);
  }

  /** Gives up a seat for good; the server closes its line, and we watch from then on. */
  giveUp(seat: number): void {
    this.#sessions.get(seat)?.say({ type: 'leave' });
  }

  close(): void {
    for (const session of this.#sessions.values()) session.close();
    this.#guest?.close();
  }

  #open(token: string | null): Session {
    const { still, tempo, name } = this.wish;
    const table = this.#known;
    const turnedAway = (code: number) => {
      if (token !== null && SEAT_IS_LOST.includes(code)) this.#lose(token);
    };
    return new Session({ table, token, name, still, tempo, turnedAway });
  }

  /** A seat that is ours no more: given up here or elsewhere. */
  #lose(token: string): void {
    for (const [seat, session] of this.#sessions) {
      if (session.token !== token) continue;
      this.#known = session.table;
      this.#sessions.delete(seat);
    }
    if (this.#guest?.token === token) this.#dropGuest();
    this.holder = null;
    removeToken(this.#id, token);
    this.reread();
  }

  #dropGuest(): void {
    this.#guest?.close();
    this.#guest = null;
  }
}
