import { describe, expect, it } from 'vitest';
import { Layout } from '../game/layout';
import { puzzleWith } from '../game/puzzle';
import { after, judgeCandidates, judgeCells, keyOf, tasksOf, type Answer } from './exercise';
import { exerciseWith } from './exercise.test-data';

/** One row of four cells: 1 and 2 are a pair in the first two. */
const layout = new Layout(
  4,
  [0, 1, 2, 3].map((column) => [0, column] as const),
  [{ kind: 'row', name: 'row 1', cells: [0, 1, 2, 3] }],
);
const pair: Answer = {
  cells: [0, 1],
  placements: [],
  eliminations: [
    { cell: 2, digit: 1 },
    { cell: 3, digit: 2 },
  ],
  text: 'A pair.',
};
const exercise = exerciseWith({
  technique: 'naked_pair',
  puzzle: puzzleWith(layout, [0, 0, 0, 0]),
  digits: [0, 0, 0, 0],
  candidates: [0b11, 0b11, 0b1101, 0b1110],
  solution: [1, 2, 3, 4],
  answers: [pair],
});

describe('cells of a pattern', () => {
  it('are right when they are all there is', () => {
    expect(judgeCells(exercise, new Set([0, 1]))).toEqual({ kind: 'right', answer: pair });
  });

  it('are counted while some are missing', () => {
    expect(judgeCells(exercise, new Set([1]))).toEqual({ kind: 'more', count: 1 });
    expect(judgeCells(exercise, new Set())).toEqual({ kind: 'nothing' });
  });

  it('are strangers when they belong to no answer', () => {
    expect(judgeCells(exercise, new Set([0, 3]))).toEqual({ kind: 'stranger', cell: 3 });
  });
});

describe('candidates', () => {
  const judge = (...keys: string[]) => judgeCandidates(exercise, 'remove', new Set(keys), pair);

  it('are right when all of an answer are struck', () => {
    expect(judge('2:1', '3:2')).toEqual({ kind: 'right', answer: pair });
  });

  it('are counted while some are missing', () => {
    expect(judge('2:1')).toEqual({ kind: 'more', count: 1 });
  });

  it('have to stay when they are the digit of their cell', () => {
    expect(judge('2:3')).toEqual({ kind: 'solution', candidate: { cell: 2, digit: 3 } });
  });

  it('are not proven when no answer rules them out', () => {
    expect(judge('2:1', '3:3')).toEqual({ kind: 'unproven', candidate: { cell: 3, digit: 3 } });
  });

  it('are placed where a technique places', () => {
    const single = { ...pair, placements: [{ cell: 2, digit: 3 }], eliminations: [] };
    const placing = { ...exercise, answers: [single] };
    const chosen = new Set([keyOf({ cell: 2, digit: 3 })]);
    expect(judgeCandidates(placing, 'place', chosen).kind).toBe('right');
    expect(judgeCandidates(placing, 'place', new Set(['2:4'])).kind).toBe('unproven');
    expect(tasksOf(placing)).toEqual(['place']);
  });
});

describe('an exercise', () => {
  it('asks for the pattern first, unless it is great', () => {
    expect(tasksOf(exercise)).toEqual(['find', 'remove']);
    const great = { ...pair, cells: [0, 1, 2, 3, 4, 5, 6] };
    expect(tasksOf({ ...exercise, answers: [great] })).toEqual(['remove']);
    expect(tasksOf({ ...exercise, answers: [] })).toEqual([]);
  });

  it('leaves the board as the answer says', () => {
    expect(after(exercise, pair).candidates).toEqual([0b11, 0b11, 0b1100, 0b1100]);
    const placed = after(exercise, { placements: [{ cell: 2, digit: 1 }], eliminations: [] });
    expect(placed.digits).toEqual([0, 0, 1, 0]);
    expect(placed.candidates).toEqual([0b10, 0b10, 0, 0b1110]);
  });
});
