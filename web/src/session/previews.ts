/** Questions of "what if", each waiting for the reply with its number. */

import type { Previewed } from '../protocol';

const LONGEST = 8000;

export class Previews {
  #last = 0;
  #waiting = new Map<number, (reply: Previewed | null) => void>();

  /** `send` gets the number to ask with and says whether the question could be sent. */
  ask(send: (id: number) => boolean): Promise<Previewed> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const settle = (reply: Previewed | null) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (reply) resolve(reply);
        else reject(new Error('no reply to the preview'));
      };
      const timer = setTimeout(() => settle(null), LONGEST);
      this.#waiting.set(id, settle);
      if (!send(id)) settle(null);
    });
  }

  heard(reply: Previewed): void {
    this.#waiting.get(reply.id)?.(reply);
  }

  /** Nobody will answer these any more. */
  drop(): void {
    for (const settle of [...this.#waiting.values()]) settle(null);
  }
}
