import { expect, test } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE } from './boards.test-data';
import { stretchesOf } from './branches';
import { go, nameBranch, play, startGame, type Game } from './game';
import { enter } from './move';

const PUZZLE = puzzleOf(classic(), PUZZLE_LINE);
const EMPTY = [...PUZZLE.givens.keys()].filter((cell) => !PUZZLE.givens[cell]);

/** The game after so many moves more, each in a cell of its own. */
function after(game: Game, count: number): Game {
  const cells = EMPTY.slice(game.moves.length, game.moves.length + count);
  return cells.reduce((now, cell) => play(now, enter([cell], 1), { at: 1 }), game);
}

function drawn(game: Game): readonly string[] {
  return stretchesOf(game).map(
    ({ end, count, depth, name, isHere }) =>
      `${'>'.repeat(depth)}${count} to ${end}${name && ` ${name}`}${isHere ? ' *' : ''}`,
  );
}

test('a game without choices is the beginning and one stretch', () => {
  expect(drawn(startGame(PUZZLE))).toEqual(['0 to 0 *']);
  expect(drawn(after(startGame(PUZZLE), 3))).toEqual(['0 to 0', '3 to 3 *']);
});

test('a way that was left stays beside the new one', () => {
  const left = after(startGame(PUZZLE), 4);
  const game = after(go(left, 2), 1);
  expect(drawn(game)).toEqual(['0 to 0', '2 to 2', '>2 to 4', '>1 to 5 *']);
  expect(stretchesOf(game).map(({ isOnWay }) => isOnWay)).toEqual([true, true, false, true]);
});

test('names and the place of the player are places of their own', () => {
  const named = nameBranch(go(after(startGame(PUZZLE), 4), 2), 'guess');
  expect(drawn(go(named, 3))).toEqual(['0 to 0', '2 to 2 guess', '1 to 3 *', '1 to 4']);
});
