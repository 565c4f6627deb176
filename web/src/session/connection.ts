/** One socket that comes back by itself: says hello, hears messages, waits longer each time. */

import type { ClientMessage, ServerMessage } from '../protocol';

export type Link = 'connecting' | 'live' | 'lost' | 'closed';

export interface Listener {
  hello(): ClientMessage;
  heard(message: ServerMessage): void;
  linked(link: Link): void;
  /** The server will not have us back, and says why by its code. */
  turnedAway(code: number): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 8000; // after so long without a word we ask whether anybody is there
const SOON = 1000; // as soon as this where something was said that wants a reply
const PATIENCE = 6000; // and without a reply for so long the line is dead, whatever it says
const REFUSED = 4000; // close codes from here on are the server's own: it will not have us

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #done = false;
  #pulse: ReturnType<typeof setTimeout> | null = null;
  /** Something was said since the last word from the server. */
  #awaits = false;

  constructor(
    private address: string,
    private listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (message.type !== 'ping' && !this.#awaits) this.#listen(this.#socket, SOON);
    this.#awaits ||= message.type !== 'ping';
    return true;
  }

  /** Drops the line and asks again from what is known: for a gap in what was heard. */
  again(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#done = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#hush();
    this.#socket?.close();
    this.listener.linked('closed');
  }

  #open(): void {
    this.#timer = null;
    this.listener.linked('connecting');
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#awaits = false;
      this.send(this.listener.hello());
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#wait = FIRST_WAIT;
      this.#awaits = false;
      this.#listen(socket, QUIET);
      this.listener.linked('live'); // a line may open and hang: only a word proves it
      const message: ServerMessage = JSON.parse(event.data);
      this.listener.heard(message);
    };
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  /** A line that hangs is not closed by anybody: after a silence we ask, and then give it up. */
  #listen(socket: WebSocket, quiet: number): void {
    this.#hush();
    this.#pulse = setTimeout(() => {
      this.send({ type: 'ping' });
      this.#pulse = setTimeout(() => {
        this.#closed(socket, 1006);
        socket.close();
      }, PATIENCE);
    }, quiet);
  }

  #hush(): void {
    if (this.#pulse !== null) clearTimeout(this.#pulse);
    this.#pulse = null;
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#done || socket !== this.#socket) return;
    this.#socket = null;
    this.#hush();
    if (code >= REFUSED) {
      this.close();
      return this.listener.turnedAway(code);
    }
    this.listener.linked('lost');
    const jitter = 0.75 + Math.random() / 2;
    this.#timer = setTimeout(() => this.#open(), this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry = (): void => {
    if (this.#done || this.#timer === null || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`;
}
