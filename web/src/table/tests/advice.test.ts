import { expect, it } from 'vitest';
import type { Counsel } from '../../protocol';
import { makeSay } from '../../text/say';
import { worthWords } from '../advice.svelte';

const say = makeSay('fr', 'gold', ['Ana', 'Bo']);
const told = (ahead: number, even = false): Counsel => ({
  answers: ['bid 1'],
  points: 20,
  ahead,
  wins: 64,
  even,
  reasons: [],
  steps: [],
  brings: [],
});
const best = told(9);
const first = (counsel: Counsel) => worthWords(say, counsel, best, 'Bo')[0];

it('a difference that luck may have made is told as perhaps, a small one not at all', () => {
  expect(first(best)).toBe('finit 9\u00a0points devant Bo');
  expect(first(told(4.5))).toBe('4,5\u00a0points de moins');
  expect(first(told(4.5, true))).toBe('peut-être 4,5\u00a0points de moins');
  expect(first(told(8.3, true))).toBe('à peu près aussi bien');
  expect(first(told(8.3))).toBe('0,7\u00a0point de moins');
  expect(first(told(9))).toBe('à peu près aussi bien');
});
