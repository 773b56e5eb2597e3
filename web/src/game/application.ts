// What a hint does to the board when it is applied, and what it has to know of the player's notes.
import { candidatesOf } from './candidates';
import type { Candidate, Hint } from './hint';
import type { Desk } from './entry';
import type { Game } from './game';
import { bitOf, digitsIn, has, type Mask } from './masks';
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

/**
 * One move that does what the hint says; empty if there is nothing to do. Where candidates go, the
 * notes that the step is about come on the board, so that one sees it.
 */
export function applicationOf(hint: Hint, { state, switches }: Desk): Move {
  const { kind, cells, digit, step } = hint;
  if (step) {
    const notes = switches.candidates ? [] : broughtNotes(hint, state);
    return [...notes, ...step.placements.map(placed), ...step.eliminations.flatMap(ruledOut)];
  }
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

/** The cells that get notes when the hint is applied. */
export function cellsToNote({ step }: Hint, { digits, corner, centre }: State): readonly number[] {
  if (!step?.eliminations.length) return [];
  const lacking = step.eliminations.filter(
    ({ cell, digit }) => !has(corner[cell]! | centre[cell]!, digit),
  );
  const bare = step.cells.filter((cell) => !digits[cell] && !corner[cell] && !centre[cell]);
  return [...new Set([...lacking.map(({ cell }) => cell), ...bare])].sort((a, b) => a - b);
}

/** What the last move has ruled out by a hint: digits by cells, as far as they are empty still. */
export function struckBy({ moves, cursor, state }: Game): ReadonlyMap<number, Mask> {
  const struck = new Map<number, Mask>();
  const made = moves[cursor - 1];
  for (const change of made?.byHint ? made.move : []) {
    if (change.kind !== 'add' || change.layer !== 'out') continue;
    for (const cell of change.cells.filter((one) => !state.digits[one]))
      struck.set(cell, (struck.get(cell) ?? 0) | bitOf(change.digit));
  }
  return struck;
}

function broughtNotes(hint: Hint, state: State): readonly Change[] {
  const cells = cellsToNote(hint, state);
  const digits = digitsIn(cells.reduce((mask, cell) => mask | hint.candidates[cell]!, 0));
  return digits.map((digit) => ({
    kind: 'add',
    cells: cells.filter((cell) => has(hint.candidates[cell]!, digit)),
    layer: 'centre',
    digit,
  }));
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
