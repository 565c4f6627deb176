/** What an element needs so that an answer can be given with it: by mouse, finger or key. */

import type { State } from './choices.svelte';

/** Looked at under the pointer and in focus. */
export function watched(look: () => void, leave: () => void) {
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(),
    onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && leave(),
    onfocus: look,
    onblur: leave,
  };
}

interface Offering {
  busy: boolean;
  picked: string | null;
  consider(answer: string): void;
  leave(answer: string): void;
  choose(answer: string): void;
}

/** For a button that gives an answer. */
export function offer(choices: Offering, answer: string) {
  return {
    type: 'button' as const,
    disabled: choices.busy,
    'aria-pressed': choices.picked === answer,
    onclick: () => choices.choose(answer),
    ...watched(
      () => choices.consider(answer),
      () => choices.leave(answer),
    ),
  };
}

interface Aimed {
  id: string;
  label: string | undefined;
  state: State;
  look(): void;
  leave(): void;
  /** A click or tap chooses, a key commits at once. */
  act(by: 'choose' | 'commit'): void;
}

/** For a place drawn on the table. */
export function aimed({ id, label, state, look, leave, act }: Aimed) {
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': label,
    'aria-disabled': state === 'blocked' ? ('true' as const) : undefined,
    'data-target': id,
    'data-state': state,
    onclick: () => act('choose'),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      act('commit');
    },
    ...watched(look, leave),
  };
}
