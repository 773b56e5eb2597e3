// What rules leave for their cells, by the digits that stand in them and nothing else. Does the same
// as src/nonet/core/narrowing.py, in the same order: both fill in notes for the same moves.
import type { Layout } from './layout';
import { bitOf, digitsIn, fullMask, type Mask } from './masks';
import { rulesIn, type Machine, type Part, type Rule, type Rulebook } from './rulebook';

type Grid = readonly number[];
type Masks = readonly Mask[];

/** The tables and machines that parts name by their numbers. */
interface Lookup extends Pick<Rulebook, 'tables' | 'machines'> {
  readonly size: number;
}

/** What a rule says about the digits that stood in its cells last. */
interface Verdict {
  readonly digits: Grid;
  left?: Masks;
  culprits?: readonly number[];
}

/** A rule with the cells that it binds. */
interface Clause {
  readonly parts: readonly Part[];
  readonly cells: readonly number[];
  verdict: Verdict;
}

const IMPOSSIBLE: Masks = [0];

const codes = new WeakMap<Layout, Code>();

/** The rules of a board, as they are applied. Undefined where it has none, or they are not known. */
export function codeOf(layout: Layout): Code | undefined {
  if (!layout.rulebook) return undefined;
  const code = codes.get(layout) ?? new Code(layout.rulebook, layout);
  codes.set(layout, code);
  return code;
}

export class Code {
  private readonly lookup: Lookup;
  private readonly clauses: readonly Clause[];
  private readonly clausesAt: readonly (readonly Clause[])[];

  constructor(book: Rulebook, { size, cellCount }: Pick<Layout, 'size' | 'cellCount'>) {
    this.lookup = { size, tables: book.tables, machines: book.machines };
    this.clauses = rulesIn(book).map(clauseOf);
    const at = Array.from({ length: cellCount }, (): Clause[] => []);
    for (const clause of this.clauses) for (const cell of clause.cells) at[cell]!.push(clause);
    this.clausesAt = at;
  }

  /** The digits that each rule by itself leaves an empty cell. */
  leftAt(digits: Grid, cell: number): Mask {
    let mask = fullMask(this.lookup.size);
    for (const clause of this.clausesAt[cell]!) mask &= this.leftBy(clause, digits)[cell]!;
    return mask;
  }

  /** The filled cells that show that a rule is broken. */
  culprits(digits: Grid): readonly number[] {
    return this.clauses.flatMap((clause) => this.culpritsOf(clause, digits));
  }

  private leftBy(clause: Clause, digits: Grid): Masks {
    const verdict = verdictOn(clause, digits);
    if (verdict.left) return verdict.left;
    const left = leftOn(digits, this.lookup.size);
    narrowBy(clause.parts, left, this.lookup);
    return (verdict.left = left);
  }

  private culpritsOf(clause: Clause, digits: Grid): readonly number[] {
    const verdict = verdictOn(clause, digits);
    return (verdict.culprits ??= findCulprits(clause, digits, this.lookup));
  }
}

function clauseOf({ parts }: Rule): Clause {
  const cells = [...new Set(parts.flatMap((part) => part.cells))];
  return { parts, cells, verdict: { digits: [] } };
}

/** The verdict of a rule, a new one where other digits stand in its cells. */
function verdictOn(clause: Clause, digits: Grid): Verdict {
  const { digits: before } = clause.verdict;
  if (before === digits) return clause.verdict;
  const isSame = before.length > 0 && clause.cells.every((cell) => before[cell] === digits[cell]);
  clause.verdict = isSame ? { ...clause.verdict, digits } : { digits };
  return clause.verdict;
}

/** Everything in empty cells, and what stands there in the others. */
function leftOn(digits: Grid, size: number): Mask[] {
  return digits.map((digit) => (digit ? bitOf(digit) : fullMask(size)));
}

/**
 * Narrows the cells of a board by the parts of a rule; returns whether they can hold. A part that
 * cannot takes nothing away, so that the others still do.
 */
