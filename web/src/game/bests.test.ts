import { expect, test } from 'vitest';
import { puzzleOf, square } from './boards.test-data';
import { kindOf, readBests, withTime } from './bests';

test('only the best time of each kind stays', () => {
  const bests = withTime(withTime(withTime({}, '9x9 easy', 300), '9x9 easy', 200), '9x9 hard', 900);
  expect(withTime(bests, '9x9 easy', 250)).toEqual({ '9x9 easy': 200, '9x9 hard': 900 });
  expect(readBests(JSON.stringify(bests))).toEqual(bests);
});

test('what cannot be read is nothing', () => {
  expect([null, '[', '5', '{"a": "b", "c": -1}'].map(readBests)).toEqual([{}, {}, {}, {}]);
});

test('puzzles of no kind have no best time', () => {
  const puzzle = puzzleOf(square(2), '1...............');
  expect(kindOf(puzzle)).toBeUndefined();
  expect(kindOf({ ...puzzle, info: { board: '4x4', level: 'easy' } })).toBe('4x4 easy');
});
