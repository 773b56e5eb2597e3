import { expect, test } from 'vitest';
import { CATALOGUES } from './languages';
import { solutionsOf, titleOf } from './titles';

const { cs, de, en } = CATALOGUES;

test.each([
  [{ challenge: '12', level: 'easy' }, 'Level 12'],
  [{ daily: '2026-01-31', level: 'hard' }, 'Daily 31 Jan, hard'],
  [{ scale: 'p0-medium', solutions: '7' }, 'P0 medium'],
  [{ givens: '24', level: 'hard' }, '24 givens'],
  [{ level: 'easy', seed: '1' }, 'easy'],
  [{}, undefined],
])('%j is called %j', (info, title) => {
  expect(titleOf(info as Record<string, string>, en, 'en')).toBe(title);
});

test('days are written as in the language', () => {
  expect(titleOf({ daily: '2026-01-31' }, cs, 'cs')).toBe('Denní 31. 1.');
  expect(titleOf({ daily: '2026-01-31' }, de, 'de')).toBe('Tagesrätsel 31. Jan.');
});

test.each([
  [{ solutions: '7' }, '7 solutions'],
  [{ solutions: '1000+' }, 'more than 1000 solutions'],
  [{ level: 'easy' }, undefined],
])('%j has %j', (info, text) => {
  expect(solutionsOf(info as Record<string, string>, en)).toBe(text);
});
