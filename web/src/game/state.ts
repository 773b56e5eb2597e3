// The board as it stands after some moves: all that undo restores.
import { candidatesOf } from './candidates';
import { bitOf, type Mask } from './masks';
import type { Change, Layer, Move, Verb } from './move';
import type { Puzzle } from './puzzle';
import { ruledPuzzle, switchedAfter, type SwitchedRule } from './switching';

export interface State extends Readonly<Record<Layer, readonly Mask[]>> {
  /** One digit per cell, givens included, 0 where it is empty. */
  readonly digits: readonly number[];
  readonly locked: readonly boolean[];
  /** The rules that are not as at the beginning. */
  readonly switched: readonly SwitchedRule[];
}

/** A board while moves are made on it. */
type Draft = { -readonly [part in keyof State]: State[part][number][] };

/** The board at the beginning: the givens, locked. */
export function start(puzzle: Puzzle): State {
  return blank(puzzle);
}

/** The board after one more move. What the move has nothing to do with stays the same object. */
export function apply(puzzle: Puzzle, state: State, move: Move): State {
  const draft = draftOf(state, move);
  for (const change of move) make(puzzle, draft, change);
  return draft;
}

/** The board after the moves. */
export function replay(puzzle: Puzzle, moves: Iterable<Move>): State {
  const draft = blank(puzzle);
  for (const move of moves) for (const change of move) make(puzzle, draft, change);
  return draft;
}

/** Whether two boards look the same. */
export function isSame(one: State, other: State): boolean {
  const isEqual = (part: keyof State): boolean =>
    one[part] === other[part] ||
    (one[part].length === other[part].length &&
      one[part].every((item, cell) => item === other[part][cell]));
  return PARTS.every(isEqual);
}

/** How many of each digit are on the board; index 0 counts the empty cells. */
export function countDigits({ layout }: Puzzle, { digits }: State): readonly number[] {
  const counts = new Array<number>(layout.size + 1).fill(0);
  for (const digit of digits) counts[digit]!++;
  return counts;
}

const PARTS = ['digits', 'corner', 'centre', 'colour', 'out', 'locked', 'switched'] as const;

function blank({ givens }: Puzzle): Draft {
  const zeros = (): Mask[] => givens.map(() => 0);
  return {
    digits: [...givens],
    corner: zeros(),
    centre: zeros(),
    colour: zeros(),
    out: zeros(),
    locked: givens.map((digit) => digit !== 0),
    switched: [],
  };
}

function draftOf(state: State, move: Move): Draft {
  const draft = { ...state } as Draft;
  for (const part of new Set(move.flatMap(writtenBy))) draft[part] = [...state[part]];
  return draft;
}

/** The parts of the board that a change writes to, cell by cell. */
function writtenBy(change: Change): readonly ('digits' | Layer)[] {
  if (change.kind === 'enter') return change.sweep ? ['digits', 'corner', 'centre'] : ['digits'];
  if (change.kind === 'fill-corner') return ['corner'];
  if (change.kind === 'fill-centre') return ['centre'];
  return 'layer' in change ? [change.layer] : [];
}

function make(puzzle: Puzzle, draft: Draft, change: Change): void {
  switch (change.kind) {
    case 'enter':
      for (const cell of change.cells) write(puzzle, draft, cell, change.digit, change.sweep);
      break;
    case 'add':
      for (const cell of change.cells) draft[change.layer][cell]! |= bitOf(change.digit);
      break;
    case 'remove':
      for (const cell of change.cells) draft[change.layer][cell]! &= ~bitOf(change.digit);
      break;
    case 'clear':
      for (const cell of change.cells) draft[change.layer][cell] = 0;
      break;
    case 'switch': {
      const { rule, isOn } = change;
      draft.switched = [...switchedAfter(puzzle.layout, draft.switched, rule, isOn)];
      break;
    }
    default:
      follow(puzzle, draft, change.kind);
  }
}

function write(puzzle: Puzzle, draft: Draft, cell: number, digit: number, sweep: boolean): void {
  if (draft.locked[cell]) return;
  draft.digits[cell] = digit;
  if (!sweep) return;
  for (const peer of ruledPuzzle(puzzle, draft.switched).layout.peers[cell]!) {
    draft.corner[peer]! &= ~bitOf(digit);
    draft.centre[peer]! &= ~bitOf(digit);
  }
}

function follow(puzzle: Puzzle, draft: Draft, verb: Verb): void {
  if (verb === 'lock') draft.locked = draft.digits.map((digit) => digit !== 0);
  else if (verb === 'unlock') draft.locked = draft.digits.map(() => false);
  else if (verb === 'restart') Object.assign(draft, blank(puzzle));
  else fill(puzzle, draft, verb === 'fill-corner' ? draft.corner : draft.centre);
}

function fill(origin: Puzzle, { digits, switched }: Draft, masks: Mask[]): void {
  const puzzle = ruledPuzzle(origin, switched);
  for (const [cell, digit] of digits.entries())
    if (!digit) masks[cell] = candidatesOf(puzzle, digits, cell);
}
