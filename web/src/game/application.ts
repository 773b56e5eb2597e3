// What a hint does to the board when it is applied, and what it has to know of the player's notes.
import { candidatesOf } from './candidates';
import type { Candidate, Hint } from './hint';
import { digitsIn, type Mask } from './masks';
import type { Change, Move } from './move';
import type { Puzzle } from './puzzle';
import type { State } from './state';
import { symbolOf } from './symbols';

/** What the hint says about the digits of the board: those to write, 0 for those to erase. */
export function entriesOf({ kind, cells, digit, step }: Hint): readonly Candidate[] {
  if (step) return step.placements;
  if (kind === 'mistake') return cells.map((cell) => ({ cell, digit: 0 }));
  return kind === 'trial' ? cells.map((cell) => ({ cell, digit })) : [];
}

/** One move that does what the hint says; empty if there is nothing to do. */
export function applicationOf({ kind, cells, digit, step }: Hint, state: State): Move {
  if (step) return [...step.placements.map(placed), ...step.eliminations.flatMap(ruledOut)];
  if (kind === 'mistake') return [{ kind: 'enter', cells, digit: 0, sweep: false }];
  if (kind === 'trial') return cells.map((cell) => placed({ cell, digit }));
  return kind === 'notes' && digit ? cells.flatMap((cell) => noted({ cell, digit }, state)) : [];
}

/** The player's notes by cell, in the way in which the server reads them. */
export function notesOf(puzzle: Puzzle, state: State): Record<string, string> {
  const cells = [...state.digits.keys()].filter((cell) => !state.digits[cell]);
  const noted = cells.map((cell) => [cell, noteOf(puzzle, state, cell)] as const);
  return Object.fromEntries(
    noted
      .filter(([, mask]) => mask)
      .map(([cell, mask]) => [String(cell), digitsIn(mask).map(symbolOf).join('')]),
  );
}

/** Centre notes tell all that is possible; without them only what is ruled out is known. */
function noteOf(puzzle: Puzzle, { digits, centre, out }: State, cell: number): Mask {
  if (!centre[cell] && !out[cell]) return 0;
  return (centre[cell] || candidatesOf(puzzle, digits, cell)) & ~out[cell]!;
}

function placed({ cell, digit }: Candidate): Change {
  return { kind: 'enter', cells: [cell], digit, sweep: true };
}

function ruledOut({ cell, digit }: Candidate): readonly Change[] {
  return [
    { kind: 'add', cells: [cell], layer: 'out', digit },
    { kind: 'remove', cells: [cell], layer: 'centre', digit },
    { kind: 'remove', cells: [cell], layer: 'corner', digit },
  ];
}

function noted({ cell, digit }: Candidate, { centre }: State): readonly Change[] {
  const back: Change = { kind: 'remove', cells: [cell], layer: 'out', digit };
  const note: Change = { kind: 'add', cells: [cell], layer: 'centre', digit };
  return centre[cell] ? [back, note] : [back];
}
