/** With a stranger at one table: at one that waits, or at one that waits for whoever comes. */

import { api, ApiError } from '../api/api';
import type { GameInfo, OpenTable, SeatWish } from '../protocol';
import { router } from '../router/router.svelte';
import { addSeats } from '../session/keys';
import { ownName } from '../start/playNow';
import { settings } from '../text/settings.svelte';

/** `before` we go there: what is given up here, once a seat there is ours. */
export async function joinTable(table: OpenTable, before = () => {}): Promise<void> {
  const joined = await api.join(table.id, ownName());
  before();
  addSeats(table.id, table.game, { [joined.seat]: joined.token });
  router.go(`/t/${table.id}`);
}

/** The first click: sit down where somebody waits, else wait for somebody. */
export async function meet(game: GameInfo): Promise<void> {
  const { tables } = await api.openTables();
  for (const table of tables.filter((one) => one.game === game.slug && someoneWaits(one))) {
    try {
      return await joinTable(table);
    } catch (error) {
      if (!(error instanceof ApiError && ['full', 'sit_first'].includes(error.code))) throw error;
    }
  }
  const open = Array.from({ length: game.min_players - 1 }, (): SeatWish => ({ kind: 'open' }));
  const made = await api.newTable({
    game: game.slug,
    options: {},
    seats: [{ kind: 'me', name: ownName() }, ...open],
    listing: { level: 'any', language: settings.locale },
  });
  addSeats(made.table.id, game.slug, made.tokens);
  router.go(`/t/${made.table.id}`);
}

function someoneWaits(table: OpenTable): boolean {
  return table.status === 'gathering' && table.seats.some((seat) => seat.here);
}
