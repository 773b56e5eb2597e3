import { expect, test } from 'vitest';
import { Layout } from '../game/layout';
import { puzzleWith, type Puzzle } from '../game/puzzle';
import { CATALOGUES } from './catalogues.test-data';
import { ruleTitle } from './rules';

const { cs, en } = CATALOGUES;
const FIGURES = { under: '', over: '', outside: [], totals: false, marks: false };

/** A puzzle of a board with rules that have such names. */
function puzzleOf(board: string | undefined, ...names: readonly string[]): Puzzle {
  const chapters = names.map((name) => {
    const words = { name, meaning: '' };
    return { words: { cs: words, de: words, en: words }, rules: [] };
  });
  const layout = new Layout(1, [[0, 0]], []).explained({
    ...FIGURES,
    tables: [],
    machines: [],
    chapters,
  });
  return { ...puzzleWith(layout, [0]), info: board ? { board } : {} };
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
