// A puzzle as the server sends it and the browser keeps it; checked once, here.
import { Layout, type House, type Position } from './layout';
import { digitOf, writeLine } from './symbols';

export interface Puzzle {
  readonly layout: Layout;
  /** One digit per cell, 0 where it is empty. */
  readonly givens: readonly number[];
}

export class PuzzleError extends Error {}

/** The puzzle in a parsed JSON document; throws PuzzleError if there is none. */
export function readPuzzle(document: unknown): Puzzle {
  const { format, version, layout, givens } = fields(document);
  if (format !== 'nonet' || version !== 1) throw new PuzzleError('not a puzzle of version 1');
  const board = readLayout(layout);
  if (typeof givens !== 'string' || givens.length !== board.cellCount)
    throw new PuzzleError(`the board has ${board.cellCount} cells`);
  const digits = Array.from(givens, (symbol) => digitOf(symbol, board.size));
  if (digits.includes(undefined)) throw new PuzzleError(`not a line of givens: ${givens}`);
  return { layout: board, givens: digits as number[] };
}

/** The JSON document of a puzzle. */
export function writePuzzle({ layout, givens }: Puzzle): object {
  const { size, positions, houses } = layout;
  return {
    format: 'nonet',
    version: 1,
    layout: { size, positions, houses },
    givens: writeLine(givens),
  };
}

function readLayout(document: unknown): Layout {
  const { size, positions, houses } = fields(document);
  if (!isCount(size) || size > 25) throw new PuzzleError(`not a number of digits: ${String(size)}`);
  if (!Array.isArray(positions) || !positions.length || !positions.every(isPosition))
    throw new PuzzleError('a position is a row and a column');
  const isCell = (cell: unknown): boolean => isCount(cell) && cell < positions.length;
  const isHouse = (house: unknown): house is House => {
    const { kind, name, cells } = fields(house);
    const named = typeof kind === 'string' && typeof name === 'string';
    return named && Array.isArray(cells) && cells.every(isCell);
  };
  if (!Array.isArray(houses) || !houses.every(isHouse))
    throw new PuzzleError('a house has a kind, a name and cells of the board');
  return new Layout(size, positions, houses);
}

function fields(document: unknown): Record<string, unknown> {
  if (typeof document !== 'object' || document === null) throw new PuzzleError('not an object');
  return document as Record<string, unknown>;
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && value.length === 2 && value.every(isCount);
}
