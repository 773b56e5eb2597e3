import { describe, expect, test } from 'vitest';
import { classic } from './boards.test-data';
import { play, startGame, undo, type Game } from './game';
import { enter, obey } from './move';
import { puzzleWith } from './puzzle';
import { cellOf, digitsBefore, momentsOf, pauseAfter } from './replay';

/** Two moves, of which the second was taken back, and a third one after the first. */
function played(): Game {
  const layout = classic();
  const empty = layout.positions.map(() => 0);
  const one = play(startGame(puzzleWith(layout, empty)), enter([0], 5), { at: 1000 });
  const two = play(one, enter([1], 6), { at: 1200 });
  return play(undo(two), obey('lock'), { at: 9000 });
}

test('all moves come in their order, those that were taken back, too', () => {
  expect(momentsOf(played())).toEqual([
    { move: 0, at: 0, isAside: false },
    { move: 1, at: 1000, isAside: false },
    { move: 2, at: 1200, isAside: true },
    { move: 3, at: 9000, isAside: false },
  ]);
});

test('the pace is that of the player, without long waits', () => {
  const moments = momentsOf(played());
  expect(pauseAfter(moments, 1, 1)).toBe(200);
  expect(pauseAfter(moments, 1, 2)).toBe(100);
  expect(pauseAfter(moments, 2, 1)).toBe(1500);
  expect(pauseAfter(moments, 1, 100)).toBe(60);
});

describe('a move', () => {
  test('was made on the digits before it', () => {
    expect(digitsBefore(played(), 3).digits.slice(0, 2)).toEqual([5, 0]);
    expect(digitsBefore(played(), 2).digits.slice(0, 2)).toEqual([5, 0]);
  });

  test('is about a cell, or about the board', () => {
    expect([1, 2, 3].map((move) => cellOf(played(), move))).toEqual([0, 1, undefined]);
  });
});
