// The boards of the first game, each in many forms.
import { Layout, type House } from '../game/layout';
import { puzzleWith, type Puzzle } from '../game/puzzle';
import { readLine } from '../game/symbols';

/** Seeds are whole numbers up to this. */
export const MOST_SEED = 2 ** 31;

export interface Stage {
  readonly puzzle: Puzzle;
  readonly solution: readonly number[];
}

/** The boards of the first game as they are without a seed: rows and columns of a box, givens, solution. */
const STAGES: readonly (readonly [number, number, string, string])[] = [
  [2, 2, '12.43...2.43..2.', '1234341221434321'],
  [2, 3, '..1.2....6156...4115...6435....1.4..', '561324342615623541154236435162216453'],
  [
    3,
    3,
    '.54........9...567871..543...5..36..9..584..2..72..9...623..178798...3........29.',
    '654937821329418567871625439215793684936584712487261953562349178798152346143876295',
  ],
];

export const STAGE_COUNT = STAGES.length;

/** A board in one of many forms: digits renamed, rows and columns in another order; the first is 0. */
export function stageOf(number: number, seed: number): Stage {
  const [rows, columns, givens, solution] = STAGES[number]!;
  const layout = standardLayout(rows, columns);
  const change = changeOf(rows, columns, seed);
  const read = (line: string): readonly number[] => change(readLine(line, layout.size)!);
  return { puzzle: puzzleWith(layout, read(givens)), solution: read(solution) };
}

/** A seed for boards that were not there before. */
export function newSeed(): number {
  return 1 + Math.floor(Math.random() * MOST_SEED);
}

type Grid = readonly number[];

function changeOf(rows: number, columns: number, seed: number): (grid: Grid) => Grid {
  if (!seed) return (grid) => grid;
  const random = chanceOf(seed);
  const size = rows * columns;
  const digits = [
    0,
    ...shuffled(
      range(size).map((digit) => digit + 1),
      random,
    ),
  ];
  const down = shuffledLines(columns, rows, random);
  const across = shuffledLines(rows, columns, random);
  return (grid) =>
    down.flatMap((row) => across.map((column) => digits[grid[row * size + column]!]!));
}

/** The rows or columns of so many bands: bands change places, and lines within them. */
function shuffledLines(bands: number, width: number, random: () => number): Grid {
  return shuffled(range(bands), random).flatMap((band) =>
    shuffled(range(width), random).map((line) => band * width + line),
  );
}

function shuffled(numbers: Grid, random: () => number): Grid {
  const items = [...numbers];
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}

/** Numbers from 0 to 1 that follow from a seed, by xorshift. */
function chanceOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state / 2 ** 32;
  };
}

function range(length: number): Grid {
  return Array.from({ length }, (_, number) => number);
}

/** A board with boxes of so many rows and columns. */
export function standardLayout(boxRows: number, boxColumns: number): Layout {
  const size = boxRows * boxColumns;
  const line = Array.from({ length: size }, (_, number) => number);
  const positions = line.flatMap((row) => line.map((column) => [row, column] as const));
  const boxAt = (cell: number): number =>
    Math.floor(positions[cell]![0] / boxRows) * boxRows +
    Math.floor(positions[cell]![1] / boxColumns);
  const houses = (kind: House['kind'], houseOf: (cell: number) => number): House[] =>
    line.map((number) => ({
      kind,
      name: `${kind} ${number + 1}`,
      cells: [...positions.keys()].filter((cell) => houseOf(cell) === number),
    }));
  return new Layout(size, positions, [
    ...houses('row', (cell) => positions[cell]![0]),
    ...houses('column', (cell) => positions[cell]![1]),
    ...houses('box', boxAt),
  ]);
}
