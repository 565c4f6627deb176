/** What a hint says in words, and that it is about the question that is asked. */

import { expect, it } from 'vitest';
import type { Counsel, Decision } from '../src/protocol';
import { Advice, beyond, reasonWords, rivalOf, worthWords } from '../src/table/advice.svelte';
import { makeSay } from '../src/text/say';

const say = makeSay('fr', 'tzolkin');
const BEST: Counsel = {
  answers: ['place uxmal'],
  points: 61,
  ahead: 4.5,
  wins: 62,
  even: false,
  reasons: [
    { source: 'temples', by: 2.5 },
    { source: null, by: -1 },
  ],
  steps: [],
  brings: [],
};
const NEXT: Counsel = { ...BEST, answers: ['beg chaac'], ahead: 3, wins: 50 };

it('says what the best is worth, and what the others lack', () => {
  expect(worthWords(say, BEST, BEST, 'Bo')).toEqual([
    'finit 4,5\u00a0points devant Bo',
    'gagne 62 fois sur 100',
  ]);
  expect(worthWords(say, NEXT, BEST, 'Bo')[0]).toBe('1,5\u00a0point de moins');
});

it('names what is left, so that the reasons come to the difference that is told', () => {
  const why = (whole: number) => reasonWords(say, BEST.reasons, 'Bo', whole);
  expect(why(beyond([BEST, NEXT], 0))).toBe('Temples\u00a0+2,5 · plus pour Bo\u00a0−1');
  expect(why(1.7)).toBe(why(1.5)); // no more than rounding makes
  expect(why(0.4)).toBe('Temples\u00a0+2,5 · plus pour Bo\u00a0−1 · le reste\u00a0−1,1');
  expect(reasonWords(say, [], 'Bo', 0.4)).toBe('');
  expect(beyond([BEST, NEXT], 1)).toBe(-1.5);
});

it('says perhaps where luck may have made the difference, and nothing of a small one', () => {
  const lacks = (ahead: number, even = false) =>
    worthWords(say, { ...NEXT, ahead, even }, BEST, 'Bo')[0];
  expect(lacks(3, true)).toBe('peut-être 1,5\u00a0point de moins');
  expect(lacks(3.8, true)).toBe('à peu près aussi bien');
  expect(lacks(3.8)).toBe('0,7\u00a0point de moins');
  expect(lacks(4.5)).toBe('à peu près aussi bien');
});

it('names the one opponent, and speaks of the best of several', () => {
  expect(rivalOf(say, 2, 0)).toBe(say.seat(1));
  expect(rivalOf(say, 3, 0)).toBe('le meilleur des autres');
});

it('is kept to itself when the question was answered meanwhile', async () => {
  const asked = (number: number): Decision => ({
    seat: 0,
    asked: number,
    task: 'turn',
    prompt: { message: 'prompt-turn', clause: '' },
    options: [],
    blocked: [],
    together: null,
  });
  const session = { decision: asked(1), hint: () => Promise.resolve([BEST]) };
  const advice = new Advice(() => session);
  await advice.ask();
  expect(advice.best).toEqual([BEST]);
  const other = new Advice(() => session);
  const late = other.ask();
  session.decision = asked(2);
  await late;
  expect(other.best).toEqual([]);
});
