/** The scenes of scenes.toml, and words for them. */

import { scenesOf } from '../../../board/scenes';
import type { Seat, Thing } from '../../../protocol';
import { makeSay, type Say } from '../../../text/say';
import type { CitiesDecision, CitiesView, Event, Told } from '../view';

export const { names, scene } = scenesOf<CitiesView, CitiesDecision>('cities');

/** Which of the two games a scene is of: the first word of its name. */
export const gameOf = (name: string): string => name.split('_')[0] ?? '';

export function sayIn(locale: 'fr' | 'en', game = 'balam'): Say {
  return makeSay(locale, game, ['Ana', 'Ben', 'Cho', 'Dov']);
}

export const seat = (name: string): Seat => ({ is: 'seat', name });
export const thing = (name: string): Thing => ({ is: 'thing', name });

type Plain<E> = E extends Event ? Omit<E, 'clause'> : never;

/** An event as the server would tell it. */
export function happened(event: Plain<Event>): Told {
  return { seq: 1, event: { clause: '', ...event } as Event };
}
