import { expect, test } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE } from './boards.test-data';
import { readMove } from './move';
import { apply, isSame, replay, start } from './state';

const PUZZLE = puzzleOf(classic(), PUZZLE_LINE);
const MOVES = ['r1c3=4~', 'r1c4^+2', 'r1c4_+6', 'r2c2#+3', 'r2c2x+7', '^fill', 'lock', 'unlock'];
const moveOf = (text: string) => readMove(PUZZLE.layout, text)!;

test('a move leaves the board before as it was', () => {
  for (const text of [...MOVES, 'restart']) {
    const board = replay(PUZZLE, ['r5c5=5', 'r1c4^+1', 'r1c4_+1', 'r2c2#+1'].map(moveOf));
    const before = structuredClone(board);
    expect(isSame(apply(PUZZLE, board, moveOf(text)), board), text).toBe(false);
    expect(board, text).toEqual(before);
  }
});

test('one move after the other leads where all of them do', () => {
  const moves = MOVES.map(moveOf);
  const board = moves.reduce((state, move) => apply(PUZZLE, state, move), start(PUZZLE));
  expect(board).toEqual(replay(PUZZLE, moves));
});

test('what a move has nothing to do with stays the same object', () => {
  const board = start(PUZZLE);
  const noted = apply(PUZZLE, board, moveOf('r1c3^+4'));
  expect(noted.corner).not.toBe(board.corner);
  for (const part of ['digits', 'centre', 'colour', 'out', 'locked'] as const)
    expect(noted[part], part).toBe(board[part]);
});
