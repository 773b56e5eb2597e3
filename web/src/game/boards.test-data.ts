// Boards and puzzles for the tests.
import { Layout, type House, type HouseKind, type Position } from './layout';
import { puzzleWith, type Puzzle } from './puzzle';

export const PUZZLE_LINE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION_LINE =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The ordinary board of boxes with `side` rows and columns. */
export function square(side: number): Layout {
  const size = side * side;
  const numbers = [...Array(size).keys()];
  const positions: Position[] = numbers.flatMap((row) =>
    numbers.map((column) => [row, column] as const),
  );
  const houseOf = (
    kind: HouseKind,
    number: number,
    key: (row: number, column: number) => number,
  ): House => ({
    kind,
    name: `${kind} ${number + 1}`,
    cells: [...positions.keys()].filter((cell) => key(...positions[cell]!) === number),
  });
  const boxOf = (row: number, column: number): number =>
    Math.floor(row / side) * side + Math.floor(column / side);
  const houses = numbers.flatMap((number) => [
    houseOf('row', number, (row) => row),
    houseOf('column', number, (_, column) => column),
    houseOf('box', number, boxOf),
  ]);
  return new Layout(size, positions, houses);
}

export function classic(): Layout {
  return square(3);
}

/** Eight cells around a hole, each a box of its own. */
export function withHole(): Layout {
  const numbers = [0, 1, 2];
  const positions = numbers
    .flatMap((row) => numbers.map((column): Position => [row, column]))
    .filter(([row, column]) => row !== 1 || column !== 1);
  const houses = positions.map((_, cell) => ({
    kind: 'box' as const,
    name: `box ${cell}`,
    cells: [cell],
  }));
  return new Layout(3, positions, houses);
}

/** A puzzle of the board from a line of symbols. */
export function puzzleOf(layout: Layout, line: string): Puzzle {
  return puzzleWith(
    layout,
    Array.from(line, (symbol) => Number(symbol.replace('.', '0'))),
  );
}
