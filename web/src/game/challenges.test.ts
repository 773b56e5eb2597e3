import { expect, test } from 'vitest';
import { CHALLENGES, lastOpen, nextChallenge } from './challenges';

test.each([
  [[], 1, 1],
  [[1, 2, 3], 4, 4],
  [[1, 3], 4, 2], // played on another machine, perhaps
  [Array.from({ length: CHALLENGES }, (_, index) => index + 1), 81, 81],
])('after %j, %i is open and %i is next', (finished, last, next) => {
  expect(lastOpen(finished)).toBe(last);
  expect(nextChallenge(new Set(finished))).toBe(next);
});
