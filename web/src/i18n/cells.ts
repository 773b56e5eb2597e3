// Cells by their names, as hints call them.
import type { Layout } from '../game/layout';
import type { Texts } from './catalogue';

export function cellName(layout: Layout, cell: number, texts: Texts): string {
  const [row, column] = layout.positions[cell]!;
  return texts.cellName({ row: row + 1, column: column + 1 });
}

/** So many cells are named in a sentence. */
const MOST = 8;

/** The names of cells, one after the other; of very many only the first ones. */
export function namesIn(cells: readonly number[], layout: Layout, texts: Texts): string {
  const names = [...cells].sort((a, b) => a - b).map((cell) => cellName(layout, cell, texts));
  return names.length > MOST ? `${names.slice(0, MOST).join(', ')} …` : names.join(', ');
}
