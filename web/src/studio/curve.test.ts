import { expect, test } from 'vitest';
import { curveOf, HEIGHT, WIDTH } from './curve';

test('the curve goes from left to right, and harder steps stand higher', () => {
  const { xs, ys, line, ticks } = curveOf([1, 3, 1, 8.2]);
  expect(xs).toEqual([...xs].sort((one, other) => one - other));
  expect(xs.at(-1)).toBeLessThanOrEqual(WIDTH);
  expect(Math.min(...ys)).toBe(ys[3]);
  expect(ys[0]).toBe(ys[2]);
  expect(ys.every((y) => y > 0 && y < HEIGHT)).toBe(true);
  expect(line.match(/[ML]/g)).toHaveLength(4);
  expect(ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8]);
});

test('a way of one step, or of none, is drawn, too', () => {
  expect(curveOf([2.3]).xs).toHaveLength(1);
  expect(curveOf([]).area).toBe('');
});
