// The houses of a cell, as somebody who listens wants them: which one, and what stands in it.
import type { House, Layout } from './layout';

/** What a key can have read aloud. */
export const LINES = ['row', 'column', 'box'] as const;

export type Line = (typeof LINES)[number];

export interface Reading {
  /** Counted from 1. */
  readonly number: number;
  /** One digit per cell, 0 where it is empty. */
  readonly digits: readonly number[];
}

const KINDS: Readonly<Record<Line, readonly string[]>> = {
  row: ['row'],
  column: ['column'],
  box: ['box', 'region'],
};

/** The houses of a kind that the cell is in; where grids overlap there are several. */
export function readingsOf(
  layout: Layout,
  digits: readonly number[],
  cell: number,
  line: Line,
): readonly Reading[] {
  const ofKind = layout.houses.filter(({ kind }) => KINDS[line].includes(kind));
  const houses = ofKind.filter(({ cells }) => cells.includes(cell));
  return houses.map((house) => ({
    number: numberOf(layout, ofKind, house, cell, line),
    digits: house.cells.map((one) => digits[one]!),
  }));
}

function numberOf(
  { positions }: Layout,
  ofKind: readonly House[],
  house: House,
  cell: number,
  line: Line,
): number {
  if (line === 'box') return ofKind.indexOf(house) + 1;
  return positions[cell]![line === 'row' ? 0 : 1] + 1;
}
