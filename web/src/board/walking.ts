/** From one thing to the next by arrow keys: the nearest one that way. */

import type { Box } from './placing';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The number of the box that is nearest to `from` in the way of an arrow key; -1 for none. */
export function nextThat(key: string, from: Box, boxes: readonly Box[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  const here = middle(from);
  const [dx, dy] = way;
  const far = boxes.map((box) => {
    const { x, y } = middle(box);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return along > 1 ? along + 2 * aside : Infinity;
  });
  const nearest = Math.min(...far);
  return nearest === Infinity ? -1 : far.indexOf(nearest);
}
