import { expect, test } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE } from './boards.test-data';
import { play, startGame, undo, type Game } from './game';
import { enter } from './move';
import { compare, type Progress } from './progress';
import { documentOf } from './record';

const PUZZLE = puzzleOf(classic(), PUZZLE_LINE);
const BEGUN = startGame(PUZZLE, { id: 'x' });
const EMPTY = [...PUZZLE.givens.keys()].filter((cell) => !PUZZLE.givens[cell]);

/** A game after a digit in the first empty cell. */
const FIRST = move(BEGUN, 0);

function move(game: Game, place: number): Game {
  return play(game, enter([EMPTY[place]!], 1), { at: game.time + 1000 });
}

test.each<[string, Game, Game, Progress]>([
  ['the same', FIRST, FIRST, 'same'],
  ['more moves', move(FIRST, 1), FIRST, 'mine'],
  ['fewer moves', FIRST, move(FIRST, 1), 'theirs'],
  ['other moves', move(FIRST, 1), move(FIRST, 2), 'both'],
  ['an undo is later than what it undoes', { ...undo(FIRST), time: 5000 }, FIRST, 'mine'],
  ['played longer', FIRST, { ...FIRST, time: 5000 }, 'theirs'],
  [
    'another puzzle',
    FIRST,
    { ...FIRST, origin: { puzzle: { ...PUZZLE, givens: EMPTY }, solution: undefined } },
    'both',
  ],
])('%s', (_, mine, theirs, progress) => {
  expect(compare(documentOf(mine), documentOf(theirs))).toBe(progress);
});
