import { expect, it } from 'vitest';
import { around, lookAt } from '../src/rules/camera';

const TABLE = { width: 1000, height: 800 };

it('is around all that a figure is about', () => {
  expect(around([])).toBeNull();
  const boxes = [
    { left: 10, top: 50, right: 40, bottom: 90 },
    { left: 30, top: 20, right: 60, bottom: 70 },
  ];
  expect(around(boxes)).toEqual({ left: 10, top: 20, right: 60, bottom: 90 });
});

it('puts it into the middle of the frame, as large as it goes', () => {
  const box = { left: 410, top: 310, right: 590, bottom: 490 };
  const look = lookAt(box, TABLE, { width: 400, height: 300 });
  expect(look.scale).toBe(1.5); // 180 and a margin of 10 on both sides, in 300
  expect((500 + look.x / look.scale) * look.scale).toBeCloseTo(200);
  expect((400 + look.y / look.scale) * look.scale).toBeCloseTo(150);
});

it('does not look past the edge of the table, nor too near', () => {
  const corner = { left: 0, top: 0, right: 20, bottom: 20 };
  expect(lookAt(corner, TABLE, { width: 400, height: 300 })).toEqual({ scale: 2, x: -0, y: -0 });
  const far = { left: 980, top: 780, right: 1000, bottom: 800 };
  const look = lookAt(far, TABLE, { width: 400, height: 300 });
  expect([look.x, look.y]).toEqual([-1600, -1300]);
});

it('shows a table smaller than its frame in the middle', () => {
  const whole = { left: 0, top: 0, right: 1000, bottom: 800 };
  const look = lookAt(whole, TABLE, { width: 1640, height: 820 });
  expect(look.scale).toBe(1);
  expect(look.x).toBe(320);
});
