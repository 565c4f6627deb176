/** Two clicks from the first page to the first move: a table against bots, at once. */

import { api } from '../api/api';
import type { GameInfo, SeatWish } from '../protocol';
import { router } from '../router/router.svelte';
import { addSeats } from '../session/keys';
import { settings, t } from '../text/settings.svelte';

const NICE_COUNT = 3;

export function ownName(): string {
  return settings.name.trim() || t('default-name');
}

/** The level in the middle: neither a walkover nor a beating. */
export function middleLevel(levels: string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? 'adept';
}

export async function playNow(game: GameInfo): Promise<void> {
  await playAgainstBots(game, middleLevel(await api.levels()));
}

export async function playAgainstBots(game: GameInfo, level: string): Promise<void> {
  const players = Math.min(Math.max(NICE_COUNT, game.min_players), game.max_players);
  const bots = Array.from({ length: players - 1 }, (): SeatWish => ({ kind: 'bot', level }));
  const made = await api.newTable({
    game: game.slug,
    options: {},
    seats: [{ kind: 'me', name: ownName() }, ...bots],
  });
  addSeats(made.table.id, game.slug, made.tokens);
  router.go(`/t/${made.table.id}`);
}
