/** Small views written as words, for the tests of this folder. */

import type { Decision } from '../../protocol';
import type { Say } from '../../text/say';
import { makeSay } from '../../text/say';
import {
  UNITS_OF,
  VALUE,
  type BaseView,
  type GoldView,
  type Material,
  type PieceView,
  type PlayerView,
  type Row,
  type Size,
} from './view';
import { unitsOf } from './geometry';

/** `gold-sixth-silver`: face, size, and the back where it is known. */
export function piece(word: string): PieceView {
  const [material, size, back] = word.split('-') as [Material, Size, Material?];
  return { material, size, units: UNITS_OF[size], value: VALUE[material], back: back ?? null };
}

/** Words with spaces between; `_` is a gap. */
export function row(words: string): Row {
  return words === '' ? [] : words.split(' ').map((word) => (word === '_' ? null : piece(word)));
}

export function base(words: string): BaseView {
  const lying = row(words);
  const units = unitsOf(lying);
  return { row: lying, units, complete: units === 24, points: 0 };
}

export function player(words: string, pearls: number | null = null): PlayerView {
  return { bases: [base(words)], pearls, committed: false, bid: null };
}

export function board(change: Partial<GoldView> = {}): GoldView {
  return {
    seat: 0,
    lot: 12,
    slots: row('gold-quarter jade-sixth stone-eighth') as PieceView[],
    bag: 16,
    box: [],
    players: [player('gold-sixth-silver', 9), player(''), player('')],
    drawer: 1,
    opened: false,
    winner: null,
    payee: null,
    bought: null,
    hand: null,
    outcome: null,
    ...change,
  };
}

/** Seat 0 has bought a piece and lays out its base. */
export function handed(lay: string, bought: string, done = ''): GoldView {
  const fresh = piece(bought);
  const used = row(done);
  const left = row(lay)
    .filter((p): p is PieceView => p !== null)
    .slice(used.length);
  const hand = { base: 0, new: fresh, row: used, left: [...left, fresh] };
  return board({
    players: [player(lay, 5), player('')],
    winner: 0,
    opened: true,
    bought: fresh,
    hand,
  });
}

export function asks(task: string, answers: string[]): Decision {
  const options = answers.map((text) => {
    const [verb = '', arg = ''] = text.split(' ');
    const name = { bid: 'pearls', pay: 'to', base: 'base' }[verb] ?? 'face';
    return { text, verb, args: { [name]: /^\d+$/.test(arg) ? Number(arg) : arg }, hint: {} };
  });
  return {
    seat: 0,
    asked: 1,
    task,
    prompt: { key: task, data: {}, clause: '' },
    options,
    blocked: [],
  };
}

export function sayIn(locale: 'fr' | 'en'): Say {
  return makeSay(locale, 'gold', ['Ana', 'Ben', 'Cho', 'Dov']);
}
