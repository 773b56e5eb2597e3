import { expect, test } from 'vitest';
import { attemptsUntil, boardAfter, joined, NO_TRACE } from './watching';

const TRACE = { acts: 'gpdrs', cells: [0, 1, 0, 1, 0], digits: [4, 2, 0, 2, 0] };

test('guesses and conclusions are written, and taken back', () => {
  expect(boardAfter([0, 0], TRACE, 0, 2)).toEqual([4, 2]);
  expect(boardAfter([4, 2], TRACE, 2, 5)).toEqual([4, 0]);
});

test('a trace comes in portions', () => {
  expect(joined(NO_TRACE, TRACE)).toEqual(TRACE);
  expect(joined(TRACE, TRACE).cells).toHaveLength(10);
});

test('a making fills, empties and begins anew', () => {
  const trace = {
    acts: 'nffkexnf',
    cells: [0, 0, 1, 0, 1, 0, 0, 2],
    digits: [0, 4, 5, 4, 5, 0, 0, 6],
  };
  expect(boardAfter([0, 0, 0], trace, 0, 5)).toEqual([4, 0, 0]);
  expect(boardAfter([4, 0, 0], trace, 5, 8)).toEqual([0, 0, 6]);
  expect([attemptsUntil(trace, 5), attemptsUntil(trace, 8)]).toEqual([1, 2]);
});
