import { expect, test } from 'vitest';
import type { BoardChoice } from '../api';
import {
  boardOf,
  canBe,
  canSet,
  FIRST_WISH,
  fitted,
  readWish,
  recipeOf,
  rulesOf,
  switchRule,
  writeWish,
} from './recipe';

const LEVELS: BoardChoice['levels'] = ['beginner', 'easy', 'medium'];
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

const board = (name: string, options: readonly string[], levels = LEVELS): BoardChoice => ({
  name,
  cells: 0,
  digits: 0,
  options,
  levels,
  scales: ['p0-easy', 'p0-hard'],
});

test('another board keeps the rules that it knows', () => {
  const wish = switchRule(switchRule(FIRST_WISH, 'windows'), 'columns');
  const on = (name: string, options: readonly string[]): string =>
    boardOf(fitted({ ...wish, board: name }, board(name, options)));
  expect(on('samurai', [])).toBe('samurai');
  expect(on('6x6', ['+diagonals', '-columns'])).toBe('6x6-columns');
  expect(rulesOf(OPTIONS)).toHaveLength(7);
});

test('another board brings a level and a scale that it has', () => {
  const small = board('4x4', OPTIONS, ['beginner']);
  const wish = { ...FIRST_WISH, board: '4x4', scale: 'p3-2' } as const;
  expect(fitted(wish, small)).toMatchObject({ level: 'beginner', scale: 'p0-hard' });
  expect(canBe('easy', wish, small)).toBe(false);
  const killer = switchRule(wish, 'killer');
  expect(fitted(killer, small).level).toBe('easy');
  expect(canBe('easy', killer, small)).toBe(true);
  expect(fitted(FIRST_WISH, board('9x9', OPTIONS))).toEqual(FIRST_WISH);
});

test('regions and cages come from elsewhere', () => {
  expect(canSet(switchRule(FIRST_WISH, 'windows'))).toBe(true);
  expect(canSet(switchRule(FIRST_WISH, 'jigsaw'))).toBe(false);
  expect(canSet(switchRule(FIRST_WISH, 'killer'))).toBe(false);
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
