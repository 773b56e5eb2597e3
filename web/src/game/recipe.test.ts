import { expect, test } from 'vitest';
import type { BoardChoice, ScaleChoice } from '../api';
import {
  boardOf,
  canSet,
  countLaid,
  FIRST_WISH,
  fitted,
  isLoose,
  isSound,
  laidOf,
  readWish,
  recipeOf,
  ruled,
  rulesIn,
  rulesOf,
  switchLaid,
  switchRule,
  writeWish,
  type Wish,
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

const scale = (name: string, least: number, most: number): ScaleChoice => ({
  name,
  least_givens: 20,
  most_givens: 30,
  by_removed: false,
  least_solutions: least,
  most_solutions: most,
  by_singles: false,
});

const board = (name: string, more: Partial<BoardChoice> = {}): BoardChoice => ({
  name,
  cells: 81,
  digits: 9,
  options: OPTIONS,
  levels: LEVELS,
  scales: [scale('p0-easy', 1, 1), scale('p0-hard', 11, 0)],
  symmetries: ['none', 'rotate180', 'full'],
  fewest: 17,
  boxes: [],
  ...more,
});

test('another board keeps the rules that it knows', () => {
  const wish = switchRule(switchRule(FIRST_WISH, 'windows'), 'columns');
  const on = (name: string, options: readonly string[]): string =>
    boardOf(ruled({ ...wish, board: name }, board(name, { options })));
  expect(on('samurai', [])).toBe('samurai');
  expect(on('6x6', ['+diagonals', '-columns'])).toBe('6x6-columns');
  expect(rulesOf(OPTIONS)).toHaveLength(7);
});

test('the name of a board tells its rules', () => {
  for (const name of ['9x9', '9x9-rows-boxes+diagonals+killer', '6x6+windows'])
    expect(boardOf({ board: name.split(/[+-]/)[0]!, rules: rulesIn(name) })).toBe(name);
});

test('another board brings a level, a scale and a symmetry that it has', () => {
  const small = board('4x4', { levels: ['beginner'] });
  const wish = { ...FIRST_WISH, scale: 'p3-2', symmetry: 'falling' } as const;
  const found = { level: 'beginner', scale: 'p0-hard', symmetry: 'usual' };
  expect(fitted(wish, small)).toMatchObject(found);
  expect(fitted({ ...wish, by: 'scale' }, board('9x9+killer', { scales: [] })).by).toBe('level');
  expect(fitted(FIRST_WISH, board('9x9'))).toEqual(FIRST_WISH);
});

test('regions and cages come from elsewhere', () => {
  expect(canSet(switchRule(FIRST_WISH, 'windows'))).toBe(true);
  expect(canSet(switchRule(FIRST_WISH, 'jigsaw'))).toBe(false);
  expect(canSet(switchRule(FIRST_WISH, 'killer'))).toBe(false);
});

test('a recipe names one measure of difficulty', () => {
  const classic = board('9x9');
  expect(recipeOf({ ...FIRST_WISH, by: 'scale' }, classic)).toEqual({
    board: '9x9',
    scale: 'p0-easy',
  });
  const wish = { ...FIRST_WISH, by: 'givens', givens: 24, symmetry: 'full', seed: 7 } as const;
  const recipe = { board: '9x9', givens: '24', symmetry: 'full', seed: 7 };
  expect(recipeOf(wish, classic)).toEqual(recipe);
});

test('puzzles are symmetrical where that is easily found', () => {
  const symmetry = (wish: Partial<Wish>, more: Partial<BoardChoice> = {}): string | undefined =>
    recipeOf({ ...FIRST_WISH, ...wish }, board('9x9', more)).symmetry;
  expect(recipeOf(FIRST_WISH)).toEqual({ board: '9x9', level: 'easy', symmetry: 'rotate180' });
  expect(symmetry({ by: 'givens', givens: 31 })).toBe('rotate180');
  expect(symmetry({ by: 'givens', givens: 31 }, { cells: 36 })).toBe(undefined);
  expect(symmetry({ by: 'givens', givens: 20 })).toBe(undefined);
  expect(symmetry({ level: 'beyond' })).toBe(undefined);
  expect(symmetry({}, { symmetries: ['none'] })).toBe(undefined);
});

test('few givens mean several solutions', () => {
  const wish = { ...FIRST_WISH, by: 'givens', givens: 12, symmetry: 'full' } as const;
  expect(isLoose(wish, board('9x9'))).toBe(true);
  expect(recipeOf(wish, board('9x9'))).toEqual({ board: '9x9', removed: '69' });
  expect(isLoose(wish, board('9x9+killer', { fewest: 0 }))).toBe(false);
  expect(isLoose({ ...FIRST_WISH, by: 'scale', scale: 'p0-hard' }, board('9x9'))).toBe(true);
});

test.each([
  [{ by: 'givens', givens: 0 }, true],
  [{ by: 'givens', givens: 81 }, true],
  [{ by: 'givens', givens: 82 }, false],
  [{ by: 'givens', givens: -1 }, false],
  [{ by: 'givens', givens: NaN }, false],
  [{ by: 'givens', givens: 2.5 }, false],
  [{ by: 'level', givens: 82 }, true],
  [{ seed: 2 ** 53 }, false],
] as const)('numbers of a wish %o', (wish, isRight) => {
  expect(isSound({ ...FIRST_WISH, ...wish }, board('9x9'))).toBe(isRight);
});

test('a wish is kept, but for its seed', () => {
  const wish = { ...switchRule(FIRST_WISH, 'killer'), by: 'scale', scale: 'p3-2' } as const;
  expect(readWish(writeWish({ ...wish, seed: 5 }))).toEqual(wish);
  for (const text of [null, '', '{', '[]', '{"board":1}'])
    expect(readWish(text)).toEqual(FIRST_WISH);
});

test('rules are laid: kinds, and how many of them', () => {
  const two = switchLaid(switchLaid(FIRST_WISH, 'arrow'), 'cage');
  expect(recipeOf(two).rules).toBe('arrow,cage');
  const counted = countLaid(two, 'cage', 6);
  expect(recipeOf(counted).rules).toBe('arrow,cage:6');
  expect(recipeOf(countLaid(counted, 'cage', undefined)).rules).toBe('arrow,cage');
  expect(recipeOf(switchLaid(counted, 'arrow')).rules).toBe('cage:6');
  expect(recipeOf(FIRST_WISH)).not.toHaveProperty('rules');
});

test('killers and earlier scales leave no room for rules to lay', () => {
  const arrows = switchLaid(FIRST_WISH, 'arrow');
  expect(laidOf(switchRule(arrows, 'killer'))).toEqual([]);
  expect(laidOf({ ...arrows, by: 'scale' })).toEqual([]);
  expect(laidOf({ ...arrows, by: 'givens', givens: 0 })).toEqual([{ kind: 'arrow' }]);
});

test('rules to lay are kept, and what is damaged is left out', () => {
  const wish = countLaid(switchLaid(FIRST_WISH, 'arrow'), 'arrow', 3);
  expect(readWish(writeWish(wish)).laid).toEqual(wish.laid);
  const damaged = JSON.stringify({
    ...FIRST_WISH,
    laid: [{ kind: 1 }, { kind: 'cage', count: -1 }],
  });
  expect(readWish(damaged).laid).toEqual([{ kind: 'cage' }]);
});
