/** A payment of three, as the server would ask for it. */

import { createRawSnippet } from 'svelte';
import { vi } from 'vitest';
import type { Decision, Option } from '../../protocol';
import { Basket } from '../basket.svelte';
import { send } from '../testing';

export const signs = createRawSnippet(() => ({ render: () => '<i></i>' }));

type Counts = Record<string, number>;

function asking(amount: number, stock: Counts, usual: Counts): Decision {
  const byText = (counts: Counts): Counts =>
    Object.fromEntries(Object.entries(counts).map(([thing, count]) => [`pay ${thing}`, count]));
  const options: Option[] = Object.keys(stock).map((thing) => ({
    text: `pay ${thing}`,
    verb: 'pay',
    args: { wealth: { is: 'thing', name: thing } },
    hint: null,
    foreseen: {},
    gives_up: null,
  }));
  return {
    seat: 0,
    asked: 1,
    task: 'pay_any',
    prompt: { message: 'prompt-pay-any', clause: '' },
    options,
    blocked: [],
    together:
      amount > 1
        ? { amount, stock: byText(stock), most: byText(stock), usual: byText(usual) }
        : null,
  };
}

export function basketOf(stock: Counts, usual: Counts) {
  const decision = $state.raw(asking(3, stock, usual));
  const preview = vi.fn((answers: string[]) =>
    Promise.resolve({ decision: asking(3 - answers.length, stock, usual) }),
  );
  const basket = new Basket(() => ({ decision, busy: false, send, preview }));
  return { basket, options: decision.options, preview };
}
