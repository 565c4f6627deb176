/** One listener at a table, a seat or a spectator: what it knows, and what it can say. */

import type {
  Advised,
  ClientMessage,
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
import { patched } from './patch';
import { Replies } from './replies';
import { isTakingBack } from '../protocol/takings';
import { Timeline } from './timeline';

export interface SessionWish {
  table: TableInfo;
  token: string | null;
  still(): boolean;
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
  story = $state.raw<EventTold[]>([]);
  chat = $state.raw<Said[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** Somebody wanted to take back and may not; until the game moves. */
  declined = $state.raw<UndoDeclined | null>(null);
  answering = $state(false);
  /** Everything heard has been shown, and the board is at rest: only now is anything asked. */
  settled = $state(true);
  /** The board is to be at once what it will be. */
  still = $state(false);

  readonly token: string | null;
  #connection: Connection;
  #timeline: Timeline;
  #seen = 0;
  /** As it was heard: what the next patch changes. */
  #last: Update | null = null;
  #told: EventTold[] = [];
  /** How many questions were asked: a refusal finds its own by the number. */
  #questions = 0;
  #previews = new Replies<Previewed>(() => ++this.#questions);
  #advice = new Replies<Advised>(() => ++this.#questions);

  constructor(wish: SessionWish) {
    this.token = wish.token;
    this.table = $state.raw(wish.table);
    this.#timeline = new Timeline({
      show: (update, still) => this.#show(update, still),
      hush: () => (this.still = true),
      still: wish.still,
      rest: () => (this.settled = true),
    });
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

  /** What is asked of this seat, once the board is at rest. */
  get decision(): Decision | null {
    return this.settled ? (this.shown?.decision ?? null) : null;
  }

  get speed(): number {
    return this.#timeline.speed;
  }

  attach(): () => void {
    return this.#timeline.attach();
  }

  rested(step: number): void {
    if (step === this.step) this.#timeline.rested();
  }

  answer(answers: string[]): void {
    const asked = this.decision?.asked;
    if (asked === undefined || this.busy) return;
    this.problem = null;
    this.answering = this.say({ type: 'answer', asked, answers });
  }

  preview(answers: string[]): Promise<Previewed> {
    const asked = this.decision?.asked;
    return this.#previews.ask(
      (id) =>
        asked !== undefined && !this.busy && this.say({ type: 'preview', id, asked, answers }),
    );
  }

  /** The walk that is asked for, worked out by the server; empty where there is none. */
  async advise(): Promise<string[]> {
    const asked = this.decision?.asked;
    const advised = await this.#advice.ask(
      (id) => asked !== undefined && !this.busy && this.say({ type: 'advise', id, asked }),
    );
    return advised.answers;
  }

  say(message: ClientMessage): boolean {
    return this.#connection.send(message);
  }

  skip(): void {
    this.#timeline.skip();
  }

  close(): void {
    this.#connection.close();
  }

  #hello(): ClientMessage {
    const { token } = this;
    return { type: 'hello', token, seen: this.#seen, heard: this.#lastLine, patches: true };
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
        return;
      case 'previewed':
        this.#previews.heard(message);
        return;
      case 'advised':
        this.#advice.heard(message);
        return;
      case 'undo_declined':
        this.declined = message;
        return;
      case 'said':
        if (message.number > this.#lastLine) this.chat = [...this.chat, message];
        return;
      case 'pong':
        return;
      case 'problem':
        if (message.id !== null) {
          // A question about what might be: whoever asked does without a reply.
          this.#previews.refused(message.id);
          this.#advice.refused(message.id);
          return;
        }
        this.problem = message;
        this.answering = false;
        if (message.code === 'stale') this.#dropQuestions();
    }
  }

  #dropQuestions(): void {
    this.#previews.drop();
    this.#advice.drop();
  }

  #updated(update: Update): void {
    this.#last = update;
    this.answering = false;
    this.table = update.table;
    if (update.since > this.#seen) return this.#connection.again();
    const before = this.#seen;
    this.#seen = update.seq;
    const events = this.#news(update);
    if (this.shown === null) {
      this.story = update.events;
      this.#timeline.jump({ ...update, events: [] });
    } else if (events === null) {
      // Told anew: of what is new only the taking back itself is news.
      const news = update.events.filter((told) => told.seq > before && isTakingBack(told));
      this.story = update.events.filter((told) => !news.includes(told));
      this.#timeline.jump({ ...update, events: news });
    } else {
      this.#timeline.push({ ...update, events });
    }
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
    this.settled = false;
    this.still = still;
    this.shown = update;
    this.fresh = update.events;
    this.story = [...this.story, ...update.events];
    this.step += 1;
    this.problem = null;
    this.declined = null;
  }

  #linked(link: Link): void {
    this.link = link;
    if (link === 'live') return;
    this.answering = false;
    this.#dropQuestions();
  }
}

function sameStory(known: EventTold[], told: EventTold[]): boolean {
  return JSON.stringify(known) === JSON.stringify(told);
}
