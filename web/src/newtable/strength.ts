/** What is known of a level's strength, in words. */

import type { Rung } from '../protocol';
import type { Say } from '../text/say';

/** Empty where it was not measured, and for the weakest level. */
export function strengthOf(t: Say, measured: Rung[], players: number, level: string): string {
  const rung = measured.find((one) => one.players === players && one.level === level);
  if (!rung) return '';
  const below = t(`level-${rung.below}`);
  if (!rung.proven) return t('level-unproven', { below });
  const most = rung.wins < rung.games ? 9 : 10; // whoever lost once does not win ten of ten
  const wins = Math.min(most, Math.round((10 * rung.wins) / rung.games));
  const even = Math.round(100 / players) / 10;
  return t('level-wins', { players, others: players - 1, wins, even, below });
}
