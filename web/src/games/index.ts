/** The games this client can draw: every folder here with an `index.ts`. */

import type { GameClient } from './contract';

const modules = import.meta.glob<{ default: GameClient }>('./*/index.ts', { eager: true });

const clients = new Map<string, GameClient>();
for (const module of Object.values(modules)) clients.set(module.default.slug, module.default);

export function gameClient(slug: string): GameClient | undefined {
  return clients.get(slug);
}
