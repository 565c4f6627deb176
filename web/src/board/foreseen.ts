/** What an answer brings, in words; the server has found it out, nothing is calculated here. */

import type { Ahead, Change, Option } from '../protocol';
import { seatOf } from '../protocol/seats';
import { hinting, saying, sumWords, type Say } from '../text/say';

type Outcome = Pick<Option, 'foreseen' | 'gives_up'>;

/** One change with its sign; of others with the name. */
export function changeWords(say: Say, { seat, thing, by }: Change, own: number): string {
  const words = sumWords(say, thing.name, by);
  return seatOf(seat) === own
    ? words
    : say.plain('named-what', { name: say.seat(seatOf(seat)), what: words });
}

/** What could be had later: "dans 2 jours : +1 or, +2 maïs". */
export function aheadWords(say: Say, { days, changes = [], asks }: Ahead, own: number): string {
  const what = changes.map((change) => changeWords(say, change, own));
  if (asks) what.push(saying(say, asks));
  return say.plain('named-what', {
    name: say.plain('foreseen-days', { days }),
    what: what.join(', '),
  });
}

/** All of it, one part after the other, for screen readers. */
export function outcomeWords(say: Say, { foreseen, gives_up }: Outcome, own: number): string[] {
  return [
    ...(gives_up ? [hinting(say, gives_up)] : []),
    ...(foreseen.changes ?? []).map((change) => changeWords(say, change, own)),
    ...(foreseen.awaits ?? []).map((hint) => hinting(say, hint)),
  ];
}

/** The changes of the own things a small sign is drawn for. */
export function signsOf({ foreseen }: Outcome, own: number, drawn: ReadonlySet<string>): Change[] {
  return (foreseen.changes ?? []).filter(
    ({ seat, thing }) => seatOf(seat) === own && drawn.has(thing.name),
  );
}
