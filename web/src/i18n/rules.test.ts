import { expect, test } from 'vitest';
import type { Puzzle } from '../game/puzzle';
import { CATALOGUES } from './catalogues.test-data';
import { ruleTitle } from './rules';

const { cs, en } = CATALOGUES;

/** A puzzle of a board with rules that have such names. */
function puzzleOf(board: string | undefined, ...names: readonly string[]): Puzzle {
  const chapters = names.map((name) => ({ words: { en: { name }, cs: { name } } }));
  const layout = { rulebook: { chapters }, houses: [], cages: [] };
  return { layout, info: board ? { board } : {} } as unknown as Puzzle;
}

test.each([
  ['9x9', ['thermometer', 'white dot'], 'Thermometer, white dot'],
  ['9x9-rows', ['arrow'], 'Arrow'],
  ['samurai', ['arrow'], 'Samurai, arrow'],
  ['9x9+killer', ['XV'], 'Killer, XV'],
  [undefined, ['a', 'b', 'c', 'd'], 'A, b, c …'],
  ['9x9', [], undefined],
])('on %j with %j one plays %j', (board, names, title) => {
  expect(ruleTitle(puzzleOf(board, ...names), en, 'en')).toBe(title);
});

test('only the first name has a capital', () => {
  expect(ruleTitle(puzzleOf('9x9', 'šipka', 'bílá tečka'), cs, 'cs')).toBe('Šipka, bílá tečka');
});
