import { describe, expect, test } from 'vitest';
import {
  classic,
  puzzleOf,
  PUZZLE_LINE,
  SOLUTION_LINE,
  square,
  withHole,
} from './boards.test-data';
import { canRedo, canUndo, isRunning, isWon, play, redo, startGame, undo } from './game';
import { readMove, writeMove } from './move';
import { readSave, writeSave } from './save';
import { countDigits, countEmpty, findConflicts, replay } from './state';
import { readPuzzle, writePuzzle } from './puzzle';

const PUZZLE = puzzleOf(classic(), PUZZLE_LINE);
const SOLUTION = puzzleOf(classic(), SOLUTION_LINE).givens;

function solved() {
  const moves = [...SOLUTION.entries()].map(([cell, digit]) => ({ cell, digit }));
  return moves.reduce(play, startGame(PUZZLE));
}

describe('layout', () => {
  test('a cell of 9x9 has twenty peers', () => {
    expect(PUZZLE.layout.peers.map((peers) => peers.size)).toEqual(Array(81).fill(20));
    expect(PUZZLE.layout.peers[0]!.has(80)).toBe(false);
  });

  test('moving wraps around the edges and skips holes', () => {
    const board = withHole();
    expect(board.cellBeside(3, 0, 1)).toBe(4);
    expect(board.cellBeside(4, 0, 1)).toBe(3);
    expect(board.cellBeside(1, 1, 0)).toBe(6);
    expect(board.cellBeside(1, -1, 0)).toBe(6);
  });
});

describe('play', () => {
  test('enters, overwrites and erases', () => {
    const game = [4, 2, 0].reduce(
      (game, digit) => play(game, { cell: 2, digit }),
      startGame(PUZZLE),
    );
    expect(game.state[2]).toBe(0);
    expect(game.moves).toHaveLength(3);
  });

  test('leaves givens alone', () => {
    const game = startGame(PUZZLE);
    expect(play(game, { cell: 0, digit: 1 })).toBe(game);
    expect(replay(PUZZLE, [{ cell: 0, digit: 1 }])[0]).toBe(5);
  });

  test('a move that changes nothing is none', () => {
    const game = play(startGame(PUZZLE), { cell: 2, digit: 4 });
    expect(play(game, { cell: 2, digit: 4 })).toBe(game);
  });

  test('undo and redo walk through the history, and a new move cuts it', () => {
    let game = play(play(startGame(PUZZLE), { cell: 2, digit: 4 }), { cell: 2, digit: 1 });
    game = undo(game);
    expect([game.state[2], canUndo(game), canRedo(game)]).toEqual([4, true, true]);
    expect(redo(game).state[2]).toBe(1);
    game = play(game, { cell: 3, digit: 6 });
    expect([game.state[2], game.moves.length, canRedo(game)]).toEqual([4, 2, false]);
    game = undo(undo(undo(game)));
    expect(game.state).toEqual(PUZZLE.givens);
    expect(canUndo(game)).toBe(false);
  });
});

describe('winning', () => {
  test('needs a full board without conflicts, and ends the game', () => {
    const game = solved();
    expect(isWon(game)).toBe(true);
    expect(isRunning(game)).toBe(false);
    expect(undo(game)).toBe(game);
    expect(play(game, { cell: 2, digit: 1 })).toBe(game);
  });

  test('a full board with a mistake is not won', () => {
    const last = SOLUTION.length - 1 - [...PUZZLE.givens].reverse().indexOf(0);
    const game = [...SOLUTION.entries()]
      .map(([cell, digit]) => ({ cell, digit: cell === last ? (digit % 9) + 1 : digit }))
      .reduce(play, startGame(PUZZLE));
    expect(countEmpty(game.state)).toBe(0);
    expect(isWon(game)).toBe(false);
    expect(isRunning(game)).toBe(true);
  });
});

describe('conflicts', () => {
  test('name every cell with the digit in the same house', () => {
    const state = play(startGame(PUZZLE), { cell: 2, digit: 5 }).state;
    expect([...findConflicts(PUZZLE, state)].sort()).toEqual([0, 2]);
    expect(findConflicts(PUZZLE, PUZZLE.givens).size).toBe(0);
  });

  test('three equal digits are three conflicts', () => {
    const puzzle = puzzleOf(square(2), '1.1.............');
    const state = replay(puzzle, [{ cell: 3, digit: 1 }]);
    expect([...findConflicts(puzzle, state)].sort()).toEqual([0, 2, 3]);
  });
});

test('digits are counted, the empty cells too', () => {
  expect(countDigits(PUZZLE, PUZZLE.givens)).toEqual([51, 3, 2, 3, 2, 3, 5, 3, 5, 4]);
});

test('moves are printable and come back', () => {
  const { layout } = PUZZLE;
  expect(writeMove(layout, { cell: 38, digit: 7 })).toBe('r5c3=7');
  expect(readMove(layout, 'r5c3=7')).toEqual({ cell: 38, digit: 7 });
  expect(readMove(layout, 'r9c9=.')).toEqual({ cell: 80, digit: 0 });
  for (const text of ['r0c1=1', 'r1c10=1', 'r1c1=a', 'r1c1', '', 'r1c1=12'])
    expect(readMove(layout, text), text).toBeUndefined();
});

describe('saves', () => {
  test('keep the puzzle, the history, the place in it and the time', () => {
    const game = undo(play(play(startGame(PUZZLE), { cell: 2, digit: 4 }), { cell: 3, digit: 6 }));
    const save = readSave(writeSave({ game, played: 61_000 }));
    expect(save).toEqual({ game, played: 61_000 });
    expect(redo(save.game).state[3]).toBe(6);
  });

  test('puzzles keep their board', () => {
    const { layout, givens } = readPuzzle(JSON.parse(JSON.stringify(writePuzzle(PUZZLE))));
    expect(layout).toEqual(PUZZLE.layout);
    expect(givens).toEqual(PUZZLE.givens);
  });

  const text = writeSave({ game: startGame(PUZZLE), played: 0 });
  test.each([
    ['text', 'hello'],
    ['half a save', text.slice(0, 300)],
    ['nothing', 'null'],
    ['another version', text.replace('"version":1,"puzzle"', '"version":2,"puzzle"')],
    ['an unknown move', text.replace('"moves":""', '"moves":"r1c99=1"')],
    ['a cursor behind the end', text.replace('"cursor":0', '"cursor":3')],
    ['a negative time', text.replace('"played":0', '"played":-1')],
    ['a house outside the board', text.replace('"cells":[0,', '"cells":[99,')],
    ['too few givens', text.replace('53..', '53.')],
    ['a letter among the givens', text.replace('53..', '53x.')],
  ])('%s is no save', (_, broken) => {
    expect(broken).not.toBe(text);
    expect(() => readSave(broken)).toThrow();
  });
});