function narrowBy(parts: readonly Part[], left: Mask[], lookup: Lookup): boolean {
  let [holds, isChanged] = [true, true];
  while (isChanged) {
    isChanged = false;
    for (const part of parts) {
      const there = part.cells.map((cell) => left[cell]!);
      const narrowed = narrow(part, there, lookup);
      if (narrowed.includes(0)) holds = false;
      else if (narrowed.some((mask, place) => mask !== there[place])) {
        isChanged = true;
        for (const [place, cell] of part.cells.entries()) left[cell] = narrowed[place]!;
      }
    }
  }
  return holds;
}

/** The filled cells of each part that is broken; else, if all together are, as few as show it. */
function findCulprits({ parts, cells }: Clause, digits: Grid, lookup: Lookup): readonly number[] {
  const filled = cells.filter((cell) => digits[cell]);
  if (!filled.length && parts.every(({ kind }) => kind !== 'allowed')) return [];
  const left = leftOn(digits, lookup.size);
  const isBroken = (part: Part): boolean =>
    narrow(
      part,
      part.cells.map((cell) => left[cell]!),
      lookup,
    ).includes(0);
  const alone = parts.filter(isBroken);
  if (alone.length) return alone.flatMap((part) => part.cells.filter((cell) => digits[cell]));
  if (filled.length === cells.length || narrowBy(parts, left, lookup)) return [];
  return fewest(parts, [...digits], filled, lookup);
}

/** Filled cells that break the parts together, none of which can be left out. */
function fewest(
  parts: readonly Part[],
  digits: number[],
  cells: readonly number[],
  lookup: Lookup,
): readonly number[] {
  return cells.filter((cell) => {
    const digit = digits[cell]!;
    digits[cell] = 0;
    const isNeeded = narrowBy(parts, leftOn(digits, lookup.size), lookup);
    if (isNeeded) digits[cell] = digit;
    return isNeeded;
  });
}

function narrow(part: Part, there: Masks, lookup: Lookup): Masks {
  switch (part.kind) {
    case 'allowed':
      return [there[0]! & part.mask];
    case 'different':
      return different(there);
    case 'sum':
      return sum(part.coefficients, [part.least, part.most], there);
    case 'relation':
      return relation(lookup.tables[part.table]!, there);
    case 'automaton':
      return automaton(lookup.machines[part.machine]!, there);
    case 'at_least':
      return atLeast(part.digits, there);
    case 'counted':
      return counted(there, lookup.size);
    case 'consecutive':
      return consecutive(there, lookup.size);
    case 'one_of':
      return oneOf(part.branches, part.cells, there, lookup);
  }
}

function different(there: Masks): Masks {
  let taken = 0;
  for (const mask of there) {
    if (!isSingle(mask)) continue;
    if (taken & mask) return IMPOSSIBLE;
    taken |= mask;
  }
  return there.map((mask) => (isSingle(mask) ? mask : mask & ~taken));
}

function sum(coefficients: Grid, [least, most]: readonly [number, number], there: Masks): Masks {
  const ends = there.map((mask, place) => {
    const times = coefficients[place]!;
    const [one, other] = [times * lowest(mask), times * highest(mask)];
    return times > 0 ? [one, other] : [other, one];
  });
  const lows = ends.reduce((total, [low]) => total + low!, 0);
  const highs = ends.reduce((total, [, high]) => total + high!, 0);
  return there.map((mask, place) => {
    const [low, high] = ends[place]!;
    const [from, to] = [least - (highs - high!), most - (lows - low!)];
    const times = coefficients[place]!;
    return filter(mask, (digit) => from <= times * digit && times * digit <= to);
  });
}

function relation(table: Masks, [first, second]: Masks): Masks {
  let seconds = 0;
  const firsts = filter(first!, (digit) => {
    const ways = table[digit - 1]! & second!;
    seconds |= ways;
    return ways !== 0;
  });
  return [firsts, seconds];
}

