// The lines of a board: thin ones between cells, strong ones around boxes, regions and the whole.
import type { Layout } from '../game/layout';

/** The side of a cell in the units of the drawing. */
export const CELL = 64;

/** The room around the board, for its strong lines. */
export const MARGIN = 3;

/** The room for clues beside the board. */
const CLUE = 0.92 * CELL;

/** The part of the plane that a picture of a board shows. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** The frame of a board: a margin, and room on the sides where there are clues. */
export function frameOf({ rowCount, columnCount, rulebook }: Layout, margin = MARGIN): Frame {
  const clues = rulebook?.outside ?? [];
  const room = (isNeeded: boolean): number => margin + (isNeeded ? CLUE : 0);
  const left = room(clues.some(([, column]) => column < 0));
  const top = room(clues.some(([row]) => row < 0));
  const right = room(clues.some(([, column]) => column >= columnCount));
  const bottom = room(clues.some(([row]) => row >= rowCount));
  const [width, height] = [left + columnCount * CELL + right, top + rowCount * CELL + bottom];
  return { left: -left, top: -top, width, height, viewBox: `${-left} ${-top} ${width} ${height}` };
}

export interface Outline {
  /** SVG paths. */
  readonly lines: string;
  readonly walls: string;
}

type Edge = readonly [row: number, column: number, axis: Axis];
type Axis = 'across' | 'down';

/** Draws every edge once; a cell has an edge above and to its left, and others where it borders nothing. */
export function outlineOf(layout: Layout): Outline {
  const boxes = boxNames(layout);
  const lines: Edge[] = [];
  const walls: Edge[] = [];
  for (const [edge, cell, other] of edgesOf(layout)) {
    const isWall = other === undefined || boxes[cell] !== boxes[other];
    (isWall ? walls : lines).push(edge);
  }
  return { lines: pathOf(lines), walls: pathOf(walls) };
}

function* edgesOf(layout: Layout): Generator<[Edge, number, number | undefined]> {
  for (const [cell, [row, column]] of layout.positions.entries()) {
    yield [[row, column, 'across'], cell, layout.cellAt(row - 1, column)];
    yield [[row, column, 'down'], cell, layout.cellAt(row, column - 1)];
    if (layout.cellAt(row + 1, column) === undefined)
      yield [[row + 1, column, 'across'], cell, undefined];
    if (layout.cellAt(row, column + 1) === undefined)
      yield [[row, column + 1, 'down'], cell, undefined];
  }
}

/** For each cell the names of the boxes and regions that it belongs to. */
function boxNames(layout: Layout): string[] {
  const names = layout.positions.map(() => '');
  for (const { kind, name, cells } of layout.houses)
    if (kind === 'box' || kind === 'region') for (const cell of cells) names[cell] += `${name};`;
  return names;
}

/** Joins edges that continue each other into long strokes, so that corners and dashes look right. */
function pathOf(edges: readonly Edge[]): string {
  const starts = new Map(edges.map((edge) => [String(edge), edge]));
  let path = '';
  for (const [row, column, axis] of edges) {
    if (starts.has(String(shifted(row, column, axis, -1)))) continue;
    let length = 1;
    while (starts.has(String(shifted(row, column, axis, length)))) length++;
    path += `M${column * CELL} ${row * CELL}${axis === 'across' ? 'h' : 'v'}${length * CELL}`;
  }
  return path;
}

function shifted(row: number, column: number, axis: Axis, by: number): Edge {
  return axis === 'across' ? [row, column + by, axis] : [row + by, column, axis];
}
