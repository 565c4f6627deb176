/** Board, bar and announcer of one table go by one clock: the stage's. */

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenesOf } from '../src/board/scenes';
import { putAway, show } from '../src/board/testing';
import pacal from '../src/games/pacal';
import type { Update } from '../src/protocol';
import { addSeats } from '../src/session/keys';
import { Seating } from '../src/session/seating.svelte';
import Play from '../src/table/Play.svelte';
import { settings } from '../src/text/settings.svelte';
import { FakeSocket, TABLE, update } from './fakes';

const { before, events, view, decision } = scenesOf('pacal').scene('turn');
const QUESTION = 'Votre vaisseau décolle';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  settings.choose({ locale: 'fr' });
});
afterEach(async () => {
  await putAway();
  vi.useRealTimers();
});

/** C's table, on which B's turn is still to be told. */
function opened() {
  addSeats('abc', 'pacal', { 2: 'secret' });
  const seating = new Seating({ table: TABLE, still: () => false, boardOnly: false });
  const tell = (told: Update) => (FakeSocket.last.tell(told), flushSync());
  const table = { ...TABLE, game: 'pacal', players: 3 };
  FakeSocket.last.open();
  tell({ ...update(1, 0), table, view: before, decision: null, waiting: [1] });
  const page = show(Play, { client: pacal, session: seating.session, table, seating });
  const now = () => {
    flushSync();
    return {
      bar: page.querySelector('.bar .prompt')?.textContent?.includes(QUESTION),
      ears: page.querySelector('.hidden[aria-live=polite]')?.textContent?.includes(QUESTION),
      board: page.querySelector('[data-state="open"]') !== null,
    };
  };
  const turn = () => tell({ ...update(2, 1, events), table, view, decision, waiting: [2] });
  return { page, now, turn };
}
const SILENT = { bar: false, ears: false, board: false };
const ASKED = { bar: true, ears: true, board: true };

it('the question comes to board, bar and ears in the same moment, when the board rests', () => {
  const { now, turn } = opened();
  turn();
  const heard = [];
  for (let passed = 0; passed < 6000; passed += 250) {
    heard.push(now());
    vi.advanceTimersByTime(250);
  }
  const first = heard.findIndex((one) => one.bar);
  expect(first).toBeGreaterThan(2);
  expect(heard.slice(0, first)).toEqual(Array(first).fill(SILENT));
  expect(heard.slice(first)).toEqual(Array(heard.length - first).fill(ASKED));
});

it('“Passer” brings all of them there at once', () => {
  const { page, now, turn } = opened();
  turn();
  expect(now()).toEqual(SILENT);
  const skip = [...page.querySelectorAll<HTMLElement>('.bar button')].find((button) =>
    button.textContent?.includes('Passer'),
  );
  skip?.click();
  expect(now()).toEqual(ASKED);
});
