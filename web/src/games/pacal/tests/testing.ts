/** The scenes of scenes.toml, and words for them. */

import { scenesOf } from '../../../board/scenes';
import type { PacalDecision, PacalTold } from '../../../protocol';
import { makeSay, type Say } from '../../../text/say';
import type { PacalView } from '../view';

export const { names, scene, seen } = scenesOf<PacalView, PacalDecision, PacalTold>('pacal');

export function sayIn(locale: 'fr' | 'en'): Say {
  return makeSay(locale, 'pacal', ['Ana', 'Ben', 'Cho', 'Dov', 'Eli']);
}
