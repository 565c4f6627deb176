/** The scenes of scenes.toml, and words for them. */

import { scenesOf } from '../../../board/scenes';
import { makeSay, type Say } from '../../../text/say';
import type { CitiesView } from '../view';
import { withShared } from '../words';

export const { names, scene } = scenesOf<CitiesView>('cities');

/** Which of the two games a scene is of: the first word of its name. */
export const gameOf = (name: string): string => name.split('_')[0] ?? '';

export function sayIn(locale: 'fr' | 'en', game = 'balam'): Say {
  return withShared(makeSay(locale, game, ['Ana', 'Ben', 'Cho', 'Dov']));
}
