import { expect, test } from 'vitest';
import { AT_REST, moved } from '../pinch';

const window = { x: 390, y: 400 };

test('what is under two fingers stays under them while they part', () => {
  const near = moved(AT_REST, { x: 100, y: 200 }, { x: 100, y: 200 }, 2, window);
  expect(near).toEqual({ zoom: 2, x: -100, y: -200 });
});

test('a board brought nearer is moved by a finger, never past its edge', () => {
  const near = { zoom: 2, x: -100, y: -200 };
  const on = moved(near, { x: 0, y: 0 }, { x: -50, y: 10 }, 1, window);
  expect(on).toEqual({ zoom: 2, x: -150, y: -190 });
  expect(moved(near, { x: 0, y: 0 }, { x: 900, y: -900 }, 1, window)).toEqual({
    zoom: 2,
    x: 0,
    y: -400,
  });
});

test('it is never smaller than its window', () => {
  expect(moved(AT_REST, { x: 9, y: 9 }, { x: 50, y: 50 }, 0.4, window)).toEqual(AT_REST);
});
