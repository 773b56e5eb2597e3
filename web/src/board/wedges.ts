// Several colours in one cell: wedges around its middle.
import { CELL } from './outline';

const HALF = CELL / 2;
const QUARTER = Math.PI / 2;

/** SVG paths that share the cell out among so many colours, from the top clockwise. */
export function wedgePaths(count: number): readonly string[] {
  if (count === 1) return [`M0 0h${CELL}v${CELL}h${-CELL}z`];
  const turn = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, index) => wedge(index * turn, (index + 1) * turn));
}

function wedge(from: number, to: number): string {
  const points = [edgePoint(from), ...cornersBetween(from, to).map(edgePoint), edgePoint(to)];
  return `M${HALF} ${HALF}L${points.join('L')}z`;
}

/** The corners of the cell on the way, as angles. */
function cornersBetween(from: number, to: number): number[] {
  return [0.5, 1.5, 2.5, 3.5].map((turns) => turns * QUARTER).filter((at) => from < at && at < to);
}

/** Where a ray from the middle leaves the cell; angle 0 points upwards. */
function edgePoint(angle: number): string {
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const reach = HALF / Math.max(Math.abs(x), Math.abs(y));
  return `${round(HALF + x * reach)} ${round(HALF + y * reach)}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
