import { expect, test } from 'vitest';
import { CATALOGUES } from './catalogues.test-data';
import { solutionsOf, titleOf } from './titles';

const { cs, de, en } = CATALOGUES;

test.each([
  [{ challenge: '12', level: 'easy' }, 'Level 12'],
  [{ daily: '2026-01-31', level: 'hard' }, 'Daily 31 Jan, hard'],
  [{ daily: 'no <b>day' }, 'Daily no <b>day'],
  [{ board: '9x9', scale: 'p0-medium', givens: '25', solutions: '7' }, 'Classic, 25 givens'],
  [{ board: '9x9+killer', level: 'easy' }, 'Killer, easy'],
  [{ board: 'samurai' }, 'Samurai'],
  [{ board: '6x6-rows+diagonals+killer', level: 'hard' }, '6×6 X Killer, hard'],
  [{ board: '9x9+diagonals+killer', level: 'hard' }, 'X Killer, hard'],
  [{ own: 'unique', level: 'hard' }, 'Your puzzle, unique, hard'],
  [{ own: 'several', solutions: '3' }, 'Your puzzle'],
  [{ givens: '24', level: 'hard' }, '24 givens'],
  [{ level: 'easy', seed: '1' }, 'easy'],
  [{}, undefined],
])('%j is called %j', (info, title) => {
  expect(titleOf(info as Record<string, string>, en, 'en')).toBe(title);
});

test('days are written as in the language', () => {
  expect(titleOf({ daily: '2026-01-31' }, cs, 'cs')).toBe('Denní sudoku 31. 1.');
  expect(titleOf({ daily: '2026-01-31' }, de, 'de')).toBe('Tagesrätsel 31. Jan.');
});

test.each([
  [{ solutions: '7' }, '7 solutions'],
  [{ solutions: '1000+' }, '1000+ solutions'],
  [{ level: 'easy' }, undefined],
])('%j has %j', (info, text) => {
  expect(solutionsOf(info as Record<string, string>, en)).toBe(text);
});
