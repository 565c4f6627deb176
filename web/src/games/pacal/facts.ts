/** What the box says and no view repeats, read from the game's own list of components. */

import { parse } from 'smol-toml';
import source from '../../../../src/ceiba/games/pacal/components.toml?raw';

interface Components {
  pieces: { tokens: number[] };
  scoring: { water: number[] };
}

const components = parse(source) as unknown as Components;

/** The energy tokens everybody begins with. */
export const TOKENS: readonly number[] = components.pieces.tokens;
/** Points for the first, the second and the third along a water. */
export const WATER: readonly number[] = components.scoring.water;
