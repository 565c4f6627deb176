/** What a player's board and a player's row both show. */

import type { Say } from '../../text/say';
import type { Inspecting } from './inspecting.svelte';
import { feedingCost, type PlayerView } from './view';

export interface OwnerProps {
  seat: number;
  player: PlayerView;
  players: number;
  first: boolean;
  turn: boolean;
  inspecting: Inspecting;
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
