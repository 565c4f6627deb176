/** Where a lesson points: the places of a table by the names its drawing gives them. */

/** A part of the table; an answer's place; a cell; a site or a plot; a player's place. */
const NAMES = ['spot', 'target', 'cell', 'name', 'place'];

/** The first of them that is really shown: a folded table hides some. */
export function findSpot(spot: string): Element | null {
  const quoted = JSON.stringify(spot);
  const found = document.querySelectorAll(NAMES.map((name) => `[data-${name}=${quoted}]`).join());
  return [...found].find((one) => one.getClientRects().length > 0) ?? null;
}
