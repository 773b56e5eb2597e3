// Where the notes of a cell stand, in the units of the drawing. Many notes are one text with a
// place for each symbol: thousands of little texts would take the browser several frames.
import type { Layout, Position } from '../game/layout';
import { digitsIn, has, type Mask } from '../game/masks';
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

/** What places depend on. */
type Board = Pick<Layout, 'size' | 'cages' | 'rulebook'>;

interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What notes there are in a cell. */
export type Noted = Pick<View, 'corner' | 'centre' | 'candidates'> & Partial<Pick<View, 'struck'>>;

const CORNER_FONT = 18;
const CENTRE_FONT = 19;
/** So many centre notes stand beside each other in full size. */
const IN_FULL_SIZE = 5;
/** From one centre note to the next, in sizes of the font. */
const ADVANCE = 0.62;
/** From the middle of a symbol down to its base. */
export const BASE = 0.355;
/** How much of a cell notes have, within the ring of a selected one. */
const ROOM: Room = { left: 4, top: 4, width: CELL - 8, height: CELL - 8 };
/** The same where dots and circles stand between cells. */
const ROOM_BESIDE_MARKS: Room = { left: 7, top: 7, width: CELL - 14, height: CELL - 14 };
/** The same below the total of a cage and within its line. */
const ROOM_IN_CAGES: Room = { left: 7, top: 17, width: CELL - 14, height: CELL - 24 };
/** How high a line of notes is, in sizes of its font. */
const LINE = 1.02;
/** The side of a square of cells, in cells. */
const TILE = 5;
/** So many corner notes stand in the corners; where there are more, each digit has its own place. */
const IN_CORNERS = 4;

const grids = new Map<string, readonly Place[]>();

/** The corner notes or automatic candidates of a cell of a board. */
export function cornerNotes(view: Noted, layout: Board, isFixed: boolean): readonly Note[] {
  const digits = digitsIn(view.corner | view.candidates);
  const isGrid = isFixed || view.candidates !== 0 || digits.length > IN_CORNERS;
  const room = roomOn(layout);
  const places = isGrid ? gridPlaces(layout.size, room) : cornersOf(room);
  return digits.map((digit, index) => ({ digit, ...places[isGrid ? digit - 1 : index]! }));
}

/** The centre notes of a cell: one line, or more where a single one would be too small. */
export function centreNotes({ centre }: Pick<Noted, 'centre'>, layout: Board): readonly Note[] {
  const digits = digitsIn(centre);
  const rows = Math.ceil(digits.length / 9);
  const perRow = Math.ceil(digits.length / rows);
  const { left, top, width, height } = roomOn(layout);
  const [x0, y0] = [left + width / 2, top + height / 2];
  const font = (CENTRE_FONT * Math.min(1, IN_FULL_SIZE / perRow) * width) / ROOM.width;
  return digits.map((digit, index) => {
    const [row, column] = [Math.floor(index / perRow), index % perRow];
    const inRow = Math.min(perRow, digits.length - row * perRow);
    const x = x0 + (column - (inRow - 1) / 2) * font * ADVANCE;
    return { digit, x, y: y0 + (row - (rows - 1) / 2) * font * 1.15, font };
  });
}

/** The notes of a cell at their places on the board. */
export function placed(notes: readonly Note[], [row, column]: Position): readonly Note[] {
  return notes.map(({ digit, x, y, font }) => ({
    digit,
    x: column * CELL + x,
    y: row * CELL + y,
    font,
  }));
}

/** The lines through the notes that are struck. */
export function strikesThrough(notes: readonly Note[], struck: Mask): string {
  const lines = notes.filter(({ digit }) => has(struck, digit));
  return lines.map(({ x, y, font }) => strike(round(x), round(y), round(font * 0.38))).join('');
}

function strike(x: number, y: number, reach: number): string {
  return `M${x - reach} ${y + reach}l${2 * reach} ${-2 * reach}`;
}

/** All notes of a digit on the board. */
export function notesOn(
  views: readonly View[],
  layout: Layout,
  digit: number,
  isFixed: boolean,
): readonly Note[] {
  const noted = views.filter((view) => has(view.corner | view.centre | view.candidates, digit));
  return noted.flatMap((view) => {
    const notes = [...cornerNotes(view, layout, isFixed), ...centreNotes(view, layout)];
    const found = notes.filter((note) => note.digit === digit);
    return placed(found, layout.positions[view.cell]!);
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

/** What of a cell is free for notes. */
function roomOn({ cages, rulebook }: Board): Room {
  if (cages.length || rulebook?.totals) return ROOM_IN_CAGES;
  return rulebook?.marks ? ROOM_BESIDE_MARKS : ROOM;
}

/** The four corners, as one reads. */
function cornersOf(room: Room): readonly Place[] {
  const places = gridPlaces(9, room);
  return [0, 2, 6, 8].map((place) => places[place]!);
}

/** One fixed place for each of so many digits; each board asks for its own again and again. */
function gridPlaces(count: number, room: Room): readonly Place[] {
  const key = `${count} ${room.top}`;
  const known = grids.get(key) ?? placesInGrid(count, room);
  grids.set(key, known);
  return known;
}

function placesInGrid(count: number, { left, top, width, height }: Room): readonly Place[] {
  const perRow = Math.ceil(Math.sqrt(count));
  const [across, down] = [width / perRow, height / Math.ceil(count / perRow)];
  return Array.from({ length: count }, (_, index) => ({
    x: left + ((index % perRow) + 0.5) * across,
    y: top + (Math.floor(index / perRow) + 0.5) * down,
    font: Math.min(CORNER_FONT, across * 0.95, down / LINE),
  }));
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
