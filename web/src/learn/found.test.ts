import { describe, expect, it } from 'vitest';
import { exerciseWith } from './exercise.test-data';
import { standardLayout } from './stages';
import { deedBetween, judgeDeed } from './found';
import { startGame, play } from '../game/game';
import { enter, type Move } from '../game/move';
import { puzzleWith } from '../game/puzzle';

const LAYOUT = standardLayout(2, 2);
const PUZZLE = puzzleWith(LAYOUT, [...'0030040001000020'].map(Number));
const SOLUTION = [...'1234341221434321'].map(Number);

function deedOf(...moves: readonly Move[]) {
  const before = startGame(PUZZLE);
  const after = moves.reduce(
    (game, move) => play(game, move, { at: 0, used: [], byHint: false }),
    before,
  );
  return deedBetween(PUZZLE, before.state, after.state);
}

/** An exercise in which one digit is placed, and candidates go elsewhere. */
const EXERCISE = exerciseWith({
  solution: SOLUTION,
  answers: [
    { cells: [0], placements: [{ cell: 0, digit: 1 }], eliminations: [], text: 'placed' },
    {
      cells: [4, 6],
      placements: [],
      eliminations: [
        { cell: 7, digit: 3 },
        { cell: 15, digit: 3 },
      ],
      text: 'gone',
    },
  ],
});

describe('what the player has done', () => {
  it('are digits, and candidates that were struck out', () => {
    expect(deedOf(enter([0], 1, false)).placed).toEqual([{ cell: 0, digit: 1 }]);
    const out: Move = [{ kind: 'add', cells: [7], layer: 'out', digit: 3 }];
    expect(deedOf(out).removed).toEqual([{ cell: 7, digit: 3 }]);
  });

  it('is right where it follows, even if there is more', () => {
    expect(judgeDeed(EXERCISE, { placed: [{ cell: 0, digit: 1 }], removed: [] })).toMatchObject({
      kind: 'right',
      answer: { text: 'placed' },
    });
    expect(judgeDeed(EXERCISE, { placed: [], removed: [{ cell: 7, digit: 3 }] })).toMatchObject({
      kind: 'right',
      answer: { text: 'gone' },
    });
  });

  it('is answered with a reason where it does not follow', () => {
    expect(judgeDeed(EXERCISE, { placed: [], removed: [{ cell: 1, digit: 2 }] })?.kind).toBe(
      'solution',
    );
    expect(judgeDeed(EXERCISE, { placed: [{ cell: 1, digit: 2 }], removed: [] })?.kind).toBe(
      'unproven',
    );
    expect(judgeDeed(EXERCISE, { placed: [], removed: [] })).toBeUndefined();
  });
});
