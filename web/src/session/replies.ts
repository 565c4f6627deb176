/** Questions to the server, each waiting for the reply with its number. */

import type { Advised, Hinted, Previewed } from '../protocol';

type Reply = Previewed | Advised | Hinted;
export type ReplyKind = Reply['type'];
export type ReplyOf<Kind> = Extract<Reply, { type: Kind }>;

/** In milliseconds; a hint is what a bot has to think about, while others wait for bots, too. */
const LONGEST: Readonly<Record<ReplyKind, number>> = {
  previewed: 8000,
  advised: 8000,
  hinted: 30_000,
};

export class Replies {
  #asked = 0;
  #waiting = new Map<number, (reply: Reply | null) => void>();

  /** `send` gets the number to ask with and says whether the question could be sent. */
  ask<Kind extends ReplyKind>(kind: Kind, send: (id: number) => boolean): Promise<ReplyOf<Kind>> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const settle = (reply: Reply | null) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (reply && isOf(kind, reply)) resolve(reply);
        else reject(new Error('no reply'));
      };
      const timer = setTimeout(() => settle(null), LONGEST[kind]);
      this.#waiting.set(id, settle);
      if (!send(id)) settle(null);
    });
  }

  heard(reply: Reply): void {
    this.#waiting.get(reply.id)?.(reply);
  }

  /** This one is not answered. */
  refused(id: number): void {
    this.#waiting.get(id)?.(null);
  }

  /** Nobody will answer these any more. */
  drop(): void {
    for (const settle of [...this.#waiting.values()]) settle(null);
  }
}

function isOf<Kind extends ReplyKind>(kind: Kind, reply: Reply): reply is ReplyOf<Kind> {
  return reply.type === kind;
}
