// Where the notes of a cell stand, in the units of the drawing.
import { CELL } from './outline';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly font: number;
}

export interface Line extends Place {
  readonly text: string;
}

const CORNER_FONT = 18;
const CENTRE_FONT = 19;
/** So many centre notes stand beside each other in full size. */
const IN_FULL_SIZE = 5;
const INSET = 11;
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

/** The places of some corner notes, in the order in which they are read. */
export function cornerPlaces(count: number): readonly Place[] {
  if (count > CORNERS.length) return gridPlaces(count);
  const taken = CORNERS.slice(0, count).sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2);
  return taken.map(([x, y]) => ({ x, y, font: CORNER_FONT }));
}

/** One fixed place for each of so many digits. */
export function gridPlaces(count: number): readonly Place[] {
  const perRow = Math.ceil(Math.sqrt(count));
  const side = CELL / perRow;
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % perRow) + 0.5) * side,
    y: (Math.floor(index / perRow) + 0.5) * side,
    font: Math.min(CORNER_FONT, side * 0.8),
  }));
}

/** Centre notes as lines of text: one, or more where a single one would be too small. */
export function centreLines(symbols: string): readonly Line[] {
  const rows = Math.ceil(symbols.length / 9) || 1;
  const perRow = Math.ceil(symbols.length / rows);
  const font = CENTRE_FONT * Math.min(1, IN_FULL_SIZE / perRow);
  return Array.from({ length: rows }, (_, row) => ({
    text: symbols.slice(row * perRow, (row + 1) * perRow),
    x: MIDDLE,
    y: MIDDLE + (row - (rows - 1) / 2) * font * 1.15,
    font,
  }));
}
