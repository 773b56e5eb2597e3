import { expect, test } from 'vitest';
import type { Hint } from './hint';
import { applied, stretchesOf } from './way';

const NOTHING = { under: '', over: '', without: [] };

function hintOf(part: Partial<Hint>): Hint {
  return {
    kind: 'step',
    remark: undefined,
    texts: { where: '', technique: '', everything: '' },
    title: '',
    lesson: '',
    result: '',
    pictures: { where: NOTHING, technique: NOTHING, everything: NOTHING },
    cells: [],
    digit: 0,
    step: undefined,
    candidates: [],
    ...part,
  };
}

const place = (cell: number, digit: number): Hint =>
  hintOf({
    step: {
      technique: '',
      hasLinks: false,
      placements: [{ cell, digit }],
      eliminations: [],
      cells: [],
    },
  });

test('steps fill the board one after the other', () => {
  expect(applied([0, 0, 3], [])).toEqual([0, 0, 3]);
  expect(applied([0, 0, 3], [place(0, 1), hintOf({}), place(1, 2)])).toEqual([1, 2, 3]);
});

test('mistakes leave the board, and what was found by trial is written', () => {
  const mistake = hintOf({ kind: 'mistake', cells: [2], digit: 3 });
  const trial = hintOf({ kind: 'trial', cells: [0], digit: 4 });
  expect(applied([0, 0, 3], [mistake])).toEqual([0, 0, 0]);
  expect(applied([0, 0, 3], [mistake, trial])).toEqual([4, 0, 0]);
});

test('steps of the same kind stand together', () => {
  const titles = (way: string): readonly (readonly [string, number, number])[] =>
    stretchesOf([...way].map((title) => hintOf({ title }))).map(
      ({ title, from, hints }) => [title, from, hints.length] as const,
    );
  expect(titles('')).toEqual([]);
  expect(titles('aabaaa')).toEqual([
    ['a', 0, 2],
    ['b', 2, 1],
    ['a', 3, 3],
  ]);
});
