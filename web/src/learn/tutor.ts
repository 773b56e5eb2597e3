// The tutor of the first puzzles: what a beginner can see next, and why an entry is not right.
import type { House, Layout } from '../game/layout';
import type { Puzzle } from '../game/puzzle';

/** What is to be seen: a house with one gap, a digit with one place in a house, a cell with one digit. */
export interface Nudge {
  readonly kind: 'gap' | 'place' | 'cell';
  readonly house: House | undefined;
  readonly cell: number;
  readonly digit: number;
  /** The cells that keep the digit away from the others. */
  readonly blockers: readonly number[];
}

const KINDS = ['box', 'row', 'column'];

/** What to look at next; kinds of houses that were not met yet come first. */
export function nextNudge(
  { layout }: Puzzle,
  digits: readonly number[],
  met: ReadonlySet<string>,
): Nudge | undefined {
  const houses = [...layout.houses].sort((one, other) => rank(one, met) - rank(other, met));
  return findGap(houses, digits) ?? findPlace(layout, houses, digits) ?? findCell(layout, digits);
}

function rank({ kind }: House, met: ReadonlySet<string>): number {
  return met.has(kind) ? KINDS.indexOf(kind) : ['row', 'column', 'box'].indexOf(kind) - 10;
}

function findGap(houses: readonly House[], digits: readonly number[]): Nudge | undefined {
  for (const house of houses) {
    const empty = house.cells.filter((cell) => !digits[cell]);
    if (empty.length !== 1) continue;
    const [cell] = empty as [number];
    const digit =
      house.cells.findIndex((_, index) => !house.cells.some((one) => digits[one] === index + 1)) +
      1;
    return { kind: 'gap', house, cell, digit, blockers: [] };
  }
  return undefined;
}

function findPlace(
  layout: Layout,
  houses: readonly House[],
  digits: readonly number[],
): Nudge | undefined {
  for (const kind of KINDS)
    for (const digit of byFrequency(layout, digits))
      for (const house of houses.filter((one) => one.kind === kind)) {
        if (house.cells.some((cell) => digits[cell] === digit)) continue;
        const empty = house.cells.filter((cell) => !digits[cell]);
        const open = empty.filter((cell) => fits(layout, digits, cell, digit));
        const [cell] = open;
        if (open.length !== 1 || cell === undefined) continue;
        return {
          kind: 'place',
          house,
          cell,
          digit,
          blockers: blockersOf(layout, digits, empty, cell, digit),
        };
      }
  return undefined;
}

/** The digits, those that stand most often first: they are the easiest to follow. */
function byFrequency({ size }: Layout, digits: readonly number[]): readonly number[] {
  const count = (digit: number): number => digits.filter((one) => one === digit).length;
  const all = Array.from({ length: size }, (_, index) => index + 1);
  return all.sort((one, other) => count(other) - count(one));
}

function blockersOf(
  layout: Layout,
  digits: readonly number[],
  empty: readonly number[],
  cell: number,
  digit: number,
): readonly number[] {
  const closed = empty.filter((one) => one !== cell);
  const found = closed.flatMap((one) =>
    [...layout.peers[one]!].filter((peer) => digits[peer] === digit),
  );
  return [...new Set(found)];
}

function findCell(layout: Layout, digits: readonly number[]): Nudge | undefined {
  for (const cell of digits.keys()) {
    if (digits[cell]) continue;
    const open = byFrequency(layout, digits).filter((digit) => fits(layout, digits, cell, digit));
    if (open.length !== 1) continue;
    return { kind: 'cell', house: undefined, cell, digit: open[0]!, blockers: [] };
  }
  return undefined;
}

export function fits(
  layout: Layout,
  digits: readonly number[],
  cell: number,
  digit: number,
): boolean {
  return ![...layout.peers[cell]!].some((peer) => digits[peer] === digit);
}

/** Where the same digit stands already, in a house of the cell; undefined if nowhere. */
export function clashOf(
  layout: Layout,
  digits: readonly number[],
  cell: number,
  digit: number,
): { readonly house: House; readonly cell: number } | undefined {
  for (const house of layout.houses) {
    if (!house.cells.includes(cell)) continue;
    const other = house.cells.find((one) => one !== cell && digits[one] === digit);
    if (other !== undefined) return { house, cell: other };
  }
  return undefined;
}
