// Searches and makings as they are watched: what each event does to the board.

export interface Trace {
  /**
   * A letter for each event. Of a search: g guess, p place, r remove, d dead end, s solution.
   * Of a making: n new attempt, f fill, e empty, k keep, x refuse, a accept.
   */
  readonly acts: string;
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

export const NO_TRACE: Trace = { acts: '', cells: [], digits: [] };

const WRITING = 'gpf';
/** Events that are about a cell. */
const OF_A_CELL = 'gprfek';
const ERASING = 're';

export function joined(one: Trace, other: Trace): Trace {
  return {
    acts: one.acts + other.acts,
    cells: [...one.cells, ...other.cells],
    digits: [...one.digits, ...other.digits],
  };
}

/** The board after the events from one place of the trace to another. */
export function boardAfter(
  board: readonly number[],
  { acts, cells, digits }: Trace,
  from: number,
  to: number,
): readonly number[] {
  const next = [...board];
  for (let at = from; at < to; at++) {
    const act = acts[at]!;
    if (WRITING.includes(act)) next[cells[at]!] = digits[at]!;
    else if (ERASING.includes(act)) next[cells[at]!] = 0;
    else if (act === 'n') next.fill(0);
  }
  return next;
}

/** The cell that an event of the trace is about, if any. */
export function cellAt({ acts, cells }: Trace, at: number): number | undefined {
  return OF_A_CELL.includes(acts[at] ?? ' ') ? cells[at] : undefined;
}

/** How many attempts there were up to a place of the trace of a making. */
export function attemptsUntil({ acts }: Trace, to: number): number {
  return acts.slice(0, to).split('n').length - 1;
}
