/** Real views and decisions, played on the engine and written down, for the tests. */

import type { Decision } from '../../../protocol';
import { makeSay, type Say } from '../../../text/say';
import type { PacalView } from '../view';
import views from './views.json';

export type Scene = keyof typeof views;

export function scene(name: Scene): { view: PacalView; decision: Decision } {
  return structuredClone(views[name]) as unknown as { view: PacalView; decision: Decision };
}

export function sayIn(locale: 'fr' | 'en'): Say {
  return makeSay(locale, 'pacal', ['Ana', 'Ben', 'Cho', 'Dov', 'Eli']);
}
