import { describe, expect, test } from 'vitest';
import { digitsIn, maskOf, movesOf, narrowed, readHint, signsOf, writeNotes } from './hint';

const CELLS = 16;
const POINTING = {
  kind: 'step',
  solutions: 'unique',
  remark: null,
  where: 'in box 1',
  technique: 'Pointing',
  everything: 'all of it',
  area: [0, 1, 4, 5],
  cells: [2],
  digit: 0,
  step: {
    technique: 'pointing',
    placements: [],
    eliminations: [{ cell: 2, digit: 3 }],
    marks: [
      { role: 'pattern', cells: [0, 1], digits: [3], house: null },
      { role: 'house', cells: [0, 1, 4, 5], digits: [], house: 8 },
    ],
    links: [{ start: { digit: 4, cells: [8] }, end: { digit: 3, cells: [0] }, strong: true }],
  },
  candidates: Array(CELLS).fill(0b1110),
};
const HINT = readHint(POINTING, CELLS);

test('masks are sets of digits', () => {
  expect(digitsIn(0b1011)).toEqual([1, 2, 4]);
  expect(maskOf([1, 2, 4])).toBe(0b1011);
  expect(digitsIn(maskOf([25]))).toEqual([25]);
});

describe('signs', () => {
  test('only show the area at first', () => {
    for (const stage of ['where', 'technique'] as const) {
      const signs = signsOf(HINT, stage);
      expect([...signs.keys()]).toEqual([0, 1, 4, 5]);
      expect(signs.get(0)).toEqual({ tint: 'area', candidates: 0, chosen: 0, struck: 0 });
    }
  });

  test('show pattern, links and what goes in the end, but no house', () => {
    const signs = signsOf(HINT, 'everything');
    expect([...signs.keys()].sort()).toEqual([0, 1, 2, 8]);
    expect(signs.get(0)).toEqual({ tint: 'pattern', candidates: 0b1110, chosen: 0b100, struck: 0 });
    expect(signs.get(2)).toEqual({ tint: 'target', candidates: 0b1110, chosen: 0, struck: 0b100 });
    expect(signs.get(8)?.chosen).toBe(0b1000);
  });

  test('need no candidates where a digit is placed', () => {
    const step = { ...POINTING.step, eliminations: [], placements: [{ cell: 1, digit: 2 }] };
    const signs = signsOf(readHint({ ...POINTING, step }, CELLS), 'everything');
    expect(signs.get(1)?.tint).toBe('placed');
    expect(signs.get(0)?.candidates).toBe(0);
  });

  test('mark what is wrong', () => {
    const mistake = readHint({ ...POINTING, kind: 'mistake', step: null, digit: 3 }, CELLS);
    expect(signsOf(mistake, 'everything').get(2)?.tint).toBe('wrong');
  });
});

describe('applying', () => {
  test('places digits', () => {
    const step = { ...POINTING.step, placements: [{ cell: 1, digit: 2 }] };
    expect(movesOf(readHint({ ...POINTING, step }, CELLS))).toEqual([{ cell: 1, digit: 2 }]);
    const trial = { ...POINTING, kind: 'trial', step: null, digit: 4 };
    expect(movesOf(readHint(trial, CELLS))).toEqual([{ cell: 2, digit: 4 }]);
  });

  test('erases what is wrong', () => {
    const mistake = { ...POINTING, kind: 'mistake', step: null, digit: 3 };
    expect(movesOf(readHint(mistake, CELLS))).toEqual([{ cell: 2, digit: 0 }]);
    const solved = { ...POINTING, kind: 'solved', step: null, cells: [] };
    expect(movesOf(readHint(solved, CELLS))).toEqual([]);
  });

  test('remembers what is ruled out', () => {
    const notes = narrowed(new Map(), HINT);
    expect(writeNotes(notes)).toEqual({ '2': '24' });
    expect(writeNotes(narrowed(new Map([[2, 0b1100]]), HINT))).toEqual({ '2': '4' });
  });
});

test.each([
  ['nothing', null],
  ['no text', { ...POINTING, where: null }],
  ['no list', { ...POINTING, area: 3 }],
  ['a cell outside', { ...POINTING, cells: [16] }],
  ['half a cell', { ...POINTING, cells: [1.5] }],
  ['too few candidates', { ...POINTING, candidates: [1] }],
  ['no digit', { ...POINTING, digit: 'a' }],
  ['a broken step', { ...POINTING, step: { placements: [] } }],
])('%s is no hint', (_, document) => {
  expect(() => readHint(document, CELLS)).toThrow();
});
