import { expect, test } from 'vitest';
import { FIRST_PLAN, newPuzzles, printWishOf, readPlan, type Material } from './printing';

const MATERIAL: Material = {
  game: { board: '9x9', givens: '.'.repeat(81) } as never,
  file: undefined,
  language: 'cs',
  address: 'http://localhost/',
};

test('new puzzles are asked for by their kinds', () => {
  const mixes = [
    { count: 3, board: '9x9', level: 'easy' },
    { count: 2, board: 'samurai', level: 'hard' },
  ];
  const plan = { ...FIRST_PLAN, mixes, seed: 7, perPage: 4 };
  const wish = printWishOf(plan, MATERIAL);
  expect(wish?.mixes?.[1]).toEqual({ count: 2, recipe: { board: 'samurai', level: 'hard' } });
  expect(wish).toMatchObject({ seed: 7, setup: { per_page: 4, language: 'cs', address: '' } });
  expect(wish?.games).toBeUndefined();
  expect(newPuzzles(plan)).toBe(5);
});

test('a game or a file is printed as it is, if there is one', () => {
  const ofGame = printWishOf({ ...FIRST_PLAN, source: 'game' }, MATERIAL);
  expect(ofGame).toMatchObject({ games: [MATERIAL.game] });
  expect(ofGame?.mixes).toBeUndefined();
  expect(printWishOf({ ...FIRST_PLAN, source: 'file' }, MATERIAL)).toBeUndefined();
  expect(newPuzzles({ ...FIRST_PLAN, source: 'game' })).toBe(0);
});

test('codes lead to this page', () => {
  const plan = { ...FIRST_PLAN, switches: { ...FIRST_PLAN.switches, codes: true } };
  expect(printWishOf(plan, MATERIAL)?.setup?.address).toBe(MATERIAL.address);
});

test('the last plan comes back, without what is broken', () => {
  const kept = { ...FIRST_PLAN, paper: 'A5', perPage: 99, mixes: [{ count: 0 }], seed: 3 };
  const plan = readPlan(JSON.stringify(kept), 8);
  expect(plan).toEqual({ ...FIRST_PLAN, paper: 'A5', seed: 8 });
  expect(readPlan('{', 8)).toEqual({ ...FIRST_PLAN, seed: 8 });
});
