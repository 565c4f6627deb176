/** What is new to somebody explains itself the first time it happens, each once in this browser. */

import type { EventTold } from '../protocol';
import { telling, type Say } from '../text/say';
import { Remembered } from '../ui/remembered';
import { clausesOfEvent } from './clauses';
import { inquiry, type Told } from '../board/inquiry.svelte';

interface Watched {
  game: string;
  /** What the last update told. */
  fresh: readonly EventTold[];
  /** The table has come to rest, and nothing else asks for attention. */
  calm: boolean;
  /** Whoever wants no waiting, or is in a lesson, is left alone. */
  wanted: boolean;
  say: Say;
}

const explained = new Remembered('ceiba.explained');

/** For as long as the component that calls it lives. One for each update: the others come again. */
export function explainFirsts(watch: () => Watched): void {
  let next: Told | null = $state.raw(null);
  $effect(() => {
    const { game, fresh, wanted, say } = watch();
    next = wanted ? (firstOf(game, fresh, say) ?? null) : null;
  });
  $effect(() => {
    if (!next || !watch().calm || inquiry.told) return;
    explained.add(next.thing);
    inquiry.tell(next);
    next = null;
  });
}

function firstOf(game: string, fresh: readonly EventTold[], say: Say): Told | undefined {
  for (const { event } of fresh) {
    const clauses = clausesOfEvent(game, event.kind);
    const thing = `${game} ${event.kind}`;
    if (clauses.length && !explained.has(thing))
      return { thing, name: telling(say, event), clauses };
  }
  return undefined;
}
