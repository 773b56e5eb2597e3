// A board as data: its cells, where they are, and the houses, cages and other rules that bind them.
import type { CageDocument, HouseDocument, RuleTree } from '../api';
import { differentIn, type Rulebook } from './rulebook';

/** Row and column, both counted from 0. */
export type Position = readonly [row: number, column: number];

/** Cells whose digits are all different. */
export type House = HouseDocument;

/** Cells whose digits are all different and add up to a total. */
export type Cage = CageDocument;

export type HouseKind = House['kind'];

export class Layout {
  readonly rowCount: number;
  readonly columnCount: number;
  /** The cells of each row, from left to right. */
  readonly rows: readonly (readonly number[])[];
  /** For each cell the cells that may not hold the same digit. */
  readonly peers: readonly ReadonlySet<number>[];
  /** For each cell the cages that it is in. */
  readonly cagesOf: readonly (readonly Cage[])[];
  private readonly cellsByPosition: ReadonlyMap<string, number>;

  constructor(
    readonly size: number,
    readonly positions: readonly Position[],
    readonly houses: readonly House[],
    readonly cages: readonly Cage[] = [],
    /** The rules that are not cages, as documents have them. */
    readonly rules: readonly RuleTree[] = [],
    /** What they mean, where that is known. */
    readonly rulebook?: Rulebook,
  ) {
    this.rowCount = 1 + Math.max(...positions.map(([row]) => row));
    this.columnCount = 1 + Math.max(...positions.map(([, column]) => column));
    this.cellsByPosition = new Map(positions.map((position, cell) => [String(position), cell]));
    this.rows = findRows(this.rowCount, positions);
    this.peers = findPeers(positions.length, [
      ...houses,
      ...cages,
      ...(rulebook ? differentIn(rulebook) : []),
    ]);
    this.cagesOf = positions.map((_, cell) => cages.filter(({ cells }) => cells.includes(cell)));
  }

  get cellCount(): number {
    return this.positions.length;
  }

  /** Whether there are rules of which the page does not know yet what they mean. */
  get isLacking(): boolean {
    return this.rules.length > 0 && !this.rulebook;
  }

  /** The same board, with what its rules mean. */
  explained(rulebook: Rulebook): Layout {
    const { size, positions, houses, cages, rules } = this;
    return new Layout(size, positions, houses, cages, rules, rulebook);
  }

  /** The cell at a position, or undefined where the board has a hole. */
  cellAt(row: number, column: number): number | undefined {
    return this.cellsByPosition.get(`${row},${column}`);
  }

  /** What moves call the cell: 'r1c1' is the top left. */
  nameOf(cell: number): string {
    const [row, column] = this.positions[cell]!;
    return `r${row + 1}c${column + 1}`;
  }

  /** The next cell in a direction; holes are skipped and the edges wrap around. */
  cellBeside(cell: number, rows: number, columns: number): number {
    let [row, column] = this.positions[cell]!;
    for (;;) {
      row = (row + rows + this.rowCount) % this.rowCount;
      column = (column + columns + this.columnCount) % this.columnCount;
      const next = this.cellAt(row, column);
      if (next !== undefined) return next;
    }
  }
}

/** The least and the greatest total of `count` different digits out of 1 to `size`. */
export function cageBounds(count: number, size: number): readonly [least: number, most: number] {
  const least = (count * (count + 1)) / 2;
  return [least, count * (size + 1) - least];
}

function findRows(rowCount: number, positions: readonly Position[]): number[][] {
  const rows = Array.from({ length: rowCount }, (): number[] => []);
  for (const [cell, [row]] of positions.entries()) rows[row]!.push(cell);
  for (const cells of rows) cells.sort((one, other) => positions[one]![1] - positions[other]![1]);
  return rows;
}

function findPeers(
  cellCount: number,
  groups: readonly { readonly cells: readonly number[] }[],
): ReadonlySet<number>[] {
  const peers = Array.from({ length: cellCount }, () => new Set<number>());
  for (const { cells } of groups)
    for (const cell of cells) for (const peer of cells) if (peer !== cell) peers[cell]!.add(peer);
  return peers;
}
