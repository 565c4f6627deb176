/** From where a table is looked at so that some of it fills a frame. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Look {
  scale: number;
  x: number;
  y: number;
}

/** Around all of them. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

const MARGIN = 10;
/** Nearer, the drawing would look coarse beside the text. */
const NEAREST = 2;

/**
 * The box in the middle of the frame, as large as it goes. Where the table has more on a side it is
 * seen; past its edge nothing is, as long as there is a choice.
 */
export function lookAt(box: Box, table: Size, frame: Size): Look {
  const width = box.right - box.left + 2 * MARGIN;
  const height = box.bottom - box.top + 2 * MARGIN;
  const scale = Math.min(frame.width / width, frame.height / height, NEAREST);
  const along = (middle: number, seen: number, whole: number) =>
    seen >= whole ? (seen - whole) / 2 : -Math.min(Math.max(middle - seen / 2, 0), whole - seen);
  return {
    scale,
    x: scale * along((box.left + box.right) / 2, frame.width / scale, table.width),
    y: scale * along((box.top + box.bottom) / 2, frame.height / scale, table.height),
  };
}

/** To the pixel. */
export function alike(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other;
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  return sides.every((side) => Math.abs(one[side] - other[side]) < 1);
}
