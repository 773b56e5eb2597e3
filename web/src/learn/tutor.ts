// The tutor of the first puzzles: what a beginner can see next, and why an entry is not right.
import { Layout, type House } from '../game/layout';
import { readLine } from '../game/symbols';
import { puzzleWith, type Puzzle } from '../game/puzzle';

/** What is to be seen: a house with one gap, a digit with one place in a house, a cell with one digit. */
export interface Nudge {
  readonly kind: 'gap' | 'place' | 'cell';
  readonly house: House | undefined;
  readonly cell: number;
  readonly digit: number;
  /** The cells that keep the digit away from the others. */
  readonly blockers: readonly number[];
}

export interface Stage {
  readonly puzzle: Puzzle;
  readonly solution: readonly number[];
}

/** The boards of the first game: rows and columns of a box, givens, solution. */
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

export function stageOf(number: number): Stage {
  const [rows, columns, givens, solution] = STAGES[number]!;
  const layout = standardLayout(rows, columns);
  const read = (line: string): readonly number[] => readLine(line, layout.size)!;
  return { puzzle: puzzleWith(layout, read(givens)), solution: read(solution) };
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

const KINDS = ['box', 'row', 'column'];

/** What to look at next; kinds of houses that were not met yet come first. */
export function nextNudge(
  { layout }: Puzzle,
  digits: readonly number[],
  met: ReadonlySet<string>,
): Nudge | undefined {
  const houses = [...layout.houses].sort((one, other) => rank(one, met) - rank(other, met));
  return findGap(houses, digits) ?? findPlace(layout, houses, digits) ?? findCell(layout, digits);
}

function rank({ kind }: House, met: ReadonlySet<string>): number {
  return met.has(kind) ? KINDS.indexOf(kind) : ['row', 'column', 'box'].indexOf(kind) - 10;
}

function findGap(houses: readonly House[], digits: readonly number[]): Nudge | undefined {
  for (const house of houses) {
    const empty = house.cells.filter((cell) => !digits[cell]);
    if (empty.length !== 1) continue;
    const [cell] = empty as [number];
    const digit =
      house.cells.findIndex((_, index) => !house.cells.some((one) => digits[one] === index + 1)) +
      1;
    return { kind: 'gap', house, cell, digit, blockers: [] };
  }
  return undefined;
}

function findPlace(
  layout: Layout,
  houses: readonly House[],
  digits: readonly number[],
): Nudge | undefined {
  for (const kind of KINDS)
    for (const digit of byFrequency(layout, digits))
      for (const house of houses.filter((one) => one.kind === kind)) {
        if (house.cells.some((cell) => digits[cell] === digit)) continue;
        const empty = house.cells.filter((cell) => !digits[cell]);
        const open = empty.filter((cell) => fits(layout, digits, cell, digit));
        const [cell] = open;
        if (open.length !== 1 || cell === undefined) continue;
        return {
          kind: 'place',
          house,
          cell,
          digit,
          blockers: blockersOf(layout, digits, empty, cell, digit),
        };
      }
  return undefined;
}

/** The digits, those that stand most often first: they are the easiest to follow. */
function byFrequency({ size }: Layout, digits: readonly number[]): readonly number[] {
  const count = (digit: number): number => digits.filter((one) => one === digit).length;
  const all = Array.from({ length: size }, (_, index) => index + 1);
  return all.sort((one, other) => count(other) - count(one));
}

function blockersOf(
  layout: Layout,
  digits: readonly number[],
  empty: readonly number[],
  cell: number,
  digit: number,
): readonly number[] {
  const closed = empty.filter((one) => one !== cell);
  const found = closed.flatMap((one) =>
    [...layout.peers[one]!].filter((peer) => digits[peer] === digit),
  );
  return [...new Set(found)];
}

function findCell(layout: Layout, digits: readonly number[]): Nudge | undefined {
  for (const cell of digits.keys()) {
    if (digits[cell]) continue;
    const open = byFrequency(layout, digits).filter((digit) => fits(layout, digits, cell, digit));
    if (open.length !== 1) continue;
    return { kind: 'cell', house: undefined, cell, digit: open[0]!, blockers: [] };
  }
  return undefined;
}

export function fits(
  layout: Layout,
  digits: readonly number[],
  cell: number,
  digit: number,
): boolean {
  return ![...layout.peers[cell]!].some((peer) => digits[peer] === digit);
}

/** Where the same digit stands already, in a house of the cell; undefined if nowhere. */
export function clashOf(
  layout: Layout,
  digits: readonly number[],
  cell: number,
  digit: number,
): { readonly house: House; readonly cell: number } | undefined {
  for (const house of layout.houses) {
    if (!house.cells.includes(cell)) continue;
    const other = house.cells.find((one) => one !== cell && digits[one] === digit);
    if (other !== undefined) return { house, cell: other };
  }
  return undefined;
}
