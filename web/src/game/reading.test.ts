import { expect, test } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE } from './boards.test-data';
import { readingsOf } from './reading';

const { layout, givens } = puzzleOf(classic(), PUZZLE_LINE);

test('the row, the column and the box of a cell', () => {
  const cell = layout.cellAt(4, 7)!;
  const [row] = readingsOf(layout, givens, cell, 'row');
  expect(row).toEqual({ number: 5, digits: givens.slice(36, 45) });
  const [column] = readingsOf(layout, givens, cell, 'column');
  expect(column?.number).toBe(8);
  expect(column?.digits).toEqual([...givens].filter((_, one) => one % 9 === 7));
  const [box] = readingsOf(layout, givens, cell, 'box');
  expect(box?.number).toBe(6);
  expect(box?.digits.slice(0, 3)).toEqual(givens.slice(33, 36));
});

test('nothing is read where a rule is off', () => {
  const houses = layout.houses.filter(({ kind }) => kind !== 'box');
  const without = Object.assign(Object.create(layout) as typeof layout, { houses });
  expect(readingsOf(without, givens, 0, 'box')).toEqual([]);
});
