import { expect, test } from 'vitest';
import { placeAfter } from './walking';

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowDown', 3, 10],
  ['ArrowUp', 3, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 27, 27],
  ['Home', 17, 0],
  ['End', 3, 29],
  ['a', 3, undefined],
])('%s from %i leads to %j', (key, from, to) => {
  expect(placeAfter(key, from, 30, 7)).toBe(to);
});
