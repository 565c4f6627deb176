/** A table as boards are given one, for a game that is only shown: a picture, a replay. */

import type { TableInfo } from '../protocol';

interface Shown {
  game: string;
  players: number;
  options: TableInfo['options'];
}

export function shownTable(
  { game, players, options }: Shown,
  names: readonly string[],
  end: Pick<TableInfo, 'status' | 'seed'>,
): TableInfo {
  return {
    id: 'shown',
    game,
    players,
    options,
    ...end,
    seats: names.map((name, seat) => ({
      seat,
      kind: 'person',
      name,
      level: null,
      here: true,
      stand_in_at: null,
    })),
    commitment: '',
    rematch: null,
    listing: null,
    thinking: 100,
    hints: true,
    clock: null,
    rated: false,
    deal: null,
    knows: [],
    watching: [],
  };
}
