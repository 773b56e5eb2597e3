// Rules of a board, switched one by one while it is played on: rows, columns, boxes, diagonals.
import { Layout, type House, type HouseKind, type Position } from './layout';
import type { Puzzle } from './puzzle';

export const SWITCHED_RULES = ['rows', 'columns', 'boxes', 'diagonals'] as const;

export type SwitchedRule = (typeof SWITCHED_RULES)[number];

const KINDS: Readonly<Record<SwitchedRule, readonly HouseKind[]>> = {
  rows: ['row'],
  columns: ['column'],
  boxes: ['box', 'region'],
  diagonals: ['diagonal'],
};

/** The puzzles with other rules than at the beginning: what is drawn must not be made anew. */
const known = new WeakMap<Puzzle, Map<string, Puzzle>>();

/** Whether the rule binds the board. */
export function isRuleOn({ houses }: Layout, rule: SwitchedRule): boolean {
  return houses.some(({ kind }) => KINDS[rule].includes(kind));
}

/** Whether the board knows what the rule would mean. */
export function canSwitch(layout: Layout, rule: SwitchedRule): boolean {
  return isRuleOn(layout, rule) || addedBy(layout, rule).length > 0;
}

/** The rules that are not as at the beginning, after one of them was switched. */
export function switchedAfter(
  layout: Layout,
  switched: readonly SwitchedRule[],
  rule: SwitchedRule,
  isOn: boolean,
): readonly SwitchedRule[] {
  if (!canSwitch(layout, rule)) return switched;
  const isOther = isOn !== isRuleOn(layout, rule);
  return SWITCHED_RULES.filter((one) => (one === rule ? isOther : switched.includes(one)));
}

/** The puzzle with some rules the other way round: off if its board has them, else on. */
export function ruledPuzzle(puzzle: Puzzle, switched: readonly SwitchedRule[]): Puzzle {
  if (!switched.length) return puzzle;
  const made = known.get(puzzle) ?? new Map<string, Puzzle>();
  known.set(puzzle, made);
  const name = switched.join();
  const ruled = made.get(name) ?? { ...puzzle, layout: withSwitched(puzzle.layout, switched) };
  made.set(name, ruled);
  return ruled;
}

function withSwitched(layout: Layout, switched: readonly SwitchedRule[]): Layout {
  const { size, positions, houses, cages, rules, rulebook } = layout;
  const kinds = Object.values(KINDS).flat();
  const ruled = SWITCHED_RULES.flatMap((rule) => {
    const own = houses.filter(({ kind }) => KINDS[rule].includes(kind));
    if (!switched.includes(rule)) return own;
    return own.length ? [] : addedBy(layout, rule);
  });
  const others = houses.filter(({ kind }) => !kinds.includes(kind));
  return new Layout(size, positions, [...ruled, ...others], cages, rules, rulebook);
}

/** The houses that the rule adds to a board of one grid; boxes could be any. */
function addedBy(layout: Layout, rule: SwitchedRule): readonly House[] {
  const { size, rowCount, columnCount } = layout;
  if (rowCount !== size || columnCount !== size || rule === 'boxes') return [];
  const numbers = Array.from({ length: size }, (_, number) => number);
  const house = (kind: HouseKind, name: string, line: readonly Position[]): House => ({
    kind,
    name,
    cells: line
      .map(([row, column]) => layout.cellAt(row, column))
      .filter((cell) => cell !== undefined),
  });
  const lines = (kind: HouseKind, at: (n: number, m: number) => Position): readonly House[] =>
    numbers.map((n) =>
      house(
        kind,
        `${kind} ${n + 1}`,
        numbers.map((m) => at(n, m)),
      ),
    );
  const added = {
    rows: () => lines('row', (n, m) => [n, m]),
    columns: () => lines('column', (n, m) => [m, n]),
    diagonals: () => [
      house(
        'diagonal',
        'falling diagonal',
        numbers.map((n) => [n, n]),
      ),
      house(
        'diagonal',
        'rising diagonal',
        numbers.map((n) => [n, size - 1 - n]),
      ),
    ],
  };
  return added[rule]().filter(({ cells }) => cells.length > 0);
}
