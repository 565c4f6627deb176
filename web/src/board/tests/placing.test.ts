import { expect, it } from 'vitest';
import { placed, type Box } from '../placing';
import { nextThat } from '../walking';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const ANSWERS = box(0, 600, 390, 244);
const PHONE = { width: 390, height: 844, kept: [ANSWERS] };

it('opens below what it is about, and above it where answers lie below', () => {
  const size = { width: 336, height: 150 };
  expect(placed(size, box(180, 200, 20, 20), PHONE)).toMatchObject({ left: 22, top: 228 });
  expect(placed(size, box(180, 550, 20, 20), PHONE)).toMatchObject({ left: 22, top: 392 });
});

it('what is too tall ends above the answers', () => {
  const { top, height } = placed({ width: 336, height: 700 }, box(180, 300, 20, 20), PHONE);
  expect(top + height).toBeLessThan(ANSWERS.top);
});

it('stays in the window, and of what is nowhere opens at its head', () => {
  const room = { width: 1280, height: 720, kept: [box(0, 650, 1280, 70)] };
  const size = { width: 340, height: 200 };
  expect(placed(size, box(1260, 10, 15, 15), room)).toMatchObject({ left: 932, top: 33 });
  expect(placed(size, null, room)).toMatchObject({ left: 470, top: 8 });
});

it('arrows lead to the nearest thing that way', () => {
  const things = [box(0, 0, 10, 10), box(100, 0, 10, 10), box(60, 40, 10, 10), box(0, 90, 10, 10)];
  const from = box(0, 0, 10, 10);
  expect(
    ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter'].map((key) => nextThat(key, from, things)),
  )
    // straight on rather than nearer and aside
    .toEqual([1, 3, -1, -1]);
});
