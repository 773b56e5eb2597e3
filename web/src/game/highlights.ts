// Which cells the selected ones light up.
import type { House, Layout } from './layout';

export interface Highlights {
  readonly lines: boolean;
  readonly boxes: boolean;
  /** All cells that every selected cell sees. */
  readonly seen: boolean;
  readonly same: boolean;
  /** The same digit among the notes. */
  readonly notes: boolean;
}

export const DEFAULT_HIGHLIGHTS: Highlights = {
  lines: true,
  boxes: true,
  seen: false,
  same: true,
  notes: true,
};

const LINES = new Set(['row', 'column']);
const BOXES = new Set(['box', 'region']);

/** The cells that are lit up by the selected ones; houses only by a single one. */
export function litCells(
  layout: Layout,
  selected: ReadonlySet<number>,
  { lines, boxes, seen }: Highlights,
): ReadonlySet<number> {
  const [first, ...others] = selected;
  if (first === undefined) return new Set();
  const isLit = ({ kind, cells }: House): boolean =>
    ((lines && LINES.has(kind)) || (boxes && BOXES.has(kind))) && cells.includes(first);
  const inHouses = others.length ? [] : layout.houses.filter(isLit).flatMap(({ cells }) => cells);
  const isSeen = (cell: number): boolean => others.every((other) => layout.peers[other]!.has(cell));
  const inSight = seen ? [...layout.peers[first]!].filter(isSeen) : [];
  return new Set([...inHouses, ...inSight]);
}
