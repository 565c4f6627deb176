/** Into a lesson, and out of it into the first real game. */

import { api } from '../api/api';
import { ownName, playAgainstBots } from './playNow';
import { router } from '../router/router.svelte';
import { addSeats } from '../session/keys';
import { remember } from './learned';

export async function startLesson(game: string): Promise<void> {
  const made = await api.lesson({ game, name: ownName() });
  remember(game);
  addSeats(made.table.id, game, made.tokens);
  router.go(`/t/${made.table.id}`);
}

/** The first real game: against the weakest bots there are. */
export async function firstGame(slug: string): Promise<void> {
  const [games, levels] = await Promise.all([api.games(), api.levels()]);
  const game = games.find((one) => one.slug === slug);
  if (game) await playAgainstBots(game, levels[0] ?? 'beginner');
}
