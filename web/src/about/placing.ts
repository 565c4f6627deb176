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

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * The first of the spots around the thing, then of the window's edges, that covers nothing kept;
 * the thing itself is covered rather than an answer.
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
  return [...around, ...edges].reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
