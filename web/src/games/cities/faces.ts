/** How the Katun cards are drawn: a glyph, the wealth shown, and whether they bode well. */

export type Omen = 'good' | 'even' | 'ill';

export interface Face {
  omen: Omen;
  /** A symbol `ct-k-…`; null where only wealth is shown. */
  glyph: string | null;
  wealth: string[];
  points: number;
}

const GLYPHS: Readonly<Record<string, [Omen, string]>> = {
  expedition_return: ['good', 'pack'],
  distant_expedition: ['good', 'pack'],
  cacao_feast: ['good', 'cup'],
  princely_wedding: ['good', 'knot'],
  cenote_worship: ['good', 'pool'],
  ball_match: ['even', 'match'],
  eclipse: ['even', 'eclipse'],
  drought: ['ill', 'drought'],
  insurrection: ['ill', 'torch'],
  earthquake: ['ill', 'quake'],
  pochteca_competition: ['ill', 'merchant'],
  toltec_raid: ['ill', 'raid'],
  decadence: ['ill', 'column'],
  volcanic_eruptions: ['ill', 'volcano'],
  tidal_wave: ['ill', 'wave'],
};

export function faceOf(id: string): Face {
  const known = GLYPHS[id];
  if (known) return { omen: known[0], glyph: known[1], wealth: [], points: 0 };
  const [family, ...wealth] = id.split('_');
  if (family === 'prosperous') return { omen: 'good', glyph: null, wealth, points: 2 };
  const [one = 'maize'] = wealth[0] === 'katun' ? [] : wealth;
  return {
    omen: 'good',
    glyph: null,
    wealth: family === 'exceptional' ? [one, one] : [one],
    points: 0,
  };
}
