import { describe, expect, it } from 'vitest';
import { cellName, cellsOf, gridOf, outline, spot, stream, tonesOf, U } from '../geometry';
import { figure, stonesLaid, storeysOf } from '../shapes';
import { trackOf } from '../track';
import { scene } from './testing';

describe('the city', () => {
  it('names its cells as the rules do', () => {
    expect(cellName(0, 0)).toBe('A1');
    expect(cellName(10, 10)).toBe('K11');
    expect(gridOf('P16')).toEqual({ column: 15, row: 15 });
    const cells = cellsOf(scene('move').view.board);
    expect(cells).toHaveLength(121);
    expect(cells[60]).toEqual({ name: 'F6', char: 'S' });
  });

  it('draws a court as one outline, with a second loop for a hole', () => {
    expect(outline(['A1'], 0, 0)).toBe(
      'M0 0Q0 0 0 0L100 0Q100 0 100 0L100 100Q100 100 100 100L0 100Q0 100 0 100Z',
    );
    const ring = ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'];
    expect(outline(ring, 5, 8).match(/M/g)).toHaveLength(2);
    expect(outline(['A1', 'B2'], 5, 8).match(/M/g)).toHaveLength(2);
  });

  it('gives neighbouring courts different tones, on every map', () => {
    for (const name of ['place', 'move', 'own_map'] as const) {
      const { board } = scene(name).view;
      const tones = tonesOf(board, 6);
      board.rows.forEach((line, row) =>
        [...line].forEach((char, column) => {
          for (const next of [line[column + 1], board.rows[row + 1]?.[column]]) {
            if (next === undefined || next === char) continue;
            if (tones.has(char) && tones.has(next))
              expect(tones.get(char)).not.toBe(tones.get(next));
          }
        }),
      );
    }
  });

  it('lets the river begin and end where its line does', () => {
    const path = stream([spot('A1'), spot('A4'), spot('D4')], 0, 0);
    expect(path.startsWith('M50.0 50.0')).toBe(true);
    expect(path.endsWith('L350.0 350.0')).toBe(true);
  });
});

describe('the score track', () => {
  it('goes round the city and reaches the end of the game', () => {
    for (const name of ['place', 'move', 'own_map'] as const) {
      const { board, end } = scene(name).view;
      const spaces = trackOf(board, end.threshold);
      expect(spaces.length).toBeGreaterThan(end.threshold);
      for (const { x, y } of spaces) {
        const inside = x > 0 && y > 0 && x < board.columns * U && y < board.rows.length * U;
        expect(inside).toBe(false);
      }
      const places = new Set(spaces.map(({ x, y }) => `${x} ${y}`));
      expect(places.size).toBe(spaces.length);
    }
  });
});

describe('pieces', () => {
  it('a pyramid has as many steps as storeys, each narrower and higher', () => {
    for (const height of [1, 2, 3, 4, 5]) {
      const storeys = storeysOf(height);
      expect(storeys).toHaveLength(height);
      storeys.slice(1).forEach((storey, i) => {
        expect(storey.width).toBeLessThan(storeys[i]!.width);
        expect(storey.front).toBeLessThan(storeys[i]!.front);
      });
      expect(storeys[0]!.width).toBeLessThan(U);
    }
  });

  it('up to five stones lie apart on one cell', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const laid = stonesLaid([0, 1, 2, 3, 4].slice(0, count));
      laid.forEach((a, i) =>
        laid
          .slice(i + 1)
          .forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(30)),
      );
    }
  });

  it('a constellation is a line or a closed square', () => {
    expect(figure(['B4', 'D4', 'F4'].map(spot))).toBe('M150 350L350 350L550 350');
    expect(figure(['E4', 'H4', 'E7', 'H7'].map(spot))).toBe('M450 350L750 350L750 650L450 650Z');
  });
});
