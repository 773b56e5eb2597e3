import { expect, test } from 'vitest';
import {
  boardOf,
  FIRST_WISH,
  onBoard,
  readWish,
  recipeOf,
  rulesOf,
  switchRule,
  writeWish,
} from './recipe';

const OPTIONS = ['+diagonals', '+windows', '+jigsaw', '+killer', '-rows', '-columns', '-boxes'];

test('rules are switched one by one', () => {
  expect(boardOf(FIRST_WISH)).toBe('9x9');
  const withoutRows = switchRule(FIRST_WISH, 'rows');
  expect(boardOf(withoutRows)).toBe('9x9-rows');
  expect(boardOf(switchRule(withoutRows, 'diagonals'))).toBe('9x9-rows+diagonals');
  expect(boardOf(switchRule(withoutRows, 'rows'))).toBe('9x9');
});

test('regions take the place of boxes', () => {
  const jigsaw = switchRule(FIRST_WISH, 'jigsaw');
  expect(boardOf(jigsaw)).toBe('9x9+jigsaw');
  expect(boardOf(switchRule(jigsaw, 'boxes'))).toBe('9x9+jigsaw');
});

test('another board keeps the rules that it knows', () => {
  const wish = switchRule(switchRule(FIRST_WISH, 'windows'), 'columns');
  expect(boardOf(onBoard(wish, 'samurai', []))).toBe('samurai');
  expect(boardOf(onBoard(wish, '6x6', ['+diagonals', '-columns']))).toBe('6x6-columns');
  expect(rulesOf(OPTIONS)).toHaveLength(7);
});

test('a recipe names one measure of difficulty', () => {
  expect(recipeOf(FIRST_WISH)).toEqual({ board: '9x9', level: 'easy' });
  expect(recipeOf({ ...FIRST_WISH, by: 'givens', givens: 24, symmetry: 'full', seed: 7 })).toEqual({
    board: '9x9',
    givens: '24',
    symmetry: 'full',
    seed: 7,
  });
});

test('a wish is kept, but for its seed', () => {
  const wish = { ...switchRule(FIRST_WISH, 'killer'), by: 'scale', scale: 'p3-2' } as const;
  expect(readWish(writeWish({ ...wish, seed: 5 }))).toEqual(wish);
  for (const text of [null, '', '{', '[]', '{"board":1}'])
    expect(readWish(text)).toEqual(FIRST_WISH);
});
