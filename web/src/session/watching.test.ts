import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLOWEST, Watching } from './watching.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watching(speed: number): Watching {
  const one = new Watching();
  one.speed = speed;
  one.hear({ acts: 'p'.repeat(100), cells: [...Array(100).keys()], digits: Array(100).fill(1) });
  one.begin(async () => undefined);
  return one;
}

test('each place of the speed doubles what is seen in a second', () => {
  const seen = [-2, -1, 0, 1].map((speed) => {
    const one = watching(speed);
    vi.advanceTimersByTime(1000);
    return one.at;
  });
  expect(seen).toEqual([5, 10, 20, 40]);
});

test('the slowest can be followed by eye, and a pause holds it', () => {
  const one = watching(SLOWEST);
  vi.advanceTimersByTime(1600);
  expect(one.at).toBe(2);
  one.isRunning = false;
  vi.advanceTimersByTime(10_000);
  expect(one.at).toBe(2);
});
