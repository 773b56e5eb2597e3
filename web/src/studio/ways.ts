// How strokes become rules: which cells a kind takes, and when a stroke is enough for it.
import { cageBounds } from '../game/layout';
import type { KindDocument, RuleTree } from '../api';
import { placeAt, positionOf, type Drawing, type Place } from './drawing';
import { cellParameters, usualParameters } from './kinds';

type Position = readonly [row: number, column: number];

/** Strokes that are drawn one after the other for one rule, the last of them perhaps not yet done. */
export type Strokes = readonly (readonly Place[])[];

/** Ways that want cells that touch in turn; the others take any cells. */
export function isAlong(kind: KindDocument): boolean {
  return kind.way === 'line' || kind.way === 'arrow';
}

/** How many cells a stroke of a kind has at most. */
export function longest(kind: KindDocument): number {
  const most: Partial<Record<KindDocument['way'], number>> = { cell: 1, edge: 2, corner: 4 };
  return most[kind.way] ?? Infinity;
}

/** How many strokes a rule of the kind needs at least. */
export function strokesFor({ way }: KindDocument): number {
  return way === 'sets' || way === 'copy' ? 2 : 1;
}

/** Whether further strokes add to the rule. */
export function isOpen({ way }: KindDocument): boolean {
  return way === 'sets';
}

/** The rule that strokes make; undefined while there are too few. */
export function treeOf(
  kind: KindDocument,
  strokes: Strokes,
  drawing: Drawing,
): RuleTree | undefined {
  const cells = cellsFor(kind, strokes, drawing);
  const tree = cells && ({ kind: kind.name, ...usualParameters(kind), ...cells } as RuleTree);
  return tree?.kind === 'cage' ? reachable(tree, drawing) : tree;
}

/** A cage that begins with a total which its cells can have. */
function reachable(tree: RuleTree, { size }: Drawing): RuleTree {
  const { cells, total } = tree as { cells?: readonly Place[]; total?: number };
  const [least, most] = cageBounds(cells?.length ?? 0, size);
  return { ...tree, total: Math.min(most, Math.max(least, total ?? 0)) };
}

/** The parameters of a kind that are cells. */
export function cellsFor(
  kind: KindDocument,
  strokes: Strokes,
  drawing: Drawing,
): Readonly<Record<string, unknown>> | undefined {
  const names = cellParameters(kind).map(({ name }) => name);
  const [stroke = [], second = []] = strokes;
  const [first = 'cells', other = 'cells'] = names;
  if (kind.way === 'board' || kind.way === 'rules') return {};
  if (!stroke.length || strokes.length < strokesFor(kind)) return undefined;
  if (kind.way === 'sets') return { [first]: strokes.map(sorted) };
  if (kind.way === 'copy') return copied(drawing, [first, other], sorted(stroke), second[0]);
  if (kind.way === 'arrow')
    return stroke.length < 2 ? undefined : { [first]: [stroke[0]], [other]: stroke.slice(1) };
  if (kind.way === 'cell') return { [first]: stroke[0] };
  if (kind.way === 'edge') return ofEdge(names, stroke);
  if (kind.way === 'line') return stroke.length < 2 ? undefined : { [first]: stroke };
  const isOrdered = kind.way === 'row' || kind.way === 'diagonal';
  return { [first]: isOrdered ? stroke : sorted(stroke) };
}

function ofEdge(
  names: readonly string[],
  stroke: readonly Place[],
): Record<string, unknown> | undefined {
  if (stroke.length !== 2) return undefined;
  const [first, second] = names;
  return second === undefined
    ? { [first!]: sorted(stroke) }
    : { [first!]: stroke[0], [second]: stroke[1] };
}

/** The cells, and the same shape where its first cell lies elsewhere. */
function copied(
  drawing: Drawing,
  [first, other]: readonly [string, string],
  cells: readonly Place[],
  start: Place | undefined,
): Record<string, unknown> | undefined {
  if (start === undefined) return undefined;
  const [from, to] = [positionOf(drawing, cells[0]!), positionOf(drawing, start)];
  const copy = cells.map((cell) => {
    const [row, column] = positionOf(drawing, cell);
    return placeAt(drawing, row + to[0] - from[0], column + to[1] - from[1]);
  });
  return copy.includes(undefined) ? undefined : { [first]: cells, [other]: copy };
}

function sorted(cells: readonly Place[]): readonly Place[] {
  return [...new Set(cells)].sort((one, other) => one - other);
}

/** The stroke with one more cell; going back takes the last one away. */
export function extended(
  kind: KindDocument,
  stroke: readonly Place[],
  place: Place,
  drawing: Drawing,
): readonly Place[] {
  if (stroke.at(-1) === place) return stroke;
  if (stroke.at(-2) === place && isAlong(kind)) return stroke.slice(0, -1);
  if (stroke.length >= longest(kind)) return stroke;
  if (kind.way === 'edge' && stroke.length && !touch(drawing, stroke[0]!, place, false))
    return stroke;
  if (isAlong(kind) && stroke.length && !touch(drawing, stroke.at(-1)!, place, true)) return stroke;
  if (!isAlong(kind) && stroke.includes(place)) return stroke;
  return [...stroke, place];
}

/** Whether two places lie side by side, or corner to corner. */
function touch(drawing: Drawing, one: Place, other: Place, isDiagonalToo: boolean): boolean {
  const [row, column] = positionOf(drawing, one);
  const [otherRow, otherColumn] = positionOf(drawing, other);
  const [down, right] = [Math.abs(row - otherRow), Math.abs(column - otherColumn)];
  return isDiagonalToo ? Math.max(down, right) === 1 : down + right === 1;
}

/** The cells around the corner below and to the right of a place; fewer at the edge of the board. */
export function aroundCorner(drawing: Drawing, row: number, column: number): readonly Place[] {
  const around = [
    [row, column],
    [row, column + 1],
    [row + 1, column],
    [row + 1, column + 1],
  ] as const;
  return around.flatMap(([down, right]) => placeAt(drawing, down, right) ?? []);
}

const STRAIGHT: readonly Position[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const SLANTED: readonly Position[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** The lines that begin at a place beside the board: of its row or column, or its diagonals. */
export function linesFrom(
  drawing: Drawing,
  [row, column]: Position,
  way: KindDocument['way'],
): readonly (readonly Place[])[] {
  if (placeAt(drawing, row, column) !== undefined) return [];
  const steps = way === 'diagonal' ? SLANTED : STRAIGHT;
  const lines = steps.map((step) => lineFrom(drawing, [row, column], step));
  return lines.filter((line) => line.length > 1).map((line) => inHouse(drawing, line));
}

function lineFrom(drawing: Drawing, [row, column]: Position, [down, right]: Position): Place[] {
  const line: Place[] = [];
  for (let step = 1; ; step++) {
    const place = placeAt(drawing, row + step * down, column + step * right);
    if (place === undefined) return line;
    line.push(place);
  }
}

/** Where several grids overlap, a clue looks along the row or column that begins beside it. */
function inHouse(drawing: Drawing, line: readonly Place[]): readonly Place[] {
  const { size } = drawing;
  const start = line.slice(0, size);
  const isHouse = drawing.areas.some(
    ({ kind, cells }) =>
      (kind === 'row' || kind === 'column') &&
      cells.length === start.length &&
      start.every((place) => cells.includes(place)),
  );
  return isHouse ? start : line;
}
