// Finds the cells that a text names, so that they can be shown.
import type { Layout } from './layout';

export interface Part {
  readonly text: string;
  /** The cells that it names; plain text names none. */
  readonly cells: readonly number[];
}

/** A letter for rows and one for columns, whatever the language: r4c7, ř4s7, z4s7. */
const NAME = /(\p{L}\d+\p{L}\d+)/u;

/** The text in parts: names of cells, and what stands between them. */
export function partsOf(text: string, layout: Layout): Part[] {
  return text
    .split(NAME)
    .filter((part) => part)
    .map((part) => ({ text: part, cells: cellsNamed(part, layout) }));
}

/** On boards of up to nine rows and columns a name may stand for several cells: r4c789. */
function cellsNamed(name: string, layout: Layout): number[] {
  if (!NAME.test(name)) return [];
  const isSmall = layout.rowCount <= 9 && layout.columnCount <= 9;
  const [rows, columns] = name
    .match(/\d+/g)!
    .map((numbers) => (isSmall ? [...numbers] : [numbers]).map((number) => Number(number) - 1));
  return rows!
    .flatMap((row) => columns!.map((column) => layout.cellAt(row, column)))
    .filter((cell) => cell !== undefined);
}
