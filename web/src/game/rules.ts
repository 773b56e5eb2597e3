// What breaks a rule, and when a puzzle is solved.
import { cageBounds, type Cage } from './layout';
import { has } from './masks';
import { codeOf } from './narrowing';
import type { Puzzle } from './puzzle';

type Grid = readonly number[];

/** The filled cells that break a rule. */
export function findConflicts({ layout, allowed }: Puzzle, digits: Grid): ReadonlySet<number> {
  const conflicts = new Set<number>();
  for (const { cells } of layout.houses) addRepeats(conflicts, cells, digits);
  for (const cage of layout.cages) {
    addRepeats(conflicts, cage.cells, digits);
    if (!canReachTotal(cage, digits, layout.size))
      for (const cell of cage.cells) if (digits[cell]) conflicts.add(cell);
  }
  for (const [cell, mask] of allowed.entries())
    if (digits[cell] && !has(mask, digits[cell])) conflicts.add(cell);
  for (const cell of codeOf(layout)?.culprits(digits) ?? []) conflicts.add(cell);
  return conflicts;
}

/** Whether the board is full, keeps the givens and breaks no rule, all of which must be known. */
export function isSolution(puzzle: Puzzle, digits: Grid): boolean {
  if (puzzle.layout.isLacking) return false;
  const keeps = digits.every((digit, cell) => digit && (puzzle.givens[cell] || digit) === digit);
  return keeps && findConflicts(puzzle, digits).size === 0;
}

/** How often each digit stands on the full board: by its complete rows, boxes or regions. */
export function countNeeded({ layout }: Puzzle): number {
  return layout.cellCount / layout.size;
}

function addRepeats(conflicts: Set<number>, cells: readonly number[], digits: Grid): void {
  const places = new Map<number, number>();
  for (const cell of cells) {
    const digit = digits[cell]!;
    const other = places.get(digit);
    if (digit && other !== undefined) conflicts.add(cell).add(other);
    else places.set(digit, cell);
  }
}

function canReachTotal({ cells, total }: Cage, digits: Grid, size: number): boolean {
  const entered = cells.map((cell) => digits[cell]!);
  const [least, most] = cageBounds(entered.filter((digit) => !digit).length, size);
  const rest = total - entered.reduce((sum, digit) => sum + digit, 0);
  return least <= rest && rest <= most;
}
