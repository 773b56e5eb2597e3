// Two fingers on something that can be zoomed: what was under them stays under them.
import type { Point } from './pointer';

/** Where two fingers are: the place between them, and how far they are apart, in pixels. */
export interface Grip {
  readonly middle: Point;
  readonly spread: number;
}

/** How large something is drawn, and how far it is scrolled, in pixels. */
export interface Glimpse {
  readonly zoom: number;
  readonly scroll: Point;
}

export const MOST_ZOOM = 5;

export function gripOf([x1, y1]: Point, [x2, y2]: Point): Grip {
  return { middle: [(x1 + x2) / 2, (y1 + y2) / 2], spread: Math.hypot(x2 - x1, y2 - y1) };
}

/** What is seen once the fingers have moved from one grip to another. */
export function pinched({ zoom, scroll }: Glimpse, from: Grip, to: Grip): Glimpse {
  const wished = (zoom * to.spread) / Math.max(from.spread, 1);
  const next = Math.min(Math.max(wished, 1), MOST_ZOOM);
  const along = (axis: 0 | 1): number =>
    ((scroll[axis] + from.middle[axis]) / zoom) * next - to.middle[axis];
  return { zoom: next, scroll: [along(0), along(1)] };
}
