import { describe, expect, test } from 'vitest';
import { movesOf, narrowed, readHint, writeNotes } from './hint';

const CELLS = 16;
const NOTHING = { under: '', over: '', without: [] };
const POINTING = {
  kind: 'step',
  solutions: 'unique',
  remark: null,
  where: 'in box 1',
  technique: 'Pointing',
  everything: 'all of it',
  area: [0, 1, 4, 5],
  pictures: {
    where: NOTHING,
    technique: NOTHING,
    everything: { under: '<g></g>', over: '<g></g>', without: [2] },
  },
  cells: [2],
  digit: 0,
  step: {
    technique: 'pointing',
    placements: [],
    eliminations: [{ cell: 2, digit: 3 }],
  },
  candidates: Array(CELLS).fill(0b1110),
};
const HINT = readHint(POINTING, CELLS);

test('a picture for each stage', () => {
  expect(HINT.pictures.where).toEqual(NOTHING);
  expect(HINT.pictures.everything.without).toEqual([2]);
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
  ['no list', { ...POINTING, cells: 3 }],
  ['no picture', { ...POINTING, pictures: { where: NOTHING } }],
  ['half a picture', { ...POINTING, pictures: { ...POINTING.pictures, where: { under: '' } } }],
  ['a cell outside', { ...POINTING, cells: [16] }],
  ['half a cell', { ...POINTING, cells: [1.5] }],
  ['too few candidates', { ...POINTING, candidates: [1] }],
  ['no digit', { ...POINTING, digit: 'a' }],
  ['a broken step', { ...POINTING, step: { placements: [] } }],
])('%s is no hint', (_, document) => {
  expect(() => readHint(document, CELLS)).toThrow();
});
