/** What the strongest bot would do about the question that is asked now, once somebody asked. */

import type { Counsel, Decision, Reason } from '../protocol';
import { hyphened, signed, type Say } from '../text/say';

export interface Advisable {
  decision: Decision | null;
  hint(): Promise<Counsel[]>;
}

type State = 'quiet' | 'thinking' | 'told' | 'failed';

export class Advice {
  best = $state.raw<Counsel[]>([]);
  state = $state<State>('quiet');
  /** Whether it is shown; what was told stays told. */
  open = $state(false);
  #about = -1;

  constructor(private readonly session: () => Advisable) {}

  /** With each new question nothing of the last one is left. */
  follow(): void {
    $effect(() => {
      const about = this.session().decision?.asked ?? -1;
      if (about !== this.#about) this.#forget();
      this.#about = about;
    });
  }

  /** Shows it, or puts it away; asks only once about a question, unless it failed. */
  toggle(): void {
    this.open = !this.open;
    if (this.open && (this.state === 'quiet' || this.state === 'failed')) void this.ask();
  }

  async ask(): Promise<void> {
    const session = this.session();
    const about = session.decision?.asked;
    this.state = 'thinking';
    try {
      const best = await session.hint();
      if (about !== this.session().decision?.asked) return;
      this.best = best;
      this.state = best.length ? 'told' : 'failed';
    } catch {
      if (about === this.session().decision?.asked) this.state = 'failed';
    }
  }

  #forget(): void {
    this.best = [];
    this.state = 'quiet';
    this.open = false;
  }
}

/** Whom a seat wants to be ahead of: the one opponent by name, or the best of several. */
export function rivalOf(say: Say, players: number, seat: number): string {
  return players === 2 ? say.seat(1 - seat) : say.plain('advice-rivals');
}

const tenths = (points: number) => Math.round(10 * points) / 10;

/** So many points less are worth a word, where luck alone may make them and where it does not. */
const NOTABLE = 1;
const LEAST = 0.1;
/** What three or four reasons may lack because each is rounded. */
const ROUNDED = 0.2;

/** What an answer is worth: the best by what may be expected, the others by what is missing. */
export function worthWords(say: Say, counsel: Counsel, best: Counsel, rival: string): string[] {
  if (counsel.ahead === null || counsel.wins === null || best.ahead === null) return [];
  const less = tenths(best.ahead - counsel.ahead);
  const ahead = Math.abs(counsel.ahead);
  const first =
    counsel === best
      ? say.plain(counsel.ahead < 0 ? 'advice-behind' : 'advice-ahead', { count: ahead, rival })
      : less < (counsel.even ? NOTABLE : LEAST)
        ? say.plain('advice-same')
        : say.plain(counsel.even ? 'advice-perhaps-less' : 'advice-less', { count: less });
  return [first, say.plain('advice-wins', { wins: counsel.wins })];
}

/** Where the difference comes from: "Temples +2,7 · plus pour Ix Chel −1,4". Only the largest
 * reasons are told, so that what is left to the whole difference is named, too: it adds up. */
export function reasonWords(
  say: Say,
  reasons: readonly Reason[],
  rival: string,
  whole: number,
): string {
  if (!reasons.length) return '';
  const told = reasons.map(({ source, by }) => {
    const theirs = by < 0 ? 'advice-rivals-more' : 'advice-rivals-less';
    const what = source === null ? say.plain(theirs, { rival }) : say(`score-${hyphened(source)}`);
    return `${what}\u00a0${signed(say, by)}`;
  });
  const rest = tenths(reasons.reduce((left, { by }) => left - by, whole));
  if (Math.abs(rest) > ROUNDED) told.push(`${say.plain('advice-rest')}\u00a0${signed(say, rest)}`);
  return told.join(' · ');
}

/** How far an answer is above the one it is compared with: the best with the next, others with it. */
export function beyond(best: readonly Counsel[], place: number): number {
  const other = best[place === 0 ? 1 : 0];
  return tenths((best[place]?.ahead ?? 0) - (other?.ahead ?? 0));
}
