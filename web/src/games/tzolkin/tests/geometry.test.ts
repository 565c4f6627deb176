import { describe, expect, it } from 'vitest';
import {
  angleOf,
  closeUp,
  DAY,
  firstTooth,
  gapAt,
  greatTurned,
  GREAT_PITCH,
  GREAT_TEETH,
  outline,
  PLACES,
  pitchOf,
  polar,
  ringOf,
  toothAngle,
  turned,
  type Point,
  windowOf,
} from '../geometry';

const rotate = (p: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return { x: p.x * Math.cos(a) - p.y * Math.sin(a), y: p.x * Math.sin(a) + p.y * Math.cos(a) };
};
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function inside(p: Point, shape: Point[]): boolean {
  let within = false;
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x)
      within = !within;
  });
  return within;
}
/** Corners and points between them. */
const dense = (shape: Point[]): Point[] =>
  shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length] as Point;
    return [0, 0.25, 0.5, 0.75].map((t) => ({
      x: a.x + (b.x - a.x) * t,
      y: a.y + (b.y - a.y) * t,
    }));
  });

describe('the gears', () => {
  it('touch the great wheel pitch circle to pitch circle', () => {
    for (const gear of PLACES)
      expect(apart(gear.centre, { x: 0, y: 0 })).toBeCloseTo(GREAT_PITCH + pitchOf(gear.teeth));
  });

  it('mesh: no tooth ever cuts into another while they turn', () => {
    for (const gear of PLACES) {
      const small = outline(gear.teeth, firstTooth(gear));
      const great = outline(GREAT_TEETH, toothAngle(0));
      for (let day = 0; day <= 1; day += 1 / 24) {
        const wheel = great.map((p) => rotate(p, greatTurned(day)));
        const here = (p: Point): Point => {
          const at = rotate(p, turned(gear, day));
          return { x: at.x + gear.centre.x, y: at.y + gear.centre.y };
        };
        const cog = small.map(here);
        const clash = [
          ...dense(cog).filter((p) => inside(p, wheel)),
          ...dense(wheel).filter((p) => inside(p, cog)),
        ];
        expect(clash, `${gear.name} at ${day}`).toEqual([]);
      }
    }
  });

  it('reach into each other: a tooth stands in the gap where they meet', () => {
    for (const gear of PLACES) {
      const tip = polar(pitchOf(gear.teeth) + 10, firstTooth(gear));
      const world = { x: tip.x + gear.centre.x, y: tip.y + gear.centre.y };
      expect(apart(world, { x: 0, y: 0 })).toBeLessThan(GREAT_PITCH);
      const fromArrow = (firstTooth(gear) + 180 - toothAngle(0)) / DAY;
      expect(Math.abs(fromArrow % 1)).toBeCloseTo(0.5);
    }
  });

  it('leave each other room for their rings', () => {
    PLACES.forEach((a, i) =>
      PLACES.slice(i + 1).forEach((b) =>
        expect(apart(a.centre, b.centre)).toBeGreaterThan(ringOf(a) + ringOf(b) - 50),
      ),
    );
  });
});

describe('positions', () => {
  it('a worker stays in its gap and reaches the next position each day', () => {
    for (const gear of PLACES) {
      expect(gapAt(gear, 1, 6)).toBe(gapAt(gear, 0, 5));
      expect(gapAt(gear, gear.teeth - 1, 30)).toBe(gapAt(gear, 0, 31));
    }
  });

  it('a gap that has turned lies where the position is painted', () => {
    for (const gear of PLACES) {
      const day = 7;
      const gap = gapAt(gear, 3, day);
      const drawn = angleOf(gear, gap) + turned(gear, day);
      expect(Math.cos(((drawn - angleOf(gear, 3)) * Math.PI) / 180)).toBeCloseTo(1);
    }
  });

  it('the plain positions lie on either side of the meeting point', () => {
    for (const gear of PLACES) {
      const half = 180 / gear.teeth;
      expect((angleOf(gear, gear.teeth - 1) - gear.mesh + 720) % 360).toBeCloseTo(half);
      expect((gear.mesh - angleOf(gear, gear.teeth - 2) + 720) % 360).toBeCloseTo(half);
    }
  });
});

describe('the lens', () => {
  it('leaves the whole as it is and brings a gear to the middle', () => {
    const whole = windowOf(null);
    expect(closeUp(whole, whole)).toBe('translate(0px, 0px) scale(1)');
    const near = windowOf('tikal');
    const [x = 0, y = 0, scale = 0] = closeUp(whole, near)
      .match(/-?[\d.]+/g)!
      .map(Number);
    expect(scale).toBeGreaterThan(2);
    expect(x + scale * (near.x + near.width / 2)).toBeCloseTo(whole.x + whole.width / 2, -1);
    expect(y + scale * (near.y + near.height / 2)).toBeCloseTo(whole.y + whole.height / 2, -1);
  });
});
