// The shapes under and over the cells of a board: its floor, tints, diagonals and cages.
import type { Cage, House, Layout } from '../game/layout';
import { maskOf } from '../game/masks';
import type { Puzzle } from '../game/puzzle';
import { CELL } from './outline';

/** So many tints there are: two for boxes, as on a chessboard, and more where regions touch others. */
export const TINTS = 4;

export interface Tint {
  /** From 1 to `TINTS`. */
  readonly number: number;
  readonly path: string;
}

export interface CageShape {
  readonly path: string;
  readonly total: number;
  /** Where the total stands. */
  readonly x: number;
  readonly y: number;
}

/** A square (even) or a round (odd) mark of a cell that allows only half of the digits. */
export interface Parity {
  readonly kind: 'even' | 'odd';
  readonly x: number;
  readonly y: number;
}

/** How far the line of a cage stays away from the edge of its cells. */
const INSET = 5;

/** Where the body of a padlock begins: in the upper right corner, beside the digit. */
const [PADLOCK, PADLOCK_TOP] = [51.5, 10.5];

/** The path of all the cells, as one shape. */
export function areaOf({ positions }: Layout, cells: Iterable<number>): string {
  let path = '';
  for (const cell of cells) {
    const [row, column] = positions[cell]!;
    path += `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h${-CELL}z`;
  }
  return path;
}

/** A tint for every box and region, another one than those of its neighbours. */
export function tintsOf(layout: Layout): readonly Tint[] {
  const boxes = layout.houses.filter(({ kind }) => kind === 'box' || kind === 'region');
  const taken: number[] = [];
  for (const [index, box] of boxes.entries()) {
    const around = neighboursOf(layout, box);
    const used = boxes
      .slice(0, index)
      .map((other, at) => (touches(around, other) ? taken[at]! : 0));
    taken.push(freeTint(used));
  }
  return boxes.map(({ cells }, index) => ({ number: taken[index]!, path: areaOf(layout, cells) }));
}

/** The lines of the diagonals, from corner to corner. */
export function diagonalsOf({ houses, positions }: Layout): string {
  const lines = houses.filter(({ kind, cells }) => kind === 'diagonal' && cells.length > 1);
  return lines
    .map(({ cells }) => lineOf(positions[cells[0]!]!, positions[cells.at(-1)!]!))
    .join('');
}

/** The windows and other houses of no usual shape. */
export function windowsOf(layout: Layout): readonly string[] {
  const windows = layout.houses.filter(({ kind }) => kind === 'window' || kind === 'extra');
  return windows.map(({ cells }) => areaOf(layout, cells));
}

export function cageShapes(layout: Layout): readonly CageShape[] {
  return layout.cages.map((cage) => ({
    path: cage.cells.map((cell) => edgesOf(layout, cage, cell)).join(''),
    total: cage.total,
    ...topLeft(layout, cage),
  }));
}

/** The marks of cells for even or odd digits only. */
export function paritiesOf({ layout, allowed }: Puzzle): readonly Parity[] {
  const digits = Array.from({ length: layout.size }, (_, index) => index + 1);
  const even = maskOf(digits.filter((digit) => digit % 2 === 0));
  const odd = maskOf(digits.filter((digit) => digit % 2 === 1));
  return [...allowed.entries()]
    .filter(([, mask]) => mask === even || mask === odd)
    .map(([cell, mask]) => {
      const [row, column] = layout.positions[cell]!;
      return { kind: mask === even ? 'even' : 'odd', x: column * CELL, y: row * CELL };
    });
}

/** A small padlock in the corner of each of the cells, as one shape. */
export function padlocksOf({ positions }: Layout, cells: Iterable<number>): string {
  let path = '';
  for (const cell of cells) {
    const [row, column] = positions[cell]!;
    const [x, y] = [column * CELL + PADLOCK, row * CELL + PADLOCK_TOP];
    path += `M${x} ${y}h9v7h-9zM${x + 2} ${y}v-2.5a2.5 2.5 0 0 1 5 0v2.5`;
  }
  return path;
}

function neighboursOf(layout: Layout, { cells }: House): ReadonlySet<number> {
  const around = new Set<number>();
  for (const cell of cells) {
    const [row, column] = layout.positions[cell]!;
    for (const [rows, columns] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const other = layout.cellAt(row + rows, column + columns);
      if (other !== undefined) around.add(other);
    }
  }
  return around;
}

function touches(around: ReadonlySet<number>, { cells }: House): boolean {
  return cells.some((cell) => around.has(cell));
}

/** The first tint that no neighbour has; the first of all, if all are taken. */
function freeTint(used: readonly number[]): number {
  const tints = Array.from({ length: TINTS }, (_, index) => index + 1);
  return tints.find((tint) => !used.includes(tint)) ?? 1;
}

function lineOf(
  [row1, column1]: readonly [number, number],
  [row2, column2]: readonly [number, number],
): string {
  const [down, right] = [Math.sign(row2 - row1) / 2, Math.sign(column2 - column1) / 2];
  const at = (row: number, column: number): string =>
    `${(column + 0.5) * CELL} ${(row + 0.5) * CELL}`;
  return `M${at(row1 - down, column1 - right)}L${at(row2 + down, column2 + right)}`;
}

/**
 * The parts of the line of a cage in one of its cells. Where the cage goes on, the line goes on to
 * the edge of the cell; where it turns around an inner corner, beyond.
 *
 *     + - - - +
 *     |       |
 *     |   + - +   the inner corner: the line of the lower cell reaches up into the upper one
 *     |   |
 */
function edgesOf(layout: Layout, cage: Cage, cell: number): string {
  const [row, column] = layout.positions[cell]!;
  const isIn = (rows: number, columns: number): boolean => {
    const other = layout.cellAt(row + rows, column + columns);
    return other !== undefined && cage.cells.includes(other);
  };
  const [left, top] = [column * CELL, row * CELL];
  const reach = (isBeside: boolean, isBeyond: boolean): number =>
    isBeside ? (isBeyond ? -INSET : 0) : INSET;
  let path = '';
  for (const side of [-1, 1] as const) {
    if (!isIn(side, 0)) {
      const y = side < 0 ? top + INSET : top + CELL - INSET;
      const [from, to] = [reach(isIn(0, -1), isIn(side, -1)), reach(isIn(0, 1), isIn(side, 1))];
      path += `M${left + from} ${y}H${left + CELL - to}`;
    }
    if (!isIn(0, side)) {
      const x = side < 0 ? left + INSET : left + CELL - INSET;
      const [from, to] = [reach(isIn(-1, 0), isIn(-1, side)), reach(isIn(1, 0), isIn(1, side))];
      path += `M${x} ${top + from}V${top + CELL - to}`;
    }
  }
  return path;
}

function topLeft({ positions }: Layout, { cells }: Cage): { x: number; y: number } {
  const places = cells.map((cell) => positions[cell]!);
  const [row, column] = places.reduce((best, place) =>
    place[0] < best[0] || (place[0] === best[0] && place[1] < best[1]) ? place : best,
  );
  return { x: column * CELL, y: row * CELL };
}
