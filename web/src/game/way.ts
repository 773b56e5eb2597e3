// Walking through the steps of a whole way.
import { entriesOf } from './application';
import type { Hint } from './hint';

/** Steps of the same kind that follow each other. */
export interface Stretch {
  readonly title: string;
  /** The place of its first step on the way, from 0. */
  readonly from: number;
  readonly hints: readonly Hint[];
}

/** The digits on the board after some steps. */
export function applied(digits: readonly number[], hints: readonly Hint[]): readonly number[] {
  const board = [...digits];
  for (const { cell, digit } of hints.flatMap(entriesOf)) board[cell] = digit;
  return board;
}

/** The way in stretches, so that a list says only once what many steps have in common. */
export function stretchesOf(hints: readonly Hint[]): readonly Stretch[] {
  const starts = hints.flatMap(({ title }, at) => (hints[at - 1]?.title === title ? [] : [at]));
  return starts.map((from, number) => ({
    title: hints[from]!.title,
    from,
    hints: hints.slice(from, starts[number + 1]),
  }));
}
