/** Where a card opens: beside what it is about, and over no answer. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
  /** What must stay in sight: the answers, the question. */
  kept: readonly Box[];
}

const GAP = 8;
/** Nobody reads in less. */
const LEAST = 120;

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * The first of the spots around the thing, then of the window's edges, that covers nothing kept;
 * the thing itself is covered rather than an answer. What is too tall for any of them ends above
 * what is kept, and scrolls.
 */
export function placed(size: Pick<Box, 'width' | 'height'>, thing: Box | null, room: Room): Box {
  const { width, height } = size;
  const inside = (left: number, top: number): Box => ({
    left: Math.max(GAP, Math.min(left, room.width - width - GAP)),
    top: Math.max(GAP, Math.min(top, room.height - height - GAP)),
    width,
    height,
  });
  const middle = (room.width - width) / 2;
  const edges = [inside(middle, GAP), inside(GAP, GAP), inside(room.width, GAP)];
  const around = thing
    ? [
        inside(thing.left + thing.width / 2 - width / 2, thing.top + thing.height + GAP),
        inside(thing.left + thing.width / 2 - width / 2, thing.top - height - GAP),
        inside(thing.left + thing.width + GAP, thing.top),
        inside(thing.left - width - GAP, thing.top),
      ]
    : [];
  const cost = (box: Box): number =>
    room.kept.reduce((sum, one) => sum + 100 * overlap(box, one), thing ? overlap(box, thing) : 0);
  const best = [...around, ...edges].reduce((one, box) => (cost(box) < cost(one) ? box : one));
  const below = room.kept.filter((one) => overlap(best, one) > 0).map((one) => one.top);
  const end = Math.min(best.top + height, ...below.map((top) => top - GAP));
  return end - best.top < LEAST ? best : { ...best, height: end - best.top };
}
