/** The scenes of scenes.toml, and words for them. */

import { scenesOf } from '../../../board/scenes';
import { makeSay, type Say } from '../../../text/say';
import type { TzolkinDecision, TzolkinTold } from '../../../protocol';
import type { TzolkinView } from '../view';

export const { names, scene, seen } = scenesOf<TzolkinView, TzolkinDecision, TzolkinTold>(
  'tzolkin',
);

export function sayIn(locale: 'fr' | 'en'): Say {
  return makeSay(locale, 'tzolkin', ['Ana', 'Ben', 'Cho', 'Dov', 'Eli']);
}
