/** What is known of a level's strength, in words. */

import type { Rung } from '../protocol';
import type { t } from '../text/settings.svelte';

/** Fewer games prove nothing by not proving it. */
const FEWEST = 12;

/** Empty for the weakest level: there is nobody below it. */
export function strengthOf(
  say: typeof t,
  measured: Rung[],
  players: number,
  level: string,
  weakest: string | undefined,
): string {
  if (level === weakest) return '';
  const rung = measured.find((one) => one.players === players && one.level === level);
  if (!rung || (!rung.proven && rung.games < FEWEST)) return say('level-unmeasured');
  const below = say(`level-${rung.below}`);
  if (!rung.proven) return say('level-unproven', { below });
  const most = rung.wins < rung.games ? 9 : 10; // whoever lost once does not win ten of ten
  const wins = Math.min(most, Math.round((10 * rung.wins) / rung.games));
  const even = Math.round(100 / players) / 10;
  const [low, high] = [ofTen(rung.low), ofTen(rung.high)];
  return [
    say('level-wins', { players, others: players - 1, wins, even, below }),
    say('level-interval', { low, high, games: rung.games }),
  ].join(' ');
}

function ofTen(share: number): number {
  return Math.round(100 * share) / 10;
}
