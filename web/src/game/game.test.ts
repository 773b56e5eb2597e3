import { describe, expect, test } from 'vitest';
import {
  classic,
  puzzleOf,
  PUZZLE_LINE,
  SOLUTION_LINE,
  square,
  withHole,
} from './boards.test-data';
import { dialOf, DIAL, readSwitches, switchesOf, usedOf } from './assistance';
import {
  canRedo,
  canUndo,
  countHints,
  isRunning,
  isWon,
  play,
  redo,
  settled,
  startGame,
  tell,
  undo,
  type Game,
} from './game';
import { enter, obey, readMove, writeMove } from './move';
import { readPuzzle, writePuzzle } from './puzzle';
import { readGame, writeGame } from './record';
import { findConflicts } from './rules';
import { countDigits } from './state';

const PUZZLE = puzzleOf(classic(), PUZZLE_LINE);
const SOLUTION = puzzleOf(classic(), SOLUTION_LINE).givens;
const NOW = { at: 1000 };

function filled(digits: readonly number[]) {
  return [...digits.entries()].reduce(
    (game, [cell, digit]) => play(game, enter([cell], digit), NOW),
    startGame(PUZZLE),
  );
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
  test('leaves locked cells alone, and a move that changes nothing is none', () => {
    const game = startGame(PUZZLE);
    expect(play(game, enter([0], 1), NOW)).toBe(game);
    const entered = play(game, enter([2], 4), NOW);
    expect(play(entered, enter([2], 4), NOW)).toBe(entered);
    const free = play(game, obey('unlock'), NOW);
    expect(play(free, enter([0], 1), NOW).state.digits[0]).toBe(1);
  });

  test('undo and redo walk through the history, and a new move begins a branch', () => {
    let game = play(play(startGame(PUZZLE), enter([2], 4), NOW), enter([2], 1), NOW);
    game = undo(game);
    expect([game.state.digits[2], canUndo(game), canRedo(game)]).toEqual([4, true, true]);
    expect(redo(game).state.digits[2]).toBe(1);
    game = play(game, enter([3], 6), NOW);
    expect([game.state.digits[2], game.moves.length, canRedo(game)]).toEqual([4, 3, false]);
    game = undo(undo(undo(game)));
    expect(game.state.digits).toEqual(PUZZLE.givens);
    expect(canUndo(game)).toBe(false);
  });
});

describe('winning', () => {
  test('needs a full board without conflicts, and ends the game', () => {
    const game = filled(SOLUTION);
    expect([isWon(game), isRunning(game)]).toEqual([true, false]);
    expect(undo(game)).toBe(game);
    expect(play(game, enter([2], 1), NOW)).toBe(game);
  });

  test('a full board with a mistake is not won, nor one whose givens were changed', () => {
    const wrong = filled(SOLUTION.with(2, (SOLUTION[2]! % 9) + 1));
    expect([isWon(wrong), isRunning(wrong)]).toEqual([false, true]);
    const other = SOLUTION.map((digit) => (digit % 9) + 1);
    const changed = [...other.entries()].reduce(
      (game, [cell, digit]) => play(game, enter([cell], digit), NOW),
      play(startGame(PUZZLE), obey('unlock'), NOW),
    );
    expect(findConflicts(PUZZLE, changed.state.digits).size).toBe(0);
    expect(isWon(changed)).toBe(false);
  });

  test('a puzzle that is being set is never won', () => {
    const game = filled(SOLUTION);
    expect(isWon({ ...game, isEdit: true })).toBe(false);
  });
});

describe('hints that were taken', () => {
  const start = startGame(PUZZLE);
  const byHint = { at: 9, byHint: true };
  const told = (at: number): Game =>
    tell(tell(tell(start, 'where', 1), 'technique', 2), 'everything', at);

  test('are those that were asked for, however much of them was told', () => {
    expect(countHints(start)).toBe(0);
    expect(countHints(tell(start, 'where', 1))).toBe(1);
    expect(countHints(told(3))).toBe(1);
    expect(countHints(play(told(3), enter([2], 4), byHint))).toBe(1);
  });

  test('and digits that were filled in without one', () => {
    const filledIn = play(start, enter([2], 4), byHint);
    expect(countHints(filledIn)).toBe(1);
    expect(countHints(play(play(told(3), enter([2], 4), { at: 5 }), enter([3], 6), byHint))).toBe(
      2,
    );
  });
});

