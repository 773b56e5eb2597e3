// Where on the board a pointer is, and what a hand that rests there wants.
import type { Layout } from '../game/layout';

/** A point in cells: [0.5, 0.5] is the middle of the cell at the top left. */
export type Point = readonly [x: number, y: number];

/** How near to the middle of a cell a dragging pointer must come, so that diagonals are easy. */
export const REACH = 0.45;

/** How long a finger rests before it means what a right click means, in milliseconds. */
export const LONG_PRESS = 500;

/** The cell under a point. */
export function cellUnder(layout: Layout, [x, y]: Point): number | undefined {
  return layout.cellAt(Math.floor(y), Math.floor(x));
}

/** The cell that a dragging pointer takes along. */
export function cellInReach(layout: Layout, [x, y]: Point): number | undefined {
  const [fromLeft, fromTop] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
  return Math.hypot(fromLeft, fromTop) <= REACH ? cellUnder(layout, [x, y]) : undefined;
}

/** The cells in reach on the way from one point to another; quick pointers leave wide gaps. */
export function cellsBetween(layout: Layout, from: Point, to: Point): readonly number[] {
  const [width, height] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(1, Math.ceil(Math.hypot(width, height) * 8));
  const cells = new Set<number>();
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const cell = cellInReach(layout, [from[0] + width * part, from[1] + height * part]);
    if (cell !== undefined) cells.add(cell);
  }
  return [...cells];
}

/** The digit after another by turns of the wheel; 0, for none, is one of them. */
export function turned(digit: number, turns: number, size: number): number {
  return (digit + turns + (size + 1)) % (size + 1);
}
