/** The last a listener heard of a table, kept by the browser: a game that was loaded can be looked
 * at without a network. The service worker's cache of games holds it, where there is one. */

import type { Update } from '../protocol';

const GAMES = 'ceiba-games';

function place(table: string, token: string | null): string {
  return `/last/${encodeURIComponent(table)}/${token ?? 'watching'}`;
}

export async function keepLast(token: string | null, update: Update): Promise<void> {
  if (!('caches' in globalThis)) return;
  const games = await caches.open(GAMES);
  await games.put(place(update.table.id, token), new Response(JSON.stringify(update)));
}

/** Nothing is asked of it: whoever answers needs the server. */
export async function lastOf(table: string, token: string | null): Promise<Update | null> {
  if (!('caches' in globalThis)) return null;
  const kept = await (await caches.open(GAMES)).match(place(table, token));
  if (!kept) return null;
  const update: Update = await kept.json();
  return { ...update, decision: null };
}
