/** What the table of one of the two games says about itself; the rest they share. */

/** What both games build beside villages and garrisons. */
export const CIVIL = ['palace', 'temple', 'reserve', 'market', 'observatory', 'ball_court'];

export interface Flavour {
  /** In the order of the rulebook: what the palette of the builder shows. */
  buildings: readonly string[];
  /** The symbol of the piece that marks a city, and of what markets put on sites. */
  large: 'pyramid' | 'stele';
  small: 'cone' | 'disc';
}
