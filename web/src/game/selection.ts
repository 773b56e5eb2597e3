// Which cells are selected, and which of them the keyboard moves from.
import type { Layout } from './layout';
import type { State } from './state';

export interface Selection {
  readonly cells: ReadonlySet<number>;
  /** Where the keyboard stands; selected unless nothing is. */
  readonly cursor: number;
}

export function only(cell: number): Selection {
  return { cells: new Set([cell]), cursor: cell };
}

/** Nothing is selected; the keyboard goes on from where it was. */
export function none({ cursor }: Selection): Selection {
  return { cells: new Set(), cursor };
}

export function add(selection: Selection, cell: number): Selection {
  if (selection.cells.has(cell)) return { ...selection, cursor: cell };
  return { cells: new Set([...selection.cells, cell]), cursor: cell };
}

export function remove({ cells }: Selection, cell: number): Selection {
  return { cells: new Set([...cells].filter((other) => other !== cell)), cursor: cell };
}

/** Goes to the next cell in a direction, alone or taking along what is selected. */
export function step(
  selection: Selection,
  layout: Layout,
  rows: number,
  columns: number,
  extend: boolean,
): Selection {
  // after Escape the first step only shows where the keyboard is
  if (!selection.cells.size) return only(selection.cursor);
  const next = layout.cellBeside(selection.cursor, rows, columns);
  return extend ? add(selection, next) : only(next);
}

export function all({ cursor }: Selection, layout: Layout): Selection {
  return { cells: new Set(layout.positions.keys()), cursor };
}

export function inverted({ cells, cursor }: Selection, layout: Layout): Selection {
  const others = [...layout.positions.keys()].filter((cell) => !cells.has(cell));
  return {
    cells: new Set(others),
    cursor: others.includes(cursor) ? cursor : (others[0] ?? cursor),
  };
}

/** All cells with the same digit; where there is none, all that are noted or coloured alike. */
export function alike(state: State, cell: number): Selection {
  const layers = [state.digits, state.centre, state.corner, state.colour];
  const layer = layers.find((one) => one[cell]);
  if (!layer) return only(cell);
  const isOpen = (one: number): boolean => layer === state.digits || !state.digits[one];
  const cells = [...layer.keys()].filter((one) => layer[one] === layer[cell] && isOpen(one));
  return { cells: new Set(cells), cursor: cell };
}
