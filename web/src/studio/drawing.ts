// A puzzle that is being drawn, as a value. Cells are places of a grid, so that a hole moves no number.
import type { HouseKind } from '../game/layout';
import type { Mask } from '../game/masks';
import type { RuleTree } from '../api';

/** The number of a place: row times columns, plus column. */
export type Place = number;

/** Cells whose digits are all different; too many of them are told, and not sent. */
export interface Area {
  readonly kind: HouseKind;
  readonly name: string;
  readonly cells: readonly Place[];
}

/** A rule of the drawing; the cells of its tree are places. */
export interface Drawn {
  readonly id: number;
  readonly tree: RuleTree;
  readonly isOff: boolean;
}

export interface Drawing {
  readonly rows: number;
  readonly columns: number;
  /** How many digits there are. */
  readonly size: number;
  /** The places that have no cell, in rising order. */
  readonly holes: readonly Place[];
  readonly areas: readonly Area[];
  /** The kinds of areas that are switched off. */
  readonly off: readonly HouseKind[];
  readonly givens: Readonly<Record<Place, number>>;
  /** The digits of cells that do not allow all. */
  readonly allowed: Readonly<Record<Place, Mask>>;
  readonly rules: readonly Drawn[];
  readonly title: string;
  readonly author: string;
  /** What the rules say; empty where it is written from the rules themselves. */
  readonly text: string;
}

/** Digits on a board. */
const [LEAST_DIGITS, MOST_DIGITS] = [1, 25];

/** Rows and columns of a box, by the number of digits. */
const BOXES: Readonly<Record<number, readonly [rows: number, columns: number]>> = {
  4: [2, 2],
  6: [2, 3],
  8: [2, 4],
  9: [3, 3],
  10: [2, 5],
  12: [3, 4],
  15: [3, 5],
  16: [4, 4],
  20: [4, 5],
  25: [5, 5],
};

const EMPTY = { holes: [], off: [], givens: {}, allowed: {}, rules: [] } as const;
const UNTOLD = { title: '', author: '', text: '' } as const;

/** An empty square board: rows, columns, and boxes where the size has some. */
export function squareOf(size: number): Drawing {
  const digits = Math.min(MOST_DIGITS, Math.max(LEAST_DIGITS, Math.trunc(size) || 9));
  const places = range(digits * digits);
  const lines = range(digits).flatMap((line) => [
    areaOf('row', line, (place) => Math.trunc(place / digits) === line, places),
    areaOf('column', line, (place) => place % digits === line, places),
  ]);
  const grid = { rows: digits, columns: digits, size: digits };
  return { ...grid, ...EMPTY, ...UNTOLD, areas: [...lines, ...boxesOf(digits, places)] };
}

function boxesOf(size: number, places: readonly Place[]): readonly Area[] {
  const [height, width] = BOXES[size] ?? [0, 0];
  if (!height || !width) return [];
  const boxOf = (place: Place): number =>
    Math.trunc(place / size / height) * height + Math.trunc((place % size) / width);
  return range(size).map((box) => areaOf('box', box, (place) => boxOf(place) === box, places));
}

function areaOf(
  kind: HouseKind,
  number: number,
  isIn: (place: Place) => boolean,
  places: readonly Place[],
): Area {
  return { kind, name: `${kind} ${number + 1}`, cells: places.filter(isIn) };
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** The place of a row and a column; undefined beside the board and in a hole. */
export function placeAt(drawing: Drawing, row: number, column: number): Place | undefined {
  const { rows, columns } = drawing;
  if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
  const place = row * columns + column;
  return holesOf(drawing).has(place) ? undefined : place;
}

/** Row and column of a place, both from 0 on. */
export function positionOf({ columns }: Drawing, place: Place): readonly [number, number] {
  return [Math.trunc(place / columns), place % columns];
}

const holes = new WeakMap<readonly Place[], ReadonlySet<Place>>();

export function holesOf(drawing: Drawing): ReadonlySet<Place> {
  const known = holes.get(drawing.holes) ?? new Set(drawing.holes);
  holes.set(drawing.holes, known);
  return known;
}

/** All places with a cell, in reading order. */
export function cellsOf(drawing: Drawing): readonly Place[] {
  const without = holesOf(drawing);
  return range(drawing.rows * drawing.columns).filter((place) => !without.has(place));
}

/** The areas that hold, each with the cells that are there. */
export function areasOf(drawing: Drawing): readonly Area[] {
  const without = holesOf(drawing);
  const areas = drawing.areas.filter(({ kind }) => !drawing.off.includes(kind));
  if (!without.size) return areas.filter(({ cells }) => cells.length > 0);
  return areas
    .map((area) => ({ ...area, cells: area.cells.filter((cell) => !without.has(cell)) }))
    .filter(({ cells }) => cells.length > 0);
}

/** Whether an area is a box or a region: cells that are painted. */
export function isRegion({ kind }: Area): boolean {
  return kind === 'box' || kind === 'region';
}

/** The diagonals of a square board, whether they hold or not. */
export function diagonalsOf({ rows, columns }: Drawing): readonly Area[] {
  if (rows !== columns) return [];
  const falling = range(rows).map((line) => line * columns + line);
  const rising = range(rows).map((line) => line * columns + (columns - 1 - line));
  return [falling, rising].map((cells, number) => ({
    kind: 'diagonal',
    name: `diagonal ${number + 1}`,
    cells,
  }));
}

/** The four windows of a 9x9 board, whether they hold or not. */
export function windowsOf({ rows, columns, size }: Drawing): readonly Area[] {
  if (rows !== 9 || columns !== 9 || size !== 9) return [];
  const corners = [10, 14, 46, 50];
  return corners.map((corner, number) => ({
    kind: 'window',
    name: `window ${number + 1}`,
    cells: range(9).map((cell) => corner + Math.trunc(cell / 3) * 9 + (cell % 3)),
  }));
}
