// What the rules leave possible in a cell now, without any further thought.
import { cageBounds, type Cage } from './layout';
import { bitOf, fullMask, type Mask } from './masks';
import { codeOf } from './narrowing';
import type { Puzzle } from './puzzle';

/** The digits that could be written into the cell, whatever stands in it now. */
export function candidatesOf(puzzle: Puzzle, digits: readonly number[], cell: number): Mask {
  const { layout, allowed } = puzzle;
  let mask = allowed[cell] ?? fullMask(layout.size);
  for (const peer of layout.peers[cell]!) {
    const digit = digits[peer]!;
    if (digit) mask &= ~bitOf(digit);
  }
  for (const cage of layout.cagesOf[cell]!) mask &= withinTotal(cage, digits, cell, layout.size);
  return mask & (codeOf(layout)?.leftAt(without(digits, cell), cell) ?? mask);
}

/** The digits with the cell empty; the same list where it is. */
function without(digits: readonly number[], cell: number): readonly number[] {
  return digits[cell] ? digits.with(cell, 0) : digits;
}

/** The digits that leave the cage a total that it can still reach. */
function withinTotal(cage: Cage, digits: readonly number[], cell: number, size: number): Mask {
  const others = cage.cells.filter((other) => other !== cell).map((other) => digits[other]!);
  const [least, most] = cageBounds(others.filter((digit) => !digit).length, size);
  const rest = cage.total - others.reduce((sum, digit) => sum + digit, 0);
  let mask = 0;
  for (let digit = 1; digit <= size; digit++)
    if (rest - digit >= least && rest - digit <= most) mask |= bitOf(digit);
  return mask;
}