function automaton({ start, accepting, moves }: Machine, there: Masks): Masks {
  const digits = there.map(digitsIn);
  const ahead: Set<number>[] = [new Set([start])];
  for (const open of digits) {
    const next = new Set<number>();
    for (const state of ahead.at(-1)!)
      for (const digit of open) {
        const to = moves[state]![digit - 1]!;
        if (to >= 0) next.add(to);
      }
    ahead.push(next);
  }
  let wanted = new Set(accepting.filter((state) => ahead.at(-1)!.has(state)));
  const narrowed = new Array<Mask>(there.length).fill(0);
  for (let place = there.length - 1; place >= 0; place--) {
    const before = new Set<number>();
    for (const state of ahead[place]!)
      for (const digit of digits[place]!)
        if (wanted.has(moves[state]![digit - 1]!)) {
          before.add(state);
          narrowed[place]! |= bitOf(digit);
        }
    wanted = before;
  }
  return narrowed;
}

function atLeast(digits: Grid, there: Masks): Masks {
  let needed = 0;
  let missing = 0;
  for (const digit of new Set(digits)) {
    const lack = count(digits, digit) - count(there, bitOf(digit));
    if (lack <= 0) continue;
    needed |= bitOf(digit);
    missing += lack;
  }
  const spare = there.filter((mask) => !isSingle(mask)).length - missing;
  if (spare < 0) return IMPOSSIBLE;
  return there.map((mask) => (spare || isSingle(mask) ? mask : mask & needed));
}

function counted(there: Masks, size: number): Masks {
  const counts = Array.from({ length: size }, (_, index) => count(there, bitOf(index + 1)));
  const free = there.filter((mask) => !isSingle(mask)).length;
  const missing = counts.reduce((total, one, index) => total + (one ? index + 1 - one : 0), 0);
  if (missing > free || counts.some((one, index) => one > index + 1)) return IMPOSSIBLE;
  const open = filter(fullMask(size), (digit) => {
    const one = counts[digit - 1]!;
    return one ? one < digit : missing + digit <= free;
  });
  return there.map((mask) => (isSingle(mask) ? mask : mask & open));
}

function consecutive(there: Masks, size: number): Masks {
  const placed = there.filter(isSingle);
  if (!placed.length) return there;
  const taken = placed.reduce((all, mask) => all | mask, 0);
  const [low, high] = [lowest(taken), highest(taken)];
  const isRepeated = digitsIn(taken).length < placed.length;
  if (isRepeated || high - low >= there.length) return IMPOSSIBLE;
  const [first, last] = [high - there.length + 1, low + there.length - 1];
  const open = filter(fullMask(size) & ~taken, (digit) => first <= digit && digit <= last);
  return there.map((mask) => (isSingle(mask) ? mask : mask & open));
}

function oneOf(
  branches: readonly (readonly Part[])[],
  cells: readonly number[],
  there: Masks,
  lookup: Lookup,
): Masks {
  const narrowed = cells.map(() => 0);
  for (const branch of branches) {
    const left: Mask[] = [];
    for (const [place, cell] of cells.entries()) left[cell] = there[place]!;
    if (narrowBy(branch, left, lookup))
      for (const [place, cell] of cells.entries()) narrowed[place]! |= left[cell]!;
  }
  return narrowed;
}

function isSingle(mask: Mask): boolean {
  return (mask & (mask - 1)) === 0;
}

function lowest(mask: Mask): number {
  return 32 - Math.clz32(mask & -mask);
}

function highest(mask: Mask): number {
  return 32 - Math.clz32(mask);
}

function filter(mask: Mask, isKept: (digit: number) => boolean): Mask {
  let kept = 0;
  for (const digit of digitsIn(mask)) if (isKept(digit)) kept |= bitOf(digit);
  return kept;
}

function count(items: readonly number[], item: number): number {
  return items.reduce((found, one) => found + (one === item ? 1 : 0), 0);
}
