/** Which clauses tell about a thing, and about what happens: each game's own `about.toml`. */

import { parse } from 'smol-toml';

interface About {
  things: Record<string, string[]>;
  first: Record<string, string[]>;
}

const files = import.meta.glob<string>('../../../src/ceiba/games/*/about.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = new Map<string, About>();
for (const [path, source] of Object.entries(files)) {
  const game = /\/(\w+)\/about\.toml$/.exec(path)?.[1];
  const { things, first } = parse(source);
  if (game) games.set(game, { things: lists(things), first: lists(first) });
}

function lists(table: unknown): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, clauses] of Object.entries(table ?? {}))
    if (Array.isArray(clauses)) found[name] = clauses.map(String);
  return found;
}

export const GAMES: readonly string[] = [...games.keys()];

export function clausesOfThing(game: string, thing: string): string[] {
  return games.get(game)?.things[thing] ?? [];
}

/** Of what is explained by itself the first time it happens; none for everything else. */
export function clausesOfEvent(game: string, kind: string): string[] {
  return games.get(game)?.first[kind] ?? [];
}

export function thingsOf(game: string): string[] {
  return Object.keys(games.get(game)?.things ?? {});
}

export function firstsOf(game: string): string[] {
  return Object.keys(games.get(game)?.first ?? {});
}
