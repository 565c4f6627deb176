/** Real views and decisions, played on the engine and written down, for the tests. */

import type { Decision } from '../../../protocol';
import { makeSay, type Say } from '../../../text/say';
import type { TzolkinView } from '../view';
import views from './views.json';

export type Scene = keyof typeof views;

export function scene(name: Scene): { view: TzolkinView; decision: Decision } {
  return structuredClone(views[name]) as unknown as { view: TzolkinView; decision: Decision };
}

export function sayIn(locale: 'fr' | 'en'): Say {
  return makeSay(locale, 'tzolkin', ['Ana', 'Ben', 'Cho', 'Dov']);
}
