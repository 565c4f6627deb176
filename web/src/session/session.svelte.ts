/** One listener at a table, a seat or a spectator: what it knows, and what it can say. */

import type {
  AheadTold,
  ClientMessage,
  Counsel,
  Decision,
  EventTold,
  Previewed,
  Problem,
  Said,
  ServerMessage,
  TableInfo,
  UndoDeclined,
  Update,
} from '../protocol';
import { Connection, socketAddress, type Link } from './connection';
import { keepLast, lastOf } from './last';
import { Looking, type Tempo } from './looking';
import { patched } from './patch';
import { Replies, type ReplyKind, type ReplyOf } from './replies';
import { isTakingBack } from '../protocol/takings';
import { Timeline } from './timeline';

export interface SessionWish {
  table: TableInfo;
  token: string | null;
  /** What a spectator wants to be called. */
  name?: string;
  still(): boolean;
  tempo?(): Tempo;
  turnedAway?(code: number): void;
}

export class Session {
  link = $state<Link>('connecting');
  table: TableInfo;
  /** The update now on the table; later ones may still wait in the timeline. */
  shown = $state.raw<Update | null>(null);
  /** The events the last shown update brought, and a number that grows with each. */
  fresh = $state.raw<EventTold[]>([]);
  step = $state(0);
  /** All that the board has shown; nothing is told before. */
  story = $state.raw<EventTold[]>([]);
  /** What the board has shown last, for ears and cards. */
  told = $state.raw<EventTold[]>([]);
  /** A turn of another, or a great moment, is being looked at. */
  held = $state(false);
  chat = $state.raw<Said[]>([]);
  /** The answers this seat has given ahead; nobody else knows. */
  ahead = $state.raw<AheadTold | null>(null);
  /** What this seat was asked last, whether it has answered or not. */
  askedLast = $state.raw<Decision | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Somebody wanted to take back and may not; until the game moves. */
  declined = $state.raw<UndoDeclined | null>(null);
  answering = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  skew = $state(0);
  #asked = 0;
  #timed = false;
  /** Everything heard has been shown, and the board is at rest: only now is anything asked. */
  settled = $state(true);
  /** The board is to be at once what it will be. */
  still = $state(false);

  /** The question was there before the last update: whoever is answering it goes on. */
  #stays = $state(false);

  readonly token: string | null;
  #name: string;
  #connection: Connection;
  #timeline: Timeline;
  #seen = 0;
  /** As it was heard: what the next patch changes. */
  #last: Update | null = null;
  #told: EventTold[] = [];
  /** What is shown was kept from another day: the next update is the first. */
  #kept = false;
  /** On the board, and not told yet. */
  #untold: EventTold[] = [];
  /** What came since this seat was last asked, to be shown again. */
  #lately: { from: Update; updates: Update[] } | null = null;
  #shownBefore = new WeakSet<Update>();
  #looking: Looking;
  #questions = new Replies();

