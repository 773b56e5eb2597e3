import { expect, test } from 'vitest';
import { cornerUnder, edgeUnder, outsideUnder, placeUnder, strokeAt } from './aim';
import { squareOf } from './drawing';
import { apply } from './edits';
import { mapPlaces, placesIn } from './kinds';
import { kindsForTests } from './kinds.test-data';
import { extended, linesFrom, treeOf } from './ways';

const kinds = kindsForTests();
const board = squareOf(9);
const drawn = (name: string, ...strokes: number[][]): unknown =>
  treeOf(kinds.get(name)!, strokes, board);

test.each([
  ['thermometer', [[0, 1, 11]], { cells: [0, 1, 11] }],
  ['thermometer', [[0]], undefined],
  ['arrow', [[0, 1, 2]], { circle: [0], line: [1, 2] }],
  ['arrow', [[0]], undefined],
  ['cage', [[9, 0, 9, 1]], { cells: [0, 1, 9], total: 15 }],
  ['cage', [[4]], { cells: [4], total: 9 }],
  ['cage', [[0, 1, 2, 3, 4, 5]], { cells: [0, 1, 2, 3, 4, 5], total: 21 }],
  ['difference', [[1, 0]], { cells: [0, 1], value: 1 }],
  ['inequality', [[1, 0]], { greater: 1, lesser: 0 }],
  ['quadruple', [[0, 1, 9, 10]], { cells: [0, 1, 9, 10], digits: [1, 2] }],
  ['clone', [[0, 1, 10], [40]], { cells: [0, 1, 10], copy: [40, 41, 50] }],
  ['clone', [[0, 1], [8]], undefined],
  ['clone', [[0, 1]], undefined],
  [
    'equal_sums',
    [
      [0, 1],
      [3, 2],
    ],
    {
      sets: [
        [0, 1],
        [2, 3],
      ],
    },
  ],
  ['equal_sums', [[0, 1]], undefined],
  ['even', [[5]], { cell: 5 }],
  ['counting_circles', [[5, 3]], { cells: [3, 5] }],
  ['sandwich', [[8, 7]], { cells: [8, 7], value: 12 }],
  ['anti_knight', [], {}],
])('%s from the strokes %j', (name, strokes, expected) => {
  const found = drawn(name, ...strokes);
  expect(found).toEqual(expected && { kind: name, ...expected });
});

test('strokes along cells go on beside the last one only, and back', () => {
  const line = kinds.get('thermometer')!;
  expect(extended(line, [0], 10, board)).toEqual([0, 10]);
  expect(extended(line, [0], 2, board)).toEqual([0]);
  expect(extended(line, [0, 1], 0, board)).toEqual([0]);
  expect(extended(line, [0, 1, 2], 1, board)).toEqual([0, 1]);
  expect(extended(kinds.get('cage')!, [0], 80, board)).toEqual([0, 80]);
  expect(extended(kinds.get('difference')!, [0], 10, board)).toEqual([0]);
  expect(extended(kinds.get('difference')!, [0, 1], 2, board)).toEqual([0, 1]);
});

test('clues look along rows, columns and diagonals, from all four sides', () => {
  expect(linesFrom(board, [2, -1], 'row')).toEqual([[18, 19, 20, 21, 22, 23, 24, 25, 26]]);
  expect(linesFrom(board, [2, 9], 'row')[0]![0]).toBe(26);
  expect(linesFrom(board, [-1, 0], 'row')[0]!.slice(0, 2)).toEqual([0, 9]);
  expect(linesFrom(board, [9, 0], 'row')[0]!.slice(0, 2)).toEqual([72, 63]);
  expect(linesFrom(board, [-1, 3], 'diagonal')).toEqual([
    [4, 14, 24, 34, 44],
    [2, 10, 18],
  ]);
  expect(linesFrom(board, [-1, -1], 'diagonal')[0]).toHaveLength(9);
  expect(linesFrom(board, [-1, -1], 'row')).toEqual([]);
  expect(linesFrom(board, [4, 4], 'row')).toEqual([]);
});

test('a pointer aims at cells, edges, corners and places beside the board', () => {
  expect(placeUnder(board, { row: 1.9, column: 0.1 })).toBe(9);
  expect(placeUnder(board, { row: 1.99, column: 0.01 }, true)).toBeUndefined();
  expect(placeUnder(board, { row: -0.5, column: 0.5 })).toBeUndefined();
  expect(edgeUnder(board, { row: 0.5, column: 0.9 })).toEqual([0, 1]);
  expect(edgeUnder(board, { row: 0.5, column: 1.1 })).toEqual([1, 0]);
  expect(edgeUnder(board, { row: 0.9, column: 0.5 })).toEqual([0, 9]);
  expect(edgeUnder(board, { row: 0.1, column: 0.5 })).toEqual([]);
  expect(cornerUnder(board, { row: 1.2, column: 0.8 })).toEqual([0, 1, 9, 10]);
  expect(cornerUnder(board, { row: 0.1, column: 0.8 })).toEqual([]);
  expect(outsideUnder(board, { row: 3.5, column: -0.2 })).toEqual([3, -1]);
  expect(outsideUnder(board, { row: 3.5, column: 3.5 })).toBeUndefined();
  expect(strokeAt(board, { way: 'corner' }, { row: 1, column: 1 })).toHaveLength(4);
});

test('rules inside of rules have their cells moved, too', () => {
  const inner = { kind: 'thermometer', cells: [0, 1] };
  const tree = { kind: 'either', branches: [[inner], [{ kind: 'even', cell: 5 }]] } as never;
  expect(placesIn(tree, kinds)).toEqual([0, 1, 5]);
  const moved = mapPlaces(tree, kinds, (place) => place + 9);
  expect(placesIn(moved, kinds)).toEqual([9, 10, 14]);
});

test('a hole ends the line of a clue', () => {
  const holed = apply(board, { do: 'hole', cells: [22], isHole: true }, kinds);
  expect(linesFrom(holed, [2, -1], 'row')).toEqual([[18, 19, 20, 21]]);
});
