// Where the notes of a cell stand, in the units of the drawing. Many notes are one text with a
// place for each symbol: thousands of little texts would take the browser several frames.
import type { Layout, Position } from '../game/layout';
import { digitsIn, has } from '../game/masks';
import { symbolOf } from '../game/symbols';
import { CELL } from './outline';
import type { View } from './view';

export interface Note {
  readonly digit: number;
  readonly x: number;
  readonly y: number;
  readonly font: number;
}

/** Symbols of one size, each at its place. */
export interface NoteText {
  readonly text: string;
  readonly x: string;
  readonly y: string;
  readonly font: number;
}

type Place = Omit<Note, 'digit'>;

/** What notes there are in a cell. */
export type Noted = Pick<View, 'corner' | 'centre' | 'candidates'>;

const CORNER_FONT = 18;
const CENTRE_FONT = 19;
/** So many centre notes stand beside each other in full size. */
const IN_FULL_SIZE = 5;
/** From one centre note to the next, and from a middle down to the base of a symbol. */
const [ADVANCE, BASE] = [0.62, 0.355];
/** Smaller, and away from the corner where the total stands. */
const IN_CAGES = [0.84, 5, 9] as const;
const INSET = 11;
/** The side of a square of cells, in cells. */
const TILE = 5;
const MIDDLE = CELL / 2;
const END = CELL - INSET;

/** The corners first, then the middles of the sides: where most players look for them. */
const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [INSET, INSET],
  [END, INSET],
  [INSET, END],
  [END, END],
  [MIDDLE, INSET],
  [MIDDLE, END],
  [INSET, MIDDLE],
  [END, MIDDLE],
];

const grids = new Map<number, readonly Place[]>();

/** The corner notes or automatic candidates of a cell on a board with `size` digits. */
export function cornerNotes(view: Noted, size: number, isFixed: boolean): readonly Note[] {
  const digits = digitsIn(view.corner | view.candidates);
  const isGrid = isFixed || view.candidates !== 0;
  const places = isGrid ? gridPlaces(size) : cornerPlaces(digits.length);
  return digits.map((digit, index) => ({ digit, ...places[isGrid ? digit - 1 : index]! }));
}

/** The centre notes of a cell: one line, or more where a single one would be too small. */
export function centreNotes({ centre }: Pick<Noted, 'centre'>): readonly Note[] {
  const digits = digitsIn(centre);
  const rows = Math.ceil(digits.length / 9);
  const perRow = Math.ceil(digits.length / rows);
  const font = CENTRE_FONT * Math.min(1, IN_FULL_SIZE / perRow);
  return digits.map((digit, index) => {
    const [row, column] = [Math.floor(index / perRow), index % perRow];
    const inRow = Math.min(perRow, digits.length - row * perRow);
    const x = MIDDLE + (column - (inRow - 1) / 2) * font * ADVANCE;
    return { digit, x, y: MIDDLE + (row - (rows - 1) / 2) * font * 1.15, font };
  });
}

/** The notes of a cell at their places on the board; those in cages make room for the total. */
export function placed(
  notes: readonly Note[],
  [row, column]: Position,
  isCaged: boolean,
): readonly Note[] {
  const [scale, right, down] = isCaged ? IN_CAGES : [1, 0, 0];
  return notes.map(({ digit, x, y, font }) => ({
    digit,
    x: column * CELL + right + x * scale,
    y: row * CELL + down + y * scale,
    font: font * scale,
  }));
}

/** All notes of a digit on the board. */
export function notesOn(
  views: readonly View[],
  { positions, size, cages }: Layout,
  digit: number,
  isFixed: boolean,
): readonly Note[] {
  const noted = views.filter((view) => has(view.corner | view.centre | view.candidates, digit));
  return noted.flatMap((view) => {
    const notes = [...cornerNotes(view, size, isFixed), ...centreNotes(view)];
    const found = notes.filter((note) => note.digit === digit);
    return placed(found, positions[view.cell]!, cages.length > 0);
  });
}

/** The cells in squares: the notes of each are painted together, apart from the others. */
export function tilesOf({ positions, columnCount }: Layout): readonly (readonly number[])[] {
  const across = Math.ceil(columnCount / TILE);
  const tiles: number[][] = [];
  for (const [cell, [row, column]] of positions.entries())
    (tiles[Math.floor(row / TILE) * across + Math.floor(column / TILE)] ??= []).push(cell);
  return tiles.filter(Boolean);
}

/** As few texts as there are sizes. */
export function textsOf(notes: readonly Note[]): readonly NoteText[] {
  const fonts = [...new Set(notes.map(({ font }) => font))];
  return fonts.map((font) => {
    const equal = notes.filter((note) => note.font === font);
    return {
      text: equal.map(({ digit }) => symbolOf(digit)).join(''),
      x: equal.map(({ x }) => round(x)).join(' '),
      y: equal.map(({ y }) => round(y + font * BASE)).join(' '),
      font,
    };
  });
}

function cornerPlaces(count: number): readonly Place[] {
  if (count > CORNERS.length) return gridPlaces(count);
  const taken = CORNERS.slice(0, count).sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2);
  return taken.map(([x, y]) => ({ x, y, font: CORNER_FONT }));
}

/** One fixed place for each of so many digits; each board asks for its own again and again. */
function gridPlaces(count: number): readonly Place[] {
  const known = grids.get(count) ?? placesInGrid(count);
  grids.set(count, known);
  return known;
}

function placesInGrid(count: number): readonly Place[] {
  const perRow = Math.ceil(Math.sqrt(count));
  const side = CELL / perRow;
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % perRow) + 0.5) * side,
    y: (Math.floor(index / perRow) + 0.5) * side,
    font: Math.min(CORNER_FONT, side * 0.8),
  }));
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
