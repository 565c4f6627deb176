/**
 * The games this client can draw: every folder here with an `index.ts`, fetched when a table of
 * the game is opened, and a `Motif.svelte` for its door, which is there from the start.
 */

import type { Component } from 'svelte';
import type { GameClient } from './contract';

const clients = import.meta.glob<GameClient>('./*/index.ts', { import: 'default' });
const motifs = import.meta.glob<Component>('./*/Motif.svelte', { import: 'default', eager: true });

/** Null where this client does not know the game: the house then lists the answers as buttons. */
export async function gameClient(slug: string): Promise<GameClient | null> {
  return (await clients[`./${slug}/index.ts`]?.()) ?? null;
}

/** A softly moving drawing for the game's door; fills its box. */
export function motifOf(slug: string): Component | null {
  return motifs[`./${slug}/Motif.svelte`] ?? null;
}