  constructor(wish: SessionWish) {
    this.token = wish.token;
    this.#name = wish.token === null ? (wish.name ?? '') : '';
    this.#looking = new Looking(wish.tempo ?? (() => 'instant'));
    this.table = $state.raw(wish.table);
    this.#timeline = new Timeline({
      show: (update, still) => this.#show(update, still),
      hush: () => (this.still = true),
      still: wish.still,
      hold: (update) => this.#looking.hold(update),
      held: (yes) => (this.held = yes),
      rest: () => {
        this.#tell();
        this.settled = true;
      },
    });
    document.addEventListener('visibilitychange', this.#keep);
    this.#connection = new Connection(socketAddress(wish.table.id), {
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      linked: (link) => this.#linked(link),
      turnedAway: (code) => wish.turnedAway?.(code),
    });
  }

  get busy(): boolean {
    return this.answering || this.link !== 'live';
  }

  /** What is asked of this seat, once the board is at rest; what was asked before stays. */
  get decision(): Decision | null {
    return this.settled || this.#stays ? (this.shown?.decision ?? null) : null;
  }

  get speed(): number {
    return this.#timeline.speed;
  }

  attach(): () => void {
    return this.#timeline.attach();
  }

  rested(step: number): void {
    if (step !== this.step) return;
    this.#tell();
    this.#timeline.rested();
  }

  answer(answers: string[]): void {
    const asked = this.decision?.asked;
    if (asked === undefined || this.busy) return;
    this.problem = null;
    this.answering = this.say({ type: 'answer', asked, answers });
  }

  preview(answers: string[]): Promise<Previewed> {
    return this.#ask('previewed', (id, asked) => ({ type: 'preview', id, asked, answers }));
  }

  /** The walk that is asked for, worked out by the server; empty where there is none. */
  async advise(): Promise<string[]> {
    const advised = await this.#ask('advised', (id, asked) => ({ type: 'advise', id, asked }));
    return advised.answers;
  }

  /** What the strongest bot would do, the best first. */
  async hint(): Promise<Counsel[]> {
    const hinted = await this.#ask('hinted', (id, asked) => ({ type: 'hint', id, asked }));
    return hinted.best;
  }

  #ask<Kind extends ReplyKind>(
    kind: Kind,
    question: (id: number, asked: number) => ClientMessage,
  ): Promise<ReplyOf<Kind>> {
    const asked = this.decision?.asked;
    return this.#questions.ask(
      kind,
      (id) => asked !== undefined && !this.busy && this.say(question(id, asked)),
    );
  }

  say(message: ClientMessage): boolean {
    return this.#connection.send(message);
  }

  skip(): void {
    this.#timeline.skip();
  }

  /** Enough was seen of what is held. */
  goOn(): void {
    this.#timeline.goOn();
  }

  get canShowAgain(): boolean {
    return this.settled && this.step > 0 && Boolean(this.#lately?.updates.length);
  }

  /** Once more what happened since this seat was last asked. */
  showAgain(): void {
    const lately = this.#lately;
    if (!lately || !this.canShowAgain) return;
    this.#timeline.jump({ ...lately.from, events: [], decision: null });
    for (const update of lately.updates) {
      this.#shownBefore.add(update);
      this.#timeline.push(update);
    }
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#keep);
    this.#connection.close();
  }

  /** Whoever turns away may come back without a network. */
  #keep = (): void => {
    if (document.hidden && this.#last)
      void keepLast(this.token, { ...this.#last, events: this.#told });
  };

  async #showLast(): Promise<void> {
    const update = await lastOf(this.table.id, this.token);
    if (!update || this.shown !== null) return;
    this.#kept = true;
    this.table = update.table;
    this.story = update.events;
    this.#timeline.jump({ ...update, events: [] });
  }

  #hello(): ClientMessage {
    const known = { seen: this.#seen, heard: this.#lastLine };
    const wishes = { patches: true, foresight: true };
    return { type: 'hello', token: this.token, name: this.#name, ...known, ...wishes };
  }

  get #lastLine(): number {
    return this.chat.at(-1)?.number ?? 0;
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        return this.#updated(message);
      case 'patch':
        if (this.#last) this.#updated(patched(this.#last, message));
        return;
      case 'presence':
        this.table = message.table;
        this.#askTime();
        return;
      case 'previewed':
      case 'advised':
      case 'hinted':
        this.#questions.heard(message);
        return;
      case 'ahead':
        this.ahead = message;
        return;
      case 'undo_declined':
        this.declined = message;
        return;
      case 'said':
        if (message.number > this.#lastLine) this.chat = [...this.chat, message];
        return;
      case 'pong':
        if (this.#asked) this.skew = message.now - (this.#asked + Date.now()) / 2;
        this.#asked = 0;
        return;
      case 'problem':
        if (message.id !== null) {
          // A question about what might be: whoever asked does without a reply.
          this.#questions.refused(message.id);
          return;
        }
        this.problem = message;
        this.answering = false;
        if (message.code === 'stale') this.#questions.drop();
    }
  }

  #updated(update: Update): void {
    const last = this.#last;
    this.#last = update;
    this.answering = false;
    this.table = update.table;
    this.#askTime();
    if (update.since > this.#seen) return this.#connection.again();
    const before = this.#seen;
    this.#seen = update.seq;
    const events = this.#news(update);
    if (this.shown === null || this.#kept) {
      this.#kept = false;
      this.story = update.events;
      this.#timeline.jump({ ...update, events: [] });
    } else if (events === null) {
      // Told anew: of what is new only the taking back itself is news.
      this.#untold = [];
      const news = update.events.filter((told) => told.seq > before && isTakingBack(told));
      this.story = update.events.filter((told) => !news.includes(told));
      this.#timeline.jump({ ...update, events: news });
    } else {
      this.#push({ ...update, events }, last);
    }
  }

  #push(update: Update, last: Update | null): void {
    this.#looking.heard(update);
    if (last?.decision) this.#lately = { from: last, updates: [] };
    this.#lately?.updates.push(update);
    this.#timeline.push(update);
  }

  #tell(): void {
    if (this.#untold.length === 0) return;
    this.told = this.#untold;
    this.story = [...this.story, ...this.#untold];
    this.#untold = [];
  }

  /** What is new in an update; null where the story was begun anew, as after an undo. */
  #news(update: Update): EventTold[] | null {
    const known = this.#told.length;
    const fresh =
      update.since > 0
        ? update.events.filter((event) => event.seq > (this.#told.at(-1)?.seq ?? -1))
        : update.events.slice(known);
    const begunAnew = update.since === 0 && !sameStory(this.#told, update.events.slice(0, known));
    this.#told = begunAnew || update.since === 0 ? update.events : [...this.#told, ...fresh];
    return begunAnew ? null : fresh;
  }

  #show(update: Update, still: boolean): void {
    this.#tell();
    const before = this.decision?.asked;
    this.#stays = before !== undefined && before === update.decision?.asked;
    this.settled = false;
    this.still = still;
    this.shown = update;
    this.askedLast = update.decision ?? this.askedLast;
    this.fresh = update.events;
    this.#untold = this.#shownBefore.has(update) ? [] : update.events;
    this.step += 1;
    this.problem = null;
    this.declined = null;
  }

  /** Deadlines are told in the server's time: where there are any, both clocks are compared. */
  #askTime(): void {
    if (this.#timed || !this.table.clock) return;
    this.#timed = true;
    this.#asked = Date.now();
    this.say({ type: 'ping' });
  }

  #linked(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    this.#timed = false;
    if (link === 'live') return;
    if (link === 'lost' && this.shown === null) void this.#showLast();
    this.answering = false;
    this.#questions.drop();
  }
}

function sameStory(known: EventTold[], told: EventTold[]): boolean {
  return JSON.stringify(known) === JSON.stringify(told);
}