test('a puzzle that is being set is settled by taking what stands there as given', () => {
  const empty = puzzleOf(square(2), '................');
  const set = play(startGame(empty, { isEdit: true, id: 'own' }), enter([5], 3), NOW);
  expect(settled(set)).toMatchObject({ isEdit: false, id: 'own', moves: [] });
  expect(settled(set).puzzle.givens[5]).toBe(3);
  const played = startGame(PUZZLE);
  expect(settled(played)).toBe(played);
});

test('three equal digits are three conflicts', () => {
  const puzzle = puzzleOf(square(2), '1.11............');
  expect([...findConflicts(puzzle, puzzle.givens)].sort()).toEqual([0, 2, 3]);
  expect(findConflicts(PUZZLE, PUZZLE.givens).size).toBe(0);
});

test('digits are counted, the empty cells too', () => {
  const { state } = startGame(PUZZLE);
  expect(countDigits(PUZZLE, state)).toEqual([51, 3, 2, 3, 2, 3, 5, 3, 5, 4]);
});

describe('moves as text', () => {
  const { layout } = PUZZLE;
  test.each(['r5c3=7', 'r9c9=.', 'r1c1,r1c2_+5', 'r1c1#-9;r2c2x.', '^fill', 'restart', 'r1c3=4~'])(
    '%s comes back',
    (text) => {
      expect(writeMove(layout, readMove(layout, text)!)).toBe(text);
    },
  );

  test.each([
    'r0c1=1',
    'r1c10=1',
    'r1c1=a',
    'r1c1',
    '',
    'r1c1=12',
    'r1c1=.~',
    'r1c1^+.',
    'r1c1#+A',
    '=5',
    'r1c1,=5',
    'fill',
    'r1c1=5;',
    'r01c1=5',
  ])('%s is none', (text) => {
    expect(readMove(layout, text)).toBeUndefined();
  });
});

describe('saved games', () => {
  const game = undo(
    play(play(startGame(PUZZLE, { id: 'a-1' }), enter([2], 4), NOW), enter([3], 6), NOW),
  );

  test('keep everything', () => {
    expect(readGame(writeGame(game))).toEqual(game);
    expect(redo(readGame(writeGame(game))).state.digits[3]).toBe(6);
  });

  test('puzzles keep their board', () => {
    expect(readPuzzle(JSON.parse(JSON.stringify(writePuzzle(PUZZLE))))).toEqual(PUZZLE);
  });

  test('puzzles keep rules that the page does not know', () => {
    const rules = [
      { kind: 'thermometer', cells: [0, 1, 2] },
      { kind: 'either', branches: [[{ kind: 'x' }]] },
    ];
    const document = writePuzzle(PUZZLE);
    const ruled = { ...document, layout: { ...document.layout, rules } };
    expect(writePuzzle(readPuzzle(JSON.parse(JSON.stringify(ruled))))).toEqual(ruled);
  });

  const text = writeGame(game);
  test.each([
    ['text', 'hello'],
    ['half a game', text.slice(0, 300)],
    ['nothing', 'null'],
    ['another version', text.replace('"version":1', '"version":2')],
    ['an unknown move', text.replace('r1c3=4', 'r1c99=1')],
    ['a cursor behind the end', text.replace('"cursor":1', '"cursor":3')],
    ['a tip that is no tip', text.replace('"tip":2', '"tip":0')],
    ['a move after a later one', text.replace('"at":1000', '"at":1000,"after":2')],
    ['a rule without a kind', text.replace('"houses":', '"rules":[{}],"houses":')],
    ['an unknown key of a board', text.replace('"houses":', '"magic":1,"houses":')],
    ['a negative time', text.replace('"time":1000', '"time":-1')],
    ['a house outside the board', text.replace('"cells":[0,', '"cells":[99,')],
    ['too few givens', text.replace('53..', '53.')],
    ['a letter among the givens', text.replace('53..', '53x.')],
    ['unknown help', text.replace('"time"', '"used":["magic"],"time"')],
    ['a strange name', text.replace('a-1', 'a/1')],
  ])('%s is none', (_, broken) => {
    expect(broken).not.toBe(text);
    expect(() => readGame(broken)).toThrow();
  });
});

describe('assistance', () => {
  test('the dial turns the switches', () => {
    for (const dial of DIAL) expect(dialOf(switchesOf(dial))).toBe(dial);
    expect(dialOf({ ...switchesOf('none'), check: true })).toBeUndefined();
    expect(usedOf(switchesOf('forbid'))).toEqual(['conflicts', 'forbid']);
  });

  test('broken settings are as usual', () => {
    expect(readSwitches({ check: true, forbid: 'yes' })).toEqual({
      ...switchesOf('conflicts'),
      check: true,
    });
    expect(readSwitches(null)).toEqual(switchesOf('conflicts'));
  });
});
