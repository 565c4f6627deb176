/** How fast a table plays, in words. */

import type { Pace } from '../protocol';
import { t } from '../text/settings.svelte';
import { turnWords } from '../text/times';

/** The pace in one sentence. */
export function paceWords(pace: Pace): string {
  const { turn_s = 0, game_s = 0 } = pace;
  if (pace.kind === 'live') {
    return t('pace-live-is', { minutes: Math.round(game_s / 60), seconds: turn_s });
  }
  return t(pace.weekends_off ? 'pace-mail-weekends-is' : 'pace-mail-is', {
    time: turnWords(turn_s / 3600),
  });
}
