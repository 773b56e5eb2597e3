// Walking through the steps of a whole way.
import type { Hint } from './hint';

/** The digits on the board after some steps. */
export function applied(
  digits: readonly number[],
  hints: readonly Pick<Hint, 'step'>[],
): readonly number[] {
  const board = [...digits];
  for (const { step } of hints)
    for (const { cell, digit } of step?.placements ?? []) board[cell] = digit;
  return board;
}
