/** Asks the server about drafts and keeps only the verdict on the newest one. */

import type { GoldDecision, Saying } from '../../protocol';
import type { GoldPreview } from './view';

export interface Verdict {
  /** The draft it is about, as its answers. */
  about: string;
  /** How many of its pieces can be laid, one after the other. */
  accepted: number;
  refusal: Saying | null;
  next: GoldDecision | null;
}

export class Judge {
  verdict = $state.raw<Verdict | null>(null);
  private asked = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly preview: (answers: string[]) => Promise<GoldPreview>,
    private readonly start: () => GoldDecision,
  ) {}

  /** Asks, unless this was the last question anyway. Quick changes wait for each other. */
  ask(answers: string[], delay = 60): void {
    const about = answers.join('\n');
    if (about === this.asked && this.verdict) return;
    this.asked = about;
    clearTimeout(this.timer);
    if (answers.length === 0) {
      // Nothing laid yet: there is nothing to ask, and what comes next is the decision itself.
      this.verdict = { about, accepted: 0, refusal: null, next: this.start() };
      return;
    }
    this.timer = setTimeout(() => void this.hear(about, answers), delay);
  }

  private async hear(about: string, answers: string[]): Promise<void> {
    try {
      const { accepted, refusal, decision } = await this.preview(answers);
      if (about === this.asked) this.verdict = { about, accepted, refusal, next: decision };
    } catch {
      if (about === this.asked) this.asked = ''; // the next change asks again
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
