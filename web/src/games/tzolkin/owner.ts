/** What a player's board and a player's row both show. */

import { amountWords, type Say } from '../../text/say';
import { feedingCost, MATERIALS, type PlayerView } from './view';

export interface OwnerProps {
  seat: number;
  player: PlayerView;
  players: number;
  first: boolean;
  turn: boolean;
  own: boolean;
  say: Say;
}

/** The corn the workers will eat, how much of it is missing, and all tiles. */
export function owned(player: PlayerView) {
  const need = feedingCost(player);
  return {
    need,
    short: Math.max(0, need - player.materials.corn),
    tiles: [...player.buildings, ...player.monuments, ...player.wealth],
  };
}

/** Points, goods, workers and hunger in words. */
export function goodsInWords(say: Say, player: PlayerView): string[] {
  const { need, short } = owned(player);
  return [
    say('tz-points', { points: player.points }),
    ...MATERIALS.map((m) => amountWords(say, m, player.materials[m])),
    say('tz-workers', { free: player.free, bank: player.bank }),
    say('tz-feeding', { need, short }),
  ];
}
