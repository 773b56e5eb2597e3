import { expect, test } from 'vitest';
import { applied } from './way';

test('steps fill the board one after the other', () => {
  const place = (cell: number, digit: number) => ({
    step: { placements: [{ cell, digit }], eliminations: [] },
  });
  expect(applied([0, 0, 3], [])).toEqual([0, 0, 3]);
  expect(applied([0, 0, 3], [place(0, 1), { step: undefined }, place(1, 2)])).toEqual([1, 2, 3]);
});
