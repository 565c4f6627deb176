/** A socket that goes nowhere, and messages to feed it. */

import type { EventTold, ServerMessage, TableInfo, Update } from '../src/protocol';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export const TABLE: TableInfo = {
  id: 'abc',
  game: 'gold',
  players: 2,
  options: {},
  status: 'playing',
  seats: [],
  commitment: '',
  seed: null,
  rematch: null,
  listing: null,
  thinking: 100,
  hints: true,
  clock: null,
  rated: false,
  deal: null,
  knows: [],
  watching: [],
};

export function event(seq: number, kind = 'committed'): EventTold {
  return { seq, event: { kind, clause: 'GM-R8' } };
}

export function update(seq: number, since: number, events: EventTold[] = []): Update {
  return {
    type: 'update',
    seq,
    since,
    table: TABLE,
    events,
    view: { seq },
    decision: {
      seat: 0,
      asked: seq,
      task: 'bidding',
      prompt: { message: 'prompt-bid', clause: '' },
      options: [],
      blocked: [],
      together: null,
    },
    waiting: [0],
    undo: { mine: 'no', asking: null, waiting: [] },
    outcome: null,
    lesson: null,
  };
}
