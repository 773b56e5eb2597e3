// What a player does to the board, one change at a time; printable, so that games can be saved.
import type { Layout } from './layout';
import { digitOf, symbolOf } from './symbols';

/** Writes a digit into a cell; 0 erases it. */
export interface Move {
  readonly cell: number;
  readonly digit: number;
}

/** The move as text: 'r5c3=7', or 'r5c3=.' where the cell is erased. */
export function writeMove(layout: Layout, { cell, digit }: Move): string {
  const [row, column] = layout.positions[cell]!;
  return `r${row + 1}c${column + 1}=${symbolOf(digit)}`;
}

/** The move of a text, or undefined if it is none of this board. */
export function readMove(layout: Layout, text: string): Move | undefined {
  const match = /^r(\d+)c(\d+)=(.)$/.exec(text);
  if (!match) return undefined;
  const cell = layout.cellAt(Number(match[1]) - 1, Number(match[2]) - 1);
  const digit = digitOf(match[3]!, layout.size);
  return cell === undefined || digit === undefined ? undefined : { cell, digit };
}
