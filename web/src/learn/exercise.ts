// Exercises: what the server sends, and whether an answer to one is right, with the reason.
import type { AnswerDocument, ExerciseDocument } from '../api';
import { readHint, type Candidate, type Hint } from '../game/hint';
import { has, type Mask } from '../game/masks';
import { readGrid, readPuzzle, type Puzzle } from '../game/puzzle';

/** One way to be right. */
export interface Answer {
  readonly cells: readonly number[];
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly text: string;
}

export interface Exercise {
  readonly technique: string;
  readonly title: string;
  readonly level: number;
  readonly seed: number;
  /** How hard the technique is, in tenths. */
  readonly rating: number;
  readonly puzzle: Puzzle;
  /** Givens and entries. */
  readonly digits: readonly number[];
  readonly candidates: readonly Mask[];
  /** The solution; empty where only the step is shown. */
  readonly solution: readonly number[];
  readonly hint: Hint;
  readonly answers: readonly Answer[];
}

/** What is asked: to point at the pattern, then to say what follows. */
export type Task = 'find' | 'remove' | 'place';

/** A pattern with more cells is not asked for: to click on them all would teach nothing. */
const MOST_CELLS = 6;

export type Verdict =
  | { readonly kind: 'right'; readonly answer: Answer }
  | { readonly kind: 'nothing' }
  /** Right so far; so many more belong to it. */
  | { readonly kind: 'more'; readonly count: number }
  /** A cell that does not belong to the pattern. */
  | { readonly kind: 'stranger'; readonly cell: number }
  /** A candidate that is the digit of its cell, or one that the technique says nothing about. */
  | { readonly kind: 'solution' | 'unproven'; readonly candidate: Candidate };

export function readExercise(document: ExerciseDocument): Exercise {
  const sent = readPuzzle(document.puzzle);
  const { rulebook } = document;
  const puzzle = rulebook ? { ...sent, layout: sent.layout.explained(rulebook) } : sent;
  const entries = readGrid(document.entries, puzzle.layout, 'entries');
  const hasSolution = document.solution !== '';
  return {
    technique: document.technique,
    title: document.title,
    level: document.level,
    seed: document.seed,
    rating: document.rating,
    puzzle,
    digits: puzzle.givens.map((given, cell) => given || entries[cell]!),
    candidates: document.candidates,
    solution: hasSolution ? readGrid(document.solution, puzzle.layout, 'solution') : [],
    hint: readHint(document.hint, puzzle.layout.cellCount),
    answers: document.answers.map((answer: AnswerDocument) => answer),
  };
}

/** What is asked, one after the other. */
export function tasksOf({ answers: [first] }: Exercise): readonly Task[] {
  if (!first) return [];
  const act = first.eliminations.length ? 'remove' : 'place';
  // where a digit goes is all there is to find
  if (act === 'place' || first.cells.length > MOST_CELLS) return [act];
  return ['find', act];
}

/** Names a candidate in a set. */
export function keyOf({ cell, digit }: Candidate): string {
  return `${cell}:${digit}`;
}

export function candidateOf(key: string): Candidate {
  const [cell, digit] = key.split(':').map(Number);
  return { cell: cell!, digit: digit! };
}

/** Whether the cells that were pointed at are a pattern. */
export function judgeCells({ answers }: Exercise, chosen: ReadonlySet<number>): Verdict {
  if (!chosen.size) return { kind: 'nothing' };
  const exact = answers.find(
    ({ cells }) => cells.length === chosen.size && cells.every((cell) => chosen.has(cell)),
  );
  if (exact) return { kind: 'right', answer: exact };
  const part = answers.filter(({ cells }) => [...chosen].every((cell) => cells.includes(cell)));
  if (part.length)
    return {
      kind: 'more',
      count: Math.min(...part.map(({ cells }) => cells.length)) - chosen.size,
    };
  const nearest = nearestTo(answers, chosen);
  return { kind: 'stranger', cell: [...chosen].find((cell) => !nearest.cells.includes(cell))! };
}

/** Whether the candidates that were chosen go, or are placed; `found` is the pattern, if known. */
export function judgeCandidates(
  exercise: Exercise,
  task: Task,
  chosen: ReadonlySet<string>,
  found?: Answer,
): Verdict {
  const part = task === 'place' ? 'placements' : 'eliminations';
  if (!chosen.size) return { kind: 'nothing' };
  const { answers } = exercise;
  const known = new Set(answers.flatMap((answer) => answer[part].map(keyOf)));
  const wrong = [...chosen].find((key) => !known.has(key));
  if (wrong) return complaintAbout(exercise, task, candidateOf(wrong));
  const wanted = found ? answers.filter(({ cells }) => isSame(cells, found.cells)) : answers;
  const missing = wanted
    .filter((answer) => answer[part].length)
    .map((answer) => ({ answer, count: countMissing(answer[part], chosen) }))
    .sort((one, other) => one.count - other.count);
  const [best] = missing;
  if (best?.count === 0) return { kind: 'right', answer: best.answer };
  return { kind: 'more', count: best?.count ?? 0 };
}

function complaintAbout({ solution }: Exercise, task: Task, candidate: Candidate): Verdict {
  const isRight = solution[candidate.cell] === candidate.digit;
  return { kind: isRight && task === 'remove' ? 'solution' : 'unproven', candidate };
}

function countMissing(candidates: readonly Candidate[], chosen: ReadonlySet<string>): number {
  return candidates.filter((candidate) => !chosen.has(keyOf(candidate))).length;
}

function nearestTo(answers: readonly Answer[], chosen: ReadonlySet<number>): Answer {
  const shared = ({ cells }: Answer): number => cells.filter((cell) => chosen.has(cell)).length;
  return answers.reduce((best, one) => (shared(one) > shared(best) ? one : best));
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((cell) => other.includes(cell));
}

/** The position after an answer: digits and candidates. */
export function after(
  { digits, candidates, puzzle }: Exercise,
  { placements, eliminations }: Pick<Answer, 'placements' | 'eliminations'>,
): { digits: readonly number[]; candidates: readonly Mask[] } {
  const [filled, left] = [[...digits], [...candidates]];
  for (const { cell, digit } of placements) {
    filled[cell] = digit;
    left[cell] = 0;
    for (const peer of puzzle.layout.peers[cell]!) left[peer] = without(left[peer]!, digit);
  }
  for (const { cell, digit } of eliminations) left[cell] = without(left[cell]!, digit);
  return { digits: filled, candidates: left };
}

function without(mask: Mask, digit: number): Mask {
  return has(mask, digit) ? mask & ~(1 << (digit - 1)) : mask;
}
