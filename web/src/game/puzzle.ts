// A puzzle as the server sends it and games keep it; checked once, here.
import { countOf, DocumentError, fieldsOf, listOf, textOf } from './document';
import { Layout, type Cage, type House, type Position } from './layout';
import { digitsIn, fullMask, maskOf, type Mask } from './masks';
import { digitOf, readLine, symbolOf, writeLine } from './symbols';

export interface Puzzle {
  readonly layout: Layout;
  /** One digit per cell, 0 where it is empty. */
  readonly givens: readonly number[];
  /** The digits that each cell allows; empty where all allow all. */
  readonly allowed: readonly Mask[];
  /** What is known about it: board, level, seed and so on. */
  readonly info: Readonly<Record<string, string>>;
}

const MOST_DIGITS = 25;
const MOST_CELLS = 2048;

/** A puzzle from its board and its givens. */
export function puzzleWith(layout: Layout, givens: readonly number[]): Puzzle {
  return { layout, givens, allowed: [], info: {} };
}

/** The puzzle in a parsed JSON document; throws DocumentError if there is none. */
export function readPuzzle(document: unknown): Puzzle {
  const { format, version, layout, givens, allowed, info } = fieldsOf(document, 'the puzzle');
  if (format !== 'nonet' || version !== 1) throw new DocumentError('not a puzzle of version 1');
  const board = readLayout(layout);
  return {
    layout: board,
    givens: readGrid(givens, board, 'givens'),
    allowed: allowed === undefined ? [] : readAllowed(allowed, board),
    info: readInfo(info ?? {}),
  };
}

/** The JSON document of a puzzle. */
export function writePuzzle({ layout, givens, allowed, info }: Puzzle): object {
  const { size, positions, houses, cages } = layout;
  return {
    format: 'nonet',
    version: 1,
    layout: { size, positions, houses, ...(cages.length ? { cages } : {}) },
    givens: writeLine(givens),
    ...(allowed.length ? { allowed: writeMasks(allowed, fullMask(size)) } : {}),
    ...(Object.keys(info).length ? { info } : {}),
  };
}

/** One digit per cell from a line of symbols. */
export function readGrid(document: unknown, layout: Layout, where: string): readonly number[] {
  const digits = readLine(textOf(document, where), layout.size);
  if (digits?.length !== layout.cellCount)
    throw new DocumentError(`${where} is not a line of ${layout.cellCount} symbols`);
  return digits;
}

/** Digits by the number of their cell, without the cells that are as usual. */
export function writeMasks(masks: readonly Mask[], usual: Mask): Record<string, string> {
  const unusual = [...masks.entries()].filter(([, mask]) => mask !== usual);
  return Object.fromEntries(
    unusual.map(([cell, mask]) => [String(cell), digitsIn(mask).map(symbolOf).join('')]),
  );
}

function readAllowed(document: unknown, { size, cellCount }: Layout): readonly Mask[] {
  const masks = new Array<Mask>(cellCount).fill(fullMask(size));
  for (const [cell, symbols] of Object.entries(fieldsOf(document, 'allowed'))) {
    const digits = Array.from(textOf(symbols, 'allowed'), (symbol) => digitOf(symbol, size) ?? 0);
    if (digits.includes(0)) throw new DocumentError(`allowed has no digits: ${String(symbols)}`);
    masks[countOf(Number(cell), 'a cell of allowed', cellCount - 1)] = maskOf(digits);
  }
  return masks;
}

function readInfo(document: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(fieldsOf(document, 'info'));
  return Object.fromEntries(entries.map(([key, text]) => [key, textOf(text, `info.${key}`)]));
}

function readLayout(document: unknown): Layout {
  const { size, positions, houses, cages } = fieldsOf(document, 'the layout');
  const places = listOf(positions, 'positions').map(readPosition);
  if (!places.length || places.length > MOST_CELLS)
    throw new DocumentError(`a board has 1 to ${MOST_CELLS} cells`);
  const last = places.length - 1;
  return new Layout(
    countOf(size, 'size', MOST_DIGITS),
    places,
    listOf(houses, 'houses').map((house) => readHouse(house, last)),
    listOf(cages ?? [], 'cages').map((cage) => readCage(cage, last)),
  );
}

function readPosition(document: unknown): Position {
  const [row, column, ...rest] = listOf(document, 'a position');
  if (rest.length) throw new DocumentError('a position is a row and a column');
  return [countOf(row, 'a row', MOST_CELLS), countOf(column, 'a column', MOST_CELLS)];
}

function readHouse(document: unknown, last: number): House {
  const { kind, name, cells } = fieldsOf(document, 'a house');
  return {
    kind: textOf(kind, 'the kind of a house'),
    name: textOf(name, 'the name of a house'),
    cells: readCells(cells, last),
  };
}

function readCage(document: unknown, last: number): Cage {
  const { total, cells } = fieldsOf(document, 'a cage');
  return { total: countOf(total, 'a total'), cells: readCells(cells, last) };
}

function readCells(document: unknown, last: number): readonly number[] {
  return listOf(document, 'cells').map((cell) => countOf(cell, 'a cell', last));
}
