import { expect, test } from 'vitest';
import {
  faultOf,
  FIRST_MIX,
  FIRST_PLAN,
  newPuzzles,
  printWishOf,
  readPlan,
  type Material,
} from './printing';

const MATERIAL: Material = {
  game: { board: '9x9', givens: '.'.repeat(81) } as never,
  file: undefined,
  language: 'cs',
  address: 'http://localhost/',
};

test('new puzzles are asked for by their kinds', () => {
  const mixes = [
    { ...FIRST_MIX, count: 3 },
    { ...FIRST_MIX, count: 2, board: 'samurai', level: 'hard' },
    { ...FIRST_MIX, count: 1, by: 'scale', scale: 'p3-2' } as const,
    { ...FIRST_MIX, count: 1, by: 'givens', givens: 24 } as const,
  ];
  const plan = { ...FIRST_PLAN, mixes, seed: 7, perPage: 4 };
  const wish = printWishOf(plan, MATERIAL);
  expect(wish?.mixes?.[1]).toEqual({ count: 2, recipe: { board: 'samurai', level: 'hard' } });
  expect(wish?.mixes?.slice(2).map(({ recipe }) => recipe)).toEqual([
    { board: '9x9', scale: 'p3-2' },
    { board: '9x9', givens: '24' },
  ]);
  expect(wish).toMatchObject({ seed: 7, setup: { per_page: 4, language: 'cs', address: '' } });
  expect(wish?.games).toBeUndefined();
  expect(newPuzzles(plan)).toBe(7);
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

test('a plan of an earlier version comes back, too', () => {
  const kept = { mixes: [{ count: 2, board: '6x6', level: 'hard' }] };
  expect(readPlan(JSON.stringify(kept), 1).mixes).toEqual([
    { ...FIRST_MIX, count: 2, board: '6x6', level: 'hard' },
  ]);
});

test('numbers out of their range are told, not changed', () => {
  const fault = (change: object) => faultOf({ ...FIRST_PLAN, ...change }, () => [17, 81]);
  const mixed = (change: object) => fault({ mixes: [{ ...FIRST_MIX, ...change }] });
  expect(fault({})).toBeUndefined();
  expect(mixed({ count: 101 })).toEqual({ field: 'count', number: 101, least: 1, most: 100 });
  expect(mixed({ count: 2.5 })?.field).toBe('count');
  expect(mixed({ count: NaN })?.field).toBe('count');
  expect(mixed({ givens: 99 })).toBeUndefined();
  expect(mixed({ by: 'givens', givens: 99 })?.most).toBe(81);
  expect(fault({ margin: 2 })?.field).toBe('margin');
  expect(fault({ cell: 7.5 })).toBeUndefined();
  expect(fault({ cell: 1 })?.field).toBe('cell');
  expect(fault({ seed: -1 })?.field).toBe('seed');
  expect(fault({ seed: -1, source: 'game' })).toBeUndefined();
});
