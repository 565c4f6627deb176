/** Drawing a board or a map cell by cell. What may be played on is for the server to say. */

import type { Corner, Kind, Sketch, Thing } from '../protocol';
import { optionKey, type Say } from '../text/say';

/** What a press does: lays a kind, sets a mark beside it, covers all of a kind with so many players,
 * or leads the line on. */
export type Brush =
  | { does: 'lay'; kind: string }
  | { does: 'mark'; mark: string }
  | { does: 'cover'; players: string }
  | { does: 'line' };

export function isSame(one: Brush | null, other: Brush): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** All that can be done to a sketch, in the order of its palette. */
export function brushesOf(sketch: Sketch): Brush[] {
  return [
    ...sketch.kinds.map(({ id }): Brush => ({ does: 'lay', kind: id })),
    ...Object.keys(sketch.marks ?? {}).map((mark): Brush => ({ does: 'mark', mark })),
    ...(sketch.line ? [{ does: 'line' } as const] : []),
    ...Object.keys(sketch.covered ?? {}).map((players): Brush => ({ does: 'cover', players })),
  ];
}

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

/** A list with one thing in it that was not, or without it. */
const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** With a cell painted: another kind is laid, the same is turned, a mark or a cover is set or taken
 * away. */
export function painted(sketch: Sketch, cell: number, brush: Brush): Sketch {
  if (brush.does === 'mark') {
    const marks = sketch.marks ?? {};
    return { ...sketch, marks: { ...marks, [brush.mark]: toggled(marks[brush.mark] ?? [], cell) } };
  }
  if (brush.does === 'cover') {
    const kinds = toggled(sketch.covered?.[brush.players] ?? [], sketch.cells[cell] ?? '');
    return { ...sketch, covered: { ...sketch.covered, [brush.players]: kinds } };
  }
  if (brush.does === 'line') return sketch;
  const kind = sketch.kinds.find((one) => one.id === brush.kind);
  if (!kind) return sketch;
  if (sketch.cells[cell] === kind.id) return kind.turns ? turned(sketch, cell) : sketch;
  if (left(sketch, kind) === 0) return sketch;
  const turns = changed(sketch.turns, cell, 0);
  return { ...sketch, cells: changed(sketch.cells, cell, kind.id), turns };
}

/** A cell turned clockwise by a quarter. */
function turned(sketch: Sketch, cell: number): Sketch {
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

/** With one kind more, to be named and numbered. Its id is one that no other has. */
export function withKind(sketch: Sketch, called: Record<string, string>): [Sketch, string] {
  let count = 1;
  while (sketch.kinds.some((kind) => kind.id === `new_${count}`)) count += 1;
  const id = `new_${count}`;
  const name: Thing = { is: 'thing', name: id, called };
  const kind: Kind = { id, name, number: 1, numbered: true, named: true };
  return [{ ...sketch, kinds: [...sketch.kinds, kind] }, id];
}

/** Without a kind of which nothing lies. */
export function withoutKind(sketch: Sketch, id: string): Sketch {
  const covered = Object.entries(sketch.covered ?? {}).map(([players, kinds]) => [
    players,
    kinds.filter((kind) => kind !== id),
  ]);
  const kinds = sketch.kinds.filter((kind) => kind.id !== id);
  return { ...sketch, kinds, covered: Object.fromEntries(covered) };
}

/** Called by a name of one's own, whoever reads it. */
export function renamed(sketch: Sketch, id: string, name: string): Sketch {
  const kinds = sketch.kinds.map((kind) => {
    const languages = Object.keys(kind.name.called ?? {});
    const called = Object.fromEntries(languages.map((language) => [language, name]));
    return kind.id === id ? { ...kind, name: { ...kind.name, called } } : kind;
  });
  return { ...sketch, kinds };
}

/** Whether a corner lies between two others, or is one of them. */
function isBetween({ x, y }: Corner, a: Corner, b: Corner): boolean {
  const along = (a.x === b.x && x === a.x) || (a.y === b.y && y === a.y);
  return along && (x - a.x) * (x - b.x) <= 0 && (y - a.y) * (y - b.y) <= 0;
}

/** Where a corner lies along a line: after which of its own corners; -1 for beside it. */
function placeOnLine(line: readonly Corner[], corner: Corner): number {
  return line.findIndex((from, i) => isBetween(corner, from, line[i + 1] ?? from));
}

export function isOnLine(sketch: Sketch, corner: Corner): boolean {
  return placeOnLine(sketch.line ?? [], corner) >= 0;
}

/** The line led on to a corner, first across, then down; cut there where it ran through it; and
 * a step shorter from its end. */
export function ledTo(sketch: Sketch, corner: Corner): Sketch {
  const line = sketch.line ?? [];
  const end = line.at(-1);
  if (!end) return { ...sketch, line: [corner] };
  if (isSameCorner(end, corner)) return { ...sketch, line: line.slice(0, -1) };
  const at = placeOnLine(line, corner);
  if (at >= 0) {
    const kept = line.slice(0, at + 1);
    return { ...sketch, line: isSameCorner(kept[at], corner) ? kept : [...kept, corner] };
  }
  const bend: Corner = { x: corner.x, y: end.y };
  const on = [bend, corner].filter((one, i, list) => !isSameCorner(one, list[i - 1] ?? end));
  return { ...sketch, line: on.reduce(joined, line) };
}

const isSameCorner = (one: Corner | undefined, { x, y }: Corner): boolean =>
  one?.x === x && one.y === y;

/** One corner farther; straight on, the last one is none any more. */
function joined(line: readonly Corner[], corner: Corner): Corner[] {
  const [before, end] = [line.at(-2), line.at(-1)];
  const straight = before && end && isBetween(end, before, corner);
  return [...(straight ? line.slice(0, -1) : line), corner];
}

const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place an arrow key leads to, of so many columns and rows; null for any other key. */
export function stepped(key: string, from: number, columns: number, rows: number): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
  const column = within((from % columns) + step[0], columns);
  return within(Math.floor(from / columns) + step[1], rows) * columns + column;
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
    line:
      sketch.line?.map(({ x, y }) => ({ x: Math.min(x, columns), y: Math.min(y, rows) })) ?? null,
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

/** What a press with it does, as its palette names it. */
export function brushWords(say: Say, option: string, sketch: Sketch, brush: Brush): string {
  if (brush.does === 'mark') return say(optionKey(option, brush.mark));
  if (brush.does === 'line') return say(optionKey(option, 'line'));
  if (brush.does === 'cover') return say('draw-covered', { count: Number(brush.players) });
  const kind = sketch.kinds.find((one) => one.id === brush.kind);
  return kind ? kindWords(say, option, kind) : '';
}

/** The marks on a cell, and the numbers of players with whom it is covered. */
export function brushesAt(sketch: Sketch, cell: number): Brush[] {
  return brushesOf(sketch).filter((brush) => {
    if (brush.does === 'mark') return sketch.marks?.[brush.mark]?.includes(cell);
    if (brush.does !== 'cover') return false;
    return sketch.covered?.[brush.players]?.includes(sketch.cells[cell] ?? '');
  });
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

/** The key of the sentence that says what a press with a brush does. */
export function howTo(sketch: Sketch, brush: Brush | null): string {
  if (brush?.does === 'line') return 'draw-how-line';
  if (brush?.does === 'cover') return 'draw-how-covering';
  const kind = brush?.does === 'lay' && sketch.kinds.find((one) => one.id === brush.kind);
  return kind && kind.turns ? 'draw-how-turning' : 'draw-how';
}
