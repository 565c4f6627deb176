import { describe, expect, it } from 'vitest';
import { Camera } from '../camera.svelte';
import { faceOf } from '../faces';
import {
  arrow,
  bow,
  centre,
  isLarge,
  MOUTH,
  placeBox,
  plaza,
  roadIn,
  roadThrough,
  spot,
  TILE,
} from '../geometry';
import { trees } from '../jungle';
import { scene } from './testing';

const { view } = scene('balam_turn');

describe('the map', () => {
  it('roads meet at the borders', () => {
    for (const side of ['N', 'E', 'S', 'W'] as const)
      expect(roadIn(side, 9)).toMatch(new RegExp(`^M${MOUTH[side].x} ${MOUTH[side].y}Q`));
    for (const around of [true, false]) {
      expect(roadThrough('NS', around)).toMatch(/^M100 0.* 200$/);
      expect(roadThrough('EW', around)).toMatch(/^M200 100.* 100$/);
    }
  });

  it('a large building covers two slots side by side', () => {
    expect(placeBox(1, 4, true)).toMatchObject({ width: 114, height: 54 });

    expect(placeBox(4, 4, true)).toMatchObject({ width: 54, height: 114 });
    expect(placeBox(2, 3, true)).toMatchObject({ width: 54, height: 114 });
    expect(placeBox(1, 2, true)).toMatchObject({ width: 114, height: 54 });
  });

  it('slots lie on their plaza', () => {
    for (const slots of [2, 3, 4]) {
      const ground = plaza(slots);
      for (let slot = 1; slot <= slots; slot += 1) {
        const box = placeBox(slot, slots, false);
        expect(box.x).toBeGreaterThan(ground.x);
        expect(box.y + box.height).toBeLessThan(ground.y + ground.height);
      }
    }
  });

  it('knows where a large building is large', () => {
    const place = (building: string | null, second = false) => ({
      place: '',
      building,
      second,
      tokens: [],
    });
    const places = [place('temple', true), place(null), place('village'), place('temple')];
    expect(isLarge(places, 4)).toBe(true);
    expect(isLarge(places, 3)).toBe(false);
    expect(spot(view, 'B2')).toEqual(centre('B2'));
  });

  it('the forest is always the same, and never on the plaza', () => {
    for (const tile of view.map.tiles) {
      expect(trees(tile)).toEqual(trees(tile));
      if (tile.kind !== 'land') continue;
      for (const tree of trees(tile))
        expect(Math.max(Math.abs(tree.x - TILE / 2), Math.abs(tree.y - TILE / 2))).toBeGreaterThan(
          62,
        );
    }
  });

  it('tokens travel from one place to the other', () => {
    expect(bow({ x: 0, y: 0 }, { x: 100, y: 0 })).toMatch(/^M0 0Q.* 100 0$/);
    expect(arrow({ x: 0, y: 0 }, { x: 200, y: 0 })).toMatch(/^M62 0L134 0/);
  });
});

describe('the camera', () => {
  const camera = (): Camera =>
    new Camera(
      () => ({ width: 800, height: 600 }),
      () => 1,
    );

  it('never leaves the map', () => {
    const one = camera();
    one.frame([{ x: 10, y: 10 }], 100);
    expect(one.zoom).toBeGreaterThan(2);
    expect(one.x).toBeCloseTo(400 / one.zoom);
    one.pan(5000, 5000);
    expect(one.x).toBeCloseTo(400 / one.zoom);
    one.whole();
    expect([one.zoom, one.x, one.y]).toEqual([1, 400, 300]);
  });

  it('obeys keys: zoom, then arrows', () => {
    const one = camera();
    expect(one.key('ArrowLeft')).toBe(false);
    expect(one.key('+')).toBe(true);
    expect(one.key('ArrowRight')).toBe(true);
    expect(one.x).toBeGreaterThan(400);
    expect(one.key('0')).toBe(true);
    expect(one.zoom).toBe(1);
  });

  it('a short press is a click, a long way moves the map', () => {
    const one = camera();
    one.closer();
    one.down(1, { x: 0, y: 0 });
    expect(one.move(1, { x: 3, y: 3 })).toBe(false);
    expect(one.move(1, { x: 40, y: 0 })).toBe(true);
    one.up(1);
    expect(one.moving).toBe(false);
  });

  it('two fingers bring it nearer', () => {
    const one = camera();
    one.down(1, { x: 100, y: 100 });
    one.down(2, { x: 200, y: 100 });
    one.move(2, { x: 300, y: 100 });
    expect(one.zoom).toBeCloseTo(2);
  });
});

it('cards show what they bring or bode', () => {
  expect(faceOf('prosperous_maize_jade')).toMatchObject({ wealth: ['maize', 'jade'], points: 2 });
  expect(faceOf('exceptional_katun').wealth).toEqual(['maize', 'maize']);
  expect(faceOf('exceptional_jade').wealth).toEqual(['jade', 'jade']);
  expect(faceOf('favourable_cacao').wealth).toEqual(['cacao']);
  expect(faceOf('tidal_wave')).toMatchObject({ omen: 'ill', glyph: 'wave' });
});
