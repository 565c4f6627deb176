/** Questions to the server, each waiting for the reply with its number. */

const LONGEST = 8000;
/** For what a bot has to think about, while others wait for bots, too. */
export const THOUGHT = 30_000;

export class Replies<Reply extends { id: number }> {
  /** `next` numbers what is asked; who asks several kinds of things numbers them together. */
  constructor(
    private readonly next: () => number,
    private readonly longest = LONGEST,
  ) {}

  #waiting = new Map<number, (reply: Reply | null) => void>();

  /** `send` gets the number to ask with and says whether the question could be sent. */
  ask(send: (id: number) => boolean): Promise<Reply> {
    const id = this.next();
    return new Promise((resolve, reject) => {
      const settle = (reply: Reply | null) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (reply) resolve(reply);
        else reject(new Error('no reply'));
      };
      const timer = setTimeout(() => settle(null), this.longest);
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
