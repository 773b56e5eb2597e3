import { describe, expect, test } from 'vitest';
import { CATALOGUES } from './catalogues.test-data';
import { chooseLanguage, LANGUAGES, type Language } from './languages';

const NAMES = Object.keys(CATALOGUES.en) as (keyof typeof CATALOGUES.en)[];
const textOf = (text: unknown): string =>
  typeof text === 'object' ? JSON.stringify(text) : String(text);

describe.each(LANGUAGES)('%s', (language) => {
  const catalogue = CATALOGUES[language];

  test('has every text, and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...NAMES].sort());
  });

  test('leaves no text empty or untrimmed', () => {
    for (const name of NAMES) {
      const text = catalogue[name];
      if (typeof text === 'string') expect(text.trim(), name).toBe(text || 'a text');
    }
  });

  test('uses what its functions are given', () => {
    expect(catalogue.place({ row: 4, column: 7 })).toMatch(/4.*7/);
    expect(catalogue.linkOf({ number: 12, all: 34 })).toMatch(/12.*34/);
    expect(catalogue.left({ symbol: '5', count: 3 })).toMatch(/5.*3/);
    for (const name of ['given', 'entry', 'allPlaced'] as const)
      expect(catalogue[name]({ symbol: '8' })).toContain('8');
    for (const name of ['givens', 'emptyCells', 'conflicts'] as const)
      expect(catalogue[name]({ count: 32 })).toMatch(/^32 ./);
  });
});

/** Czech keyboards have English names of keys, Czech and German write percents alike, Germans say Solver. */
const ALIKE = new Set<string>(['keyNames', 'cost', 'date', 'menuSolver', 'priced']);

test('languages differ in every other text', () => {
  for (const name of NAMES.filter((one) => !ALIKE.has(one))) {
    const texts = LANGUAGES.map((language) => textOf(CATALOGUES[language][name]));
    expect(new Set(texts).size, name).toBe(LANGUAGES.length);
  }
});

test('nouns follow the number', () => {
  const emptyCells = (language: Language, ...counts: number[]) =>
    counts.map((count) => CATALOGUES[language].emptyCells({ count }));
  expect(emptyCells('cs', 1, 3, 5)).toEqual([
    '1 prázdné pole',
    '3 prázdná pole',
    '5 prázdných polí',
  ]);
  expect(emptyCells('de', 1, 2)).toEqual(['1 leeres Feld', '2 leere Felder']);
  expect(emptyCells('en', 1, 2)).toEqual(['1 empty cell', '2 empty cells']);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'cs-CZ'], 'cs'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('%j is answered in %s', (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});

test('things are called in every language', () => {
  for (const section of ['boardNames', 'levelNames', 'scaleNames', 'symmetryNames'] as const)
    for (const key of Object.keys(CATALOGUES.en[section])) {
      const names = LANGUAGES.map((language) => CATALOGUES[language][section][key]);
      expect(new Set(names).size, `${section} ${key}`).toBe(LANGUAGES.length);
    }
  for (const key of Object.keys(CATALOGUES.en.ruleNames))
    for (const language of LANGUAGES) expect(CATALOGUES[language].ruleNames[key]).toBeTruthy();
  expect(Object.keys(CATALOGUES.en.levelNames)).toHaveLength(9);
});
