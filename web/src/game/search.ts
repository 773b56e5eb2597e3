// A search as it is watched: what each event does to the board.

export interface Trace {
  /** A letter for each event: g guess, p place, r remove, d dead end, s solution. */
  readonly acts: string;
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

export const NO_TRACE: Trace = { acts: '', cells: [], digits: [] };

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
    const act = acts[at];
    if (act === 'g' || act === 'p') next[cells[at]!] = digits[at]!;
    else if (act === 'r') next[cells[at]!] = 0;
  }
  return next;
}
