// Whether the player has found what was to be found: by pointing at it, or by acting on it.
import type { Exercise, Verdict } from './exercise';
import { judgeCandidates, keyOf } from './exercise';
import { notesOf } from '../game/application';
import type { Candidate } from '../game/hint';
import type { Puzzle } from '../game/puzzle';
import type { State } from '../game/state';
import { symbolOf } from '../game/symbols';

/** What the player has written and ruled out between two states of the board. */
export interface Deed {
  readonly placed: readonly Candidate[];
  readonly removed: readonly Candidate[];
}

export function deedBetween(puzzle: Puzzle, before: State, after: State): Deed {
  const placed = after.digits.flatMap((digit, cell) =>
    digit && digit !== before.digits[cell] ? [{ cell, digit }] : [],
  );
  const [old, now] = [notesOf(puzzle, before), notesOf(puzzle, after)];
  const removed = Object.entries(old).flatMap(([cell, symbols]) => {
    const left = now[cell];
    // notes that were wiped out, or lie under a digit, rule out nothing
    if (!left || after.digits[Number(cell)]) return [];
    return candidatesIn(Number(cell), symbols, puzzle).filter(
      ({ digit }) => !left.includes(symbolOf(digit)),
    );
  });
  return { placed, removed: [...removed, ...ruledOut(puzzle, before, after, old)] };
}

/** Candidates that were struck out in cells without notes. */
function ruledOut(
  puzzle: Puzzle,
  before: State,
  after: State,
  old: Readonly<Record<string, string>>,
): readonly Candidate[] {
  return after.out.flatMap((mask, cell) => {
    const fresh = old[String(cell)] === undefined ? mask & ~before.out[cell]! : 0;
    return candidatesOf(cell, fresh, puzzle);
  });
}

function candidatesOf(cell: number, mask: number, { layout }: Puzzle): readonly Candidate[] {
  const digits = Array.from({ length: layout.size }, (_, index) => index + 1);
  return digits.filter((digit) => (mask >> (digit - 1)) & 1).map((digit) => ({ cell, digit }));
}

function candidatesIn(cell: number, symbols: string, puzzle: Puzzle): readonly Candidate[] {
  const all = candidatesOf(cell, 2 ** puzzle.layout.size - 1, puzzle);
  return all.filter(({ digit }) => symbols.includes(symbolOf(digit)));
}

/** What a deed says about the exercise; undefined where it says nothing. */
export function judgeDeed(exercise: Exercise, { placed, removed }: Deed): Verdict | undefined {
  const isPlacing = placed.length > 0;
  const deeds = isPlacing ? placed : removed;
  if (!deeds.length) return undefined;
  const chosen = new Set(deeds.map(keyOf));
  const verdict = judgeCandidates(exercise, isPlacing ? 'place' : 'remove', chosen);
  // to rule out a part of what goes shows that the pattern was seen
  if (verdict.kind !== 'more') return verdict;
  const part = isPlacing ? 'placements' : 'eliminations';
  const answer = exercise.answers.find((one) => one[part].some((each) => chosen.has(keyOf(each))));
  return answer ? { kind: 'right', answer } : verdict;
}
