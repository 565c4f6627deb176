/** Where a lesson points: the places of a table by the names its drawing gives them. */

/** A part of the table; an answer's place; a cell; a site or a plot; where loose pieces lie. */
const NAMES = ['spot', 'target', 'cell', 'name', 'zone'];

/**
 * The first of them that is really shown. `temples`, or `gears/palenque` for what lies in a part
 * of the table: where that is folded away it is opened.
 */
export function findSpot(at: string, page: ParentNode = document): Element | null {
  const [part = '', spot = part] = at.split('/');
  const found = shown(spot, page);
  if (found) return found;
  const tab = page.querySelector<HTMLElement>(`[data-opens=${JSON.stringify(part)}]`);
  if (tab?.getAttribute('aria-selected') === 'false') tab.click();
  return shown(spot, page);
}

function shown(spot: string, page: ParentNode): Element | null {
  const quoted = JSON.stringify(spot);
  const found = page.querySelectorAll(NAMES.map((name) => `[data-${name}=${quoted}]`).join());
  return [...found].find((one) => one.getClientRects().length > 0) ?? null;
}
