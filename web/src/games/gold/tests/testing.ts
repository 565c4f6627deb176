/** The scenes of scenes.toml, and words for them. */

import { scenesOf } from '../../../board/scenes';
import type { GoldDecision, GoldTold } from '../../../protocol';
import { makeSay, type Say } from '../../../text/say';
import type { GoldView } from '../view';

export const { scene, seen } = scenesOf<GoldView, GoldDecision, GoldTold>('gold');

export function sayIn(locale: 'fr' | 'en'): Say {
  return makeSay(locale, 'gold', ['Ana', 'Ben', 'Cho', 'Dov']);
}
