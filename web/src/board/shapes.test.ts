import { expect, test } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE, withHole } from '../game/boards.test-data';
import { Layout } from '../game/layout';
import { maskOf } from '../game/masks';
import {
  areaOf,
  cageShapes,
  diagonalsOf,
  padlocksOf,
  paritiesOf,
  TINTS,
  tintsOf,
  windowsOf,
} from './shapes';

const CORNER = { total: 12, cells: [0, 1, 9] };

test('the floor leaves holes open', () => {
  const board = withHole();
  const floor = areaOf(board, board.positions.keys());
  expect(floor.match(/z/g)).toHaveLength(8);
  expect(floor).not.toContain('M64 64h');
});

test('boxes are tinted like a chessboard, so that neighbours differ', () => {
  const numbers = tintsOf(classic()).map(({ number }) => number);
  expect(numbers).toHaveLength(9);
  expect(numbers).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1]);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(TINTS);
  for (const [one, other] of [
    [0, 1],
    [1, 2],
    [0, 3],
    [4, 5],
    [4, 7],
    [7, 8],
  ] as const)
    expect(numbers[one], `${one} and ${other}`).not.toBe(numbers[other]);
});

test('diagonals go from corner to corner', () => {
  const { size, positions } = classic();
  const kind = 'diagonal';
  const falling = { kind, name: 'falling', cells: [0, 10, 20, 30, 40, 50, 60, 70, 80] } as const;
  const rising = { kind, name: 'rising', cells: [8, 16, 24, 32, 40, 48, 56, 64, 72] } as const;
  const board = new Layout(size, positions, [falling, rising]);
  expect(diagonalsOf(board)).toBe('M0 0L576 576M576 0L0 576');
  expect(windowsOf(board)).toEqual([]);
});

test('the line of a cage follows its cells', () => {
  const { size, positions, houses } = classic();
  const [shape] = cageShapes(new Layout(size, positions, houses, [CORNER]));
  expect(shape).toMatchObject({ total: 12, x: 0, y: 0 });
  // along the top of both cells, and around the inner corner below the second
  expect(shape!.path).toContain('M5 5H64');
  expect(shape!.path).toContain('M64 5H123');
  expect(shape!.path).toContain('M59 59H123');
  expect(shape!.path).toContain('M59 59V123');
});

test('cells for even or odd digits are marked', () => {
  const puzzle = puzzleOf(classic(), PUZZLE_LINE);
  const full = maskOf([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const allowed = [maskOf([2, 4, 6, 8]), full, maskOf([1, 3, 5, 7, 9]), maskOf([1, 2])];
  expect(paritiesOf({ ...puzzle, allowed })).toEqual([
    { kind: 'even', x: 0, y: 0 },
    { kind: 'odd', x: 128, y: 0 },
  ]);
});

test('padlocks hang in the corners of their cells', () => {
  const places = padlocksOf(classic(), [0, 10]).match(/M[\d.]+ [\d.]+h/g);
  expect(places).toEqual(['M51.5 10.5h', 'M115.5 74.5h']);
});
