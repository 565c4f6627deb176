/** Real views and decisions, played on the engine and written down, for the tests. */

import type { Decision } from '../../../protocol';
import { makeSay, type Say } from '../../../text/say';
import type { CitiesView } from '../view';
import { withShared } from '../words';
import views from './views.json';

export type Scene = keyof typeof views;
export const SCENES = Object.keys(views) as Scene[];

export function scene(name: Scene): { view: CitiesView; decision: Decision } {
  return structuredClone(views[name]) as unknown as { view: CitiesView; decision: Decision };
}

export const gameOf = (name: Scene): string => name.split('_')[0] ?? '';
const NAMES = ['Ana', 'Ben', 'Cho', 'Dov'];

export function sayIn(locale: 'fr' | 'en', game = 'balam'): Say {
  return withShared(makeSay(locale, game, NAMES));
}
