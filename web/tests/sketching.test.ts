import { describe, expect, it } from 'vitest';
import {
  cellName,
  kindWords,
  ledTo,
  left,
  numbered,
  painted,
  renamed,
  resized,
  roads,
  withKind,
  withoutKind,
} from '../src/newtable/sketching';
import type { Corner, Kind, Sketch } from '../src/protocol';
import { makeSay } from '../src/text/say';

const thing = (name: string) => ({ is: 'thing' as const, name });
const MAIZE: Kind = {
  id: 'maize_01',
  name: thing('maize'),
  number: 4,
  most: 2,
  roads: [...'NESW'],
};
const FOREST: Kind = { id: 'forest_6', name: thing('forest'), turns: true, roads: ['NE', 'SW'] };
const board: Sketch = {
  columns: 2,
  rows: 1,
  cells: ['maize_01', 'forest_6'],
  turns: [0, 0],
  kinds: [MAIZE, FOREST],
  marks: { bank: [1] },
};

describe('drawing a board', () => {
  it('lays what is chosen, as long as there is some left', () => {
    const two = painted(board, 1, { does: 'lay', kind: 'maize_01' });
    expect(two.cells).toEqual(['maize_01', 'maize_01']);
    expect(left(two, MAIZE)).toBe(0);
    const three = painted(resized(two, 3, 1), 2, { does: 'lay', kind: 'maize_01' });
    expect(three.cells).toEqual(['maize_01', 'maize_01', 'forest_6']);
  });

  it('turns what lies there already, where that makes a difference', () => {
    let now = painted(board, 1, { does: 'lay', kind: 'forest_6' });
    expect(now.turns).toEqual([0, 1]);
    for (let i = 0; i < 3; i += 1) now = painted(now, 1, { does: 'lay', kind: 'forest_6' });
    expect(now.turns).toEqual([0, 0]);
    expect(painted(board, 0, { does: 'lay', kind: 'maize_01' })).toBe(board);
  });

  it('sets marks and takes them away', () => {
    expect(painted(board, 0, { does: 'mark', mark: 'bank' }).marks).toEqual({ bank: [1, 0] });
    expect(painted(board, 1, { does: 'mark', mark: 'bank' }).marks).toEqual({ bank: [] });
  });

  it('grows and shrinks, and marks stay with their cells', () => {
    const larger = resized(board, 3, 2);
    expect(larger.cells).toHaveLength(6);
    expect(larger.turns).toHaveLength(6);
    expect(left(larger, MAIZE)).toBe(0); // one more beside the first; then there are none
    expect(larger.marks).toEqual({ bank: [1] });
    expect(resized(larger, 1, 1)).toMatchObject({ cells: ['maize_01'], marks: { bank: [] } });
  });

  it('says numbers, and says what lies where', () => {
    expect(numbered(board, 'maize_01', 3).kinds[0]?.number).toBe(3);
    expect(cellName(board, 1)).toBe('B1');
    const [fr, en] = [makeSay('fr', 'lapins'), makeSay('en', 'lapins')];
    expect(kindWords(fr, 'board', MAIZE)).toBe('maïs, 4 emplacements');
    expect(kindWords(en, 'board', FOREST)).toBe('forest');
  });

  it('covers all of a kind, for so many players', () => {
    const two = { ...board, covered: { '2': [] } };
    const brush = { does: 'cover', players: '2' } as const;
    expect(painted(two, 1, brush).covered).toEqual({ '2': ['forest_6'] });
    expect(painted(painted(two, 1, brush), 1, brush).covered).toEqual({ '2': [] });
  });

  it('has kinds added, named and taken away again', () => {
    const [more, id] = withKind(board, { fr: 'Nouveau', en: 'New' });
    expect(withKind(more, {})[1]).not.toBe(id);
    const named = renamed(more, id, 'Marché').kinds.at(-1);
    expect(named?.name.called).toEqual({ fr: 'Marché', en: 'Marché' });
    expect(withoutKind(more, id).kinds).toEqual(board.kinds);
  });

  it('leads a line along the sides of cells, cuts it, and takes it back step by step', () => {
    const at = (x: number, y: number) => ({ x, y });
    const led = (...corners: Corner[]) => corners.reduce(ledTo, { ...board, line: [] }).line;
    expect(led(at(0, 0), at(2, 0))).toEqual([at(0, 0), at(2, 0)]);
    expect(led(at(0, 0), at(1, 0), at(2, 0))).toEqual([at(0, 0), at(2, 0)]);
    expect(led(at(0, 0), at(2, 1))).toEqual([at(0, 0), at(2, 0), at(2, 1)]);
    expect(led(at(0, 0), at(2, 1), at(1, 0))).toEqual([at(0, 0), at(1, 0)]);
    expect(led(at(0, 0), at(2, 1), at(2, 1))).toEqual([at(0, 0), at(2, 0)]);
    expect(led(at(0, 0), at(0, 0))).toEqual([]);
  });

  it('draws roads as the tile is turned', () => {
    expect(roads(FOREST, 0)).toBe('M50 0Q50 50 100 50M50 100Q50 50 0 50');
    expect(roads({ ...FOREST, roads: ['N'] }, 1)).toBe('M100 50L50 50');
  });
});
