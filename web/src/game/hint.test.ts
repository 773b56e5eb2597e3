import { describe, expect, test } from 'vitest';
import { applicationOf, notesOf, struckBy } from './application';
import { switchesOf, type Dial } from './assistance';
import { puzzleOf, square } from './boards.test-data';
import { play, startGame, undo } from './game';
import { readHint } from './hint';
import { bitOf } from './masks';
import { readMove, writeMove } from './move';
import { replay } from './state';

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
  const puzzle = puzzleOf(square(2), '1...............');
  const after = (text: string) => replay(puzzle, text ? [readMove(puzzle.layout, text)!] : []);
  const applied = (change: object, text = '', dial: Dial = 'none') => {
    const desk = { puzzle, state: after(text), switches: switchesOf(dial) };
    const hint = readHint({ ...POINTING, ...change }, CELLS);
    return writeMove(puzzle.layout, applicationOf(hint, desk));
  };

  test('places digits', () => {
    const step = { ...POINTING.step, eliminations: [], placements: [{ cell: 1, digit: 2 }] };
    expect(applied({ step })).toBe('r1c2=2~');
    expect(applied({ kind: 'trial', step: null, digit: 4 })).toBe('r1c3=4~');
  });

  test('rules digits out, of the notes too', () => {
    expect(applied({}, 'r1c3^+3')).toBe('r1c3x+3;r1c3_-3;r1c3^-3');
    expect(applied({}, '', 'notes')).toBe('r1c3x+3;r1c3_-3;r1c3^-3');
  });

  test('brings the notes that a step is about, where there are none', () => {
    const marks = [
      { role: 'house', cells: [4, 5], digits: [], house: 4 },
      { role: 'pattern', cells: [0, 1, 3], digits: [3], house: null },
    ];
    const candidates = [...POINTING.candidates].fill(0b1010, 1, 2);
    const step = { ...POINTING.step, marks };
    expect(applied({ step, candidates }, 'r1c1=1;r1c4^+3')).toBe(
      'r1c2,r1c3_+2;r1c3_+3;r1c2,r1c3_+4;r1c3x+3;r1c3_-3;r1c3^-3',
    );
  });

  test('what a hint has ruled out is struck until the next move', () => {
    const move = readMove(puzzle.layout, 'r1c3_+2;r1c3x+3;r1c3_-3;r1c4x+2')!;
    const made = play(startGame(puzzle), move, { at: 1, byHint: true });
    expect([...struckBy(made)]).toEqual([
      [2, bitOf(3)],
      [3, bitOf(2)],
    ]);
    const next = play(made, readMove(puzzle.layout, 'r2c2_+1')!, { at: 2 });
    expect(struckBy(next).size).toBe(0);
    expect(struckBy(undo(next)).size).toBe(2);
  });

  test('erases what is wrong, and does nothing where nothing is to do', () => {
    expect(applied({ kind: 'mistake', step: null, digit: 3 })).toBe('r1c3=.');
    expect(applied({ kind: 'solved', step: null, cells: [] })).toBe('');
  });

  test('brings back a note that is missing', () => {
    const wrong = { kind: 'notes', step: null, digit: 4 };
    expect(applied(wrong, 'r1c3x+4')).toBe('r1c3x-4');
    expect(applied(wrong, 'r1c3_+2')).toBe('r1c3x-4;r1c3_+4');
  });

  test('the notes are what is noted, or else what is not ruled out', () => {
    expect(notesOf(puzzle, after(''))).toEqual({});
    expect(notesOf(puzzle, after('r1c3x+3'))).toEqual({ '2': '24' });
    expect(notesOf(puzzle, after('r1c3_+3;r1c3_+4;r1c3x+3;r1c4^+2'))).toEqual({ '2': '4' });
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
