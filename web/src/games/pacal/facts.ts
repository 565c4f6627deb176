/** What the box says and no view repeats, read from the game's own list of components. */

import source from '../../../../src/ceiba/games/pacal/components.toml?raw';
import { components } from '../components';

interface Components {
  pieces: { tokens: number[] };
  scoring: { water: number[] };
}

const { pieces, scoring } = components<Components>(source);

/** The energy tokens everybody begins with. */
export const TOKENS: readonly number[] = pieces.tokens;
/** Points for the first, the second and the third along a water. */
export const WATER: readonly number[] = scoring.water;
