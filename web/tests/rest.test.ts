import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restWhenIdle } from '../src/ui/rest';

class Ornament {
  playState = 'running';
  currentTime = 60_000;
  constructor(private iterations = Infinity) {}
  effect = { getComputedTiming: () => ({ iterations: this.iterations }) };
  pause = () => (this.playState = 'paused');
  play = () => (this.playState = 'running');
}

let shown: Ornament[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.getAnimations = () => shown as unknown as Animation[];
  stop = restWhenIdle(document);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function touch() {
  document.dispatchEvent(new Event('pointermove'));
}

test('endless ornaments rest when nobody touches anything, and wake at once', () => {
  const water = new Ornament();
  shown = [water];
  vi.advanceTimersByTime(15_000);
  expect(water.playState).toBe('running');
  vi.advanceTimersByTime(10_000);
  expect(water.playState).toBe('paused');
  touch();
  expect(water.playState).toBe('running');
});

test('a move that is shown is never stopped', () => {
  const rocket = new Ornament(1);
  shown = [rocket];
  vi.advanceTimersByTime(60_000);
  expect(rocket.playState).toBe('running');
});

test('what begins while all rest has its time', () => {
  vi.advanceTimersByTime(60_000);
  const turn = new Ornament();
  turn.currentTime = 3_000;
  shown = [turn];
  vi.advanceTimersByTime(5_000);
  expect(turn.playState).toBe('running');
  turn.currentTime = 23_000;
  vi.advanceTimersByTime(5_000);
  expect(turn.playState).toBe('paused');
});

test('what was ended meanwhile is not begun again', () => {
  const light = new Ornament();
  shown = [light];
  vi.advanceTimersByTime(30_000);
  light.playState = 'idle';
  touch();
  expect(light.playState).toBe('idle');
});
