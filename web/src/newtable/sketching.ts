/** Drawing a board or a map cell by cell. What may be played on is for the server to say. */

import type { Kind, Sketch } from '../protocol';
import { optionKey, type Say } from '../text/say';

/** What is put on a cell: a kind, or a mark beside it. */
export type Brush = { kind: string } | { mark: string };

export function kindOf(sketch: Sketch, cell: number): Kind | undefined {
  return sketch.kinds.find((kind) => kind.id === sketch.cells[cell]);
}

/** How many of a kind are not laid yet; null where one may lay any number. */
export function left(sketch: Sketch, kind: Kind): number | null {
  if (kind.most == null) return null;
  return kind.most - sketch.cells.filter((id) => id === kind.id).length;
}

const changed = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, i) => (i === at ? value : one));

/** With a cell painted: another kind is laid, the same is turned, a mark is set or taken away. */
export function painted(sketch: Sketch, cell: number, brush: Brush): Sketch {
  if ('mark' in brush) {
    const marks = sketch.marks ?? {};
    const cells = marks[brush.mark] ?? [];
    const other = cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell];
    return { ...sketch, marks: { ...marks, [brush.mark]: other } };
  }
  const kind = sketch.kinds.find((one) => one.id === brush.kind);
  if (!kind) return sketch;
  if (sketch.cells[cell] === kind.id) return kind.turns ? turned(sketch, cell) : sketch;
  if (left(sketch, kind) === 0) return sketch;
  const turns = changed(sketch.turns, cell, 0);
  return { ...sketch, cells: changed(sketch.cells, cell, kind.id), turns };
}

/** A cell turned clockwise by a quarter. */
export function turned(sketch: Sketch, cell: number): Sketch {
  return {
    ...sketch,
    turns: changed(sketch.turns, cell, ((sketch.turns[cell] ?? 0) + 1) % 4),
  };
}

/** With the number of a kind that is for who draws to say. */
export function numbered(sketch: Sketch, id: string, number: number): Sketch {
  const kinds = sketch.kinds.map((kind) => (kind.id === id ? { ...kind, number } : kind));
  return { ...sketch, kinds };
}

/** Longer or shorter: new cells are as those beside them, or of what is left. */
export function resized(sketch: Sketch, columns: number, rows: number): Sketch {
  const from = Array.from({ length: columns * rows }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const [y, x] = [Math.min(row, sketch.rows - 1), Math.min(column, sketch.columns - 1)];
    return { at: y * sketch.columns + x, is: y === row && x === column };
  });
  let cells = from.map(({ at, is }) => (is ? (sketch.cells[at] ?? '') : ''));
  from.forEach(({ at, is }, i) => {
    if (is) return;
    const laid = { ...sketch, cells };
    const beside = sketch.kinds.find((kind) => kind.id === sketch.cells[at]);
    const spare = [beside, ...sketch.kinds].find((kind) => kind && left(laid, kind) !== 0);
    cells = changed(cells, i, (spare ?? beside)?.id ?? '');
  });
  const marks = Object.entries(sketch.marks ?? {}).map(([mark, marked]) => [
    mark,
    from.flatMap(({ at, is }, i) => (is && marked.includes(at) ? [i] : [])),
  ]);
  return {
    ...sketch,
    columns,
    rows,
    cells,
    turns: from.map(({ at, is }) => (is ? (sketch.turns[at] ?? 0) : 0)),
    marks: Object.fromEntries(marks),
  };
}

export function cellName(sketch: Sketch, cell: number): string {
  const column = String.fromCharCode(65 + (cell % sketch.columns));
  return `${column}${Math.floor(cell / sketch.columns) + 1}`;
}

/** "maize, 4 slots", "lake". */
export function kindWords(say: Say, option: string, kind: Kind): string {
  if (!kind.number) return say('draw-kind', { name: kind.name });
  const number = say(`${optionKey(option)}-number`, { count: kind.number });
  return say('draw-kind-number', { name: kind.name, number });
}

export function markWords(say: Say, option: string, mark: string): string {
  return say(optionKey(option, mark));
}

const SIDES = 'NESW';
const END: Readonly<Record<string, string>> = { N: '50 0', E: '100 50', S: '50 100', W: '0 50' };

/** The roads of a tile as a path in a square of 100. */
export function roads(kind: Kind, turns: number): string {
  const end = (side: string) => END[SIDES[(SIDES.indexOf(side) + turns) % 4] ?? ''] ?? '';
  return (kind.roads ?? [])
    .map(([one = '', other]) => `M${end(one)}${other ? `Q50 50 ${end(other)}` : 'L50 50'}`)
    .join('');
}
