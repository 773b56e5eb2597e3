// Cells by their names, as hints call them.
import type { Layout } from '../game/layout';
import type { Texts } from './languages';

export function cellName(layout: Layout, cell: number, texts: Texts): string {
  const [row, column] = layout.positions[cell]!;
  return texts.cellName({ row: row + 1, column: column + 1 });
}
