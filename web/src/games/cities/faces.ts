/**
 * How the Katun cards are drawn: whether they bode well, and the wealth and points to be had are in
 * the components of the two games; here is only what is painted on the others.
 */

import balam from '../../../../src/ceiba/games/balam/components.toml?raw';
import lapins from '../../../../src/ceiba/games/lapins/components.toml?raw';
import { components } from '../components';

export interface Face {
  omen: 'good' | 'even' | 'ill';
  /** A symbol `ct-k-…`; null where only wealth is shown. */
  glyph: string | null;
  wealth: string[];
  points: number;
}

interface Printed {
  family: keyof typeof OMENS;
  wealth?: string[];
  points?: number;
}

interface Box {
  cards: Record<string, Printed>;
}

const OMENS = { positive: 'good', neutral: 'even', negative: 'ill' } as const;
const GLYPHS: Readonly<Record<string, string>> = {
  expedition_return: 'pack',
  distant_expedition: 'pack',
  cacao_feast: 'cup',
  princely_wedding: 'knot',
  cenote_worship: 'pool',
  ball_match: 'match',
  eclipse: 'eclipse',
  drought: 'drought',
  insurrection: 'torch',
  earthquake: 'quake',
  pochteca_competition: 'merchant',
  toltec_raid: 'raid',
  decadence: 'column',
  volcanic_eruptions: 'volcano',
  tidal_wave: 'wave',
};

/** A card that both games have looks the same in both. */
const CARDS = { ...components<Box>(lapins).cards, ...components<Box>(balam).cards };

export function faceOf(id: string): Face {
  const { family, wealth = [], points = 0 } = CARDS[id] ?? { family: 'neutral' };
  return { omen: OMENS[family], glyph: GLYPHS[id] ?? null, wealth, points };
}
