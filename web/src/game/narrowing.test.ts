// Conflicts and candidates under every kind of rule are those that Python finds.
import { describe, expect, test } from 'vitest';
import CASES from '../../../tests/rules/page_cases.json';
import { square } from './boards.test-data';
import { candidatesOf } from './candidates';
import { puzzleWith, type Puzzle } from './puzzle';
import type { Rulebook } from './rulebook';
import { findConflicts, isSolution } from './rules';
import { readLine } from './symbols';

interface Case {
  readonly kind: string;
  readonly book: object;
  readonly grids: readonly {
    readonly digits: string;
    readonly conflicts: readonly number[];
    readonly candidates: readonly number[];
  }[];
}

const BOARD = square(3);
const EMPTY = BOARD.positions.map(() => 0);

function puzzleOf({ book }: Pick<Case, 'book'>): Puzzle {
  return puzzleWith(BOARD.explained(book as Rulebook), EMPTY);
}

describe.each(CASES as readonly Case[])('$kind', (one) => {
  test('conflicts and candidates are those of Python', () => {
    const puzzle = puzzleOf(one);
    for (const { digits: line, ...expected } of one.grids) {
      const digits = readLine(line, 9)!;
      const empty = [...digits.keys()].filter((cell) => !digits[cell]);
      const conflicts = [...findConflicts(puzzle, digits)].sort((a, b) => a - b);
      const candidates = empty.map((cell) => candidatesOf(puzzle, digits, cell));
      expect({ conflicts, candidates }).toEqual(expected);
    }
  });

  test('what stands in a cell itself does not matter for its candidates', () => {
    const puzzle = puzzleOf(one);
    const digits = readLine(one.grids[0]!.digits, 9)!;
    const cell = digits.indexOf(0);
    const candidates = candidatesOf(puzzle, digits, cell);
    expect(candidatesOf(puzzle, digits.with(cell, 9), cell)).toBe(candidates);
  });
});

test('a board whose rules are not known is not solved', () => {
  const [row, solved] = [[...Array(9).keys()], square(3)];
  const digits = row.flatMap((r) => row.map((c) => ((r * 3 + Math.floor(r / 3) + c) % 9) + 1));
  expect(isSolution(puzzleWith(solved, EMPTY), digits)).toBe(true);
  const { size, positions, houses } = solved;
  const lacking = new (solved.constructor as typeof import('./layout').Layout)(
    size,
    positions,
    houses,
    [],
    [{ kind: 'anti_knight' }],
  );
  expect(isSolution(puzzleWith(lacking, EMPTY), digits)).toBe(false);
});
