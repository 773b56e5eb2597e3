import { expect, test } from 'vitest';
import { boardAfter, joined, NO_TRACE } from './search';

const TRACE = { acts: 'gpdrs', cells: [0, 1, 0, 1, 0], digits: [4, 2, 0, 2, 0] };

test('guesses and conclusions are written, and taken back', () => {
  expect(boardAfter([0, 0], TRACE, 0, 2)).toEqual([4, 2]);
  expect(boardAfter([4, 2], TRACE, 2, 5)).toEqual([4, 0]);
});

test('a trace comes in portions', () => {
  expect(joined(NO_TRACE, TRACE)).toEqual(TRACE);
  expect(joined(TRACE, TRACE).cells).toHaveLength(10);
});
