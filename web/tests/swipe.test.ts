import { expect, it } from 'vitest';
import { swipedAmong } from '../src/ui/swipe';

const PARTS = ['map', 'cards', 'kings'] as const;

it('a swipe turns to the next part, and not past the last', () => {
  expect(swipedAmong(PARTS, 'map', -90, 10)).toBe('cards');
  expect(swipedAmong(PARTS, 'cards', 90, 10)).toBe('map');
  expect(swipedAmong(PARTS, 'map', 90, 10)).toBe('map');
  expect(swipedAmong(PARTS, 'kings', -90, 10)).toBe('kings');
});

it('a short or slanting one scrolls', () => {
  expect(swipedAmong(PARTS, 'cards', -50, 10)).toBe('cards');
  expect(swipedAmong(PARTS, 'cards', -90, 80)).toBe('cards');
});
