// A puzzle as the server sends it and games keep it; checked once, here.
import type { LayoutDocument, PuzzleDocument } from '../api';
import { checked, countOf, DocumentError, textOf } from './document';
import { Layout } from './layout';
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

/** A puzzle from its board and its givens. */
export function puzzleWith(layout: Layout, givens: readonly number[]): Puzzle {
  return { layout, givens, allowed: [], info: {} };
}

/** The puzzle in a parsed JSON document; throws DocumentError if there is none. */
export function readPuzzle(document: unknown): Puzzle {
  const { board, layout, cages, rules, givens, allowed, info } = checked(
    document,
    'PuzzleDocument',
  );
  if (!layout || board) throw new DocumentError('the puzzle has no layout');
  if (cages ?? rules) throw new DocumentError('cages and rules belong into the layout');
  const read = readLayout(layout);
  return {
    layout: read,
    givens: readGrid(givens, read, 'givens'),
    allowed: allowed ? readAllowed(allowed, read) : [],
    info: info ?? {},
  };
}

/** The JSON document of a puzzle. */
export function writePuzzle({ layout, givens, allowed, info }: Puzzle): PuzzleDocument {
  const { size, positions, houses, cages, rules } = layout;
  const written = {
    size,
    positions,
    houses,
    ...(cages.length ? { cages } : {}),
    ...(rules.length ? { rules } : {}),
  };
  return {
    format: 'nonet',
    version: 1,
    layout: written,
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

function readAllowed(
  document: Readonly<Record<string, string>>,
  { size, cellCount }: Layout,
): readonly Mask[] {
  const masks = new Array<Mask>(cellCount).fill(fullMask(size));
  for (const [cell, symbols] of Object.entries(document)) {
    const digits = Array.from(symbols, (symbol) => digitOf(symbol, size) ?? 0);
    if (digits.includes(0)) throw new DocumentError(`allowed has no digits: ${symbols}`);
    masks[countOf(Number(cell), 'a cell of allowed', cellCount - 1)] = maskOf(digits);
  }
  return masks;
}

function readLayout({ size, positions, houses, cages, rules }: LayoutDocument): Layout {
  const last = positions.length - 1;
  for (const { cells } of [...(houses ?? []), ...(cages ?? [])])
    for (const cell of cells) countOf(cell, 'a cell', last);
  return new Layout(size, positions, houses ?? [], cages ?? [], rules ?? []);
}
