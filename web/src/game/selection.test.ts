import { expect, test } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE, withHole } from './boards.test-data';
import { add, alike, all, inverted, none, only, remove, step } from './selection';
import { apply, start } from './state';

const LAYOUT = classic();
const STATE = start(puzzleOf(LAYOUT, PUZZLE_LINE));

const cellsOf = ({ cells }: { cells: ReadonlySet<number> }): number[] =>
  [...cells].sort((one, other) => one - other);

test('cells are added and removed', () => {
  const some = add(add(only(4), 7), 4);
  expect([cellsOf(some), some.cursor]).toEqual([[4, 7], 4]);
  expect(cellsOf(remove(some, 4))).toEqual([7]);
  expect(cellsOf(none(some))).toEqual([]);
});

test('a step goes alone or takes along what is selected', () => {
  expect(step(only(0), LAYOUT, 0, -1, false)).toEqual(only(8));
  const both = step(only(0), LAYOUT, 1, 0, true);
  expect([cellsOf(both), both.cursor]).toEqual([[0, 9], 9]);
  expect(step(none(only(5)), LAYOUT, 0, 1, false)).toEqual(only(5));
  expect(step(only(3), withHole(), 0, 1, false)).toEqual(only(4));
});

test('all, and all others', () => {
  expect(all(only(3), LAYOUT).cells.size).toBe(81);
  const others = inverted(only(3), LAYOUT);
  expect([others.cells.size, others.cells.has(3), others.cursor]).toEqual([80, false, 0]);
  expect(inverted(all(only(3), LAYOUT), LAYOUT).cells.size).toBe(0);
});

test('all of the same digit, or with the same notes', () => {
  expect(cellsOf(alike(STATE, 0))).toEqual([0, 14, 71]);
  expect(cellsOf(alike(STATE, 2))).toEqual([2]);
  const noted = apply(puzzleOf(LAYOUT, PUZZLE_LINE), STATE, [
    { kind: 'add', cells: [2, 3, 80], layer: 'corner', digit: 4 },
    { kind: 'add', cells: [3], layer: 'corner', digit: 5 },
  ]);
  expect(cellsOf(alike(noted, 2))).toEqual([2]);
  expect(cellsOf(alike({ ...noted, corner: noted.corner.with(3, 8) }, 2))).toEqual([2, 3]);
});
