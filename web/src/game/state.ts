// The board as it stands after some moves: all that undo restores.
import type { Move } from './move';
import type { Puzzle } from './puzzle';

/** One digit per cell, givens included, 0 where it is empty. */
export type State = readonly number[];

/** The state after the moves. */
export function replay({ givens }: Puzzle, moves: readonly Move[]): State {
  const grid = [...givens];
  for (const { cell, digit } of moves) if (!givens[cell]) grid[cell] = digit;
  return grid;
}

/** The cells whose digit stands more than once in a house. */
export function findConflicts({ layout }: Puzzle, state: State): ReadonlySet<number> {
  const conflicts = new Set<number>();
  for (const { cells } of layout.houses) {
    const places = new Map<number, number>();
    for (const cell of cells) {
      const digit = state[cell]!;
      const other = places.get(digit);
      if (digit && other !== undefined) conflicts.add(cell).add(other);
      else places.set(digit, cell);
    }
  }
  return conflicts;
}

export function countEmpty(state: State): number {
  return state.filter((digit) => !digit).length;
}

/** How many of each digit are on the board; index 0 counts the empty cells. */
export function countDigits({ layout }: Puzzle, state: State): readonly number[] {
  const counts = new Array<number>(layout.size + 1).fill(0);
  for (const digit of state) counts[digit]!++;
  return counts;
}

/** How often each digit stands on the full board, where every cell is in a complete row. */
export function countNeeded({ layout }: Puzzle): number {
  return layout.cellCount / layout.size;
}
