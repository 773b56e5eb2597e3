import { expect, test } from 'vitest';
import { HEIGHT, plotOf } from './plot';

const MINUTE = 60_000;

test('dots stand as high as their times, from left to right', () => {
  const { dots, best, ticks } = plotOf([4, 2, 8].map((minutes) => minutes * MINUTE));
  expect(dots.map(({ x }) => x)).toEqual(dots.map(({ x }) => x).toSorted((one, two) => one - two));
  const [zero] = ticks;
  const heights = dots.map(({ y }) => zero!.y - y);
  expect(heights[0]! / heights[1]!).toBeCloseTo(2);
  expect(heights[2]! / heights[1]!).toBeCloseTo(4);
  expect(best).toBe(1);
});

test.each([
  [[3 * MINUTE], [0, 1, 2, 3]],
  [
    [90 * MINUTE, 1],
    [0, 30, 60, 90],
  ],
  [[24 * MINUTE], [0, 5, 10, 15, 20, 25]],
])('times up to %j have ticks at %j minutes', (times, minutes) => {
  const { ticks } = plotOf(times);
  expect(ticks.map(({ time }) => time / MINUTE)).toEqual(minutes);
  expect(ticks.every(({ y }) => y > 0 && y < HEIGHT)).toBe(true);
});

test('the line is the mean of the last five', () => {
  const { line, dots } = plotOf([1, 1, 1, 1, 1, 6].map((minutes) => minutes * MINUTE));
  const end = Number(line.split(' ').at(-1));
  expect(end).toBeCloseTo(dots[0]!.y - (dots[0]!.y - dots[5]!.y) / 5, 0);
});

test('wins in no time at all can be drawn, too', () => {
  expect(plotOf([0]).line).not.toContain('NaN');
});
