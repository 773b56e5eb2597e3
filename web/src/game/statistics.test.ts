import { describe, expect, test } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE } from './boards.test-data';
import { isOpen, lastOpen, nextChallenge } from './challenges';
import { play, startGame, undo } from './game';
import { enter } from './move';
import { boardAt, momentAt, momentsOf } from './replay';
import { dayOf, recordsOf, streaksOf } from './statistics';

const win = (day: number, time = 60_000, level = 'easy', score = 100) => ({
  board: '9x9',
  level,
  time,
  score,
  day,
});

describe('records', () => {
  test('are kept by board and level', () => {
    expect(recordsOf([win(1, 5000), win(2, 2000, 'easy', 300), win(2, 9000, 'hard')])).toEqual([
      { board: '9x9', level: 'easy', won: 2, best: 2000, mean: 3500, highest: 300 },
      { board: '9x9', level: 'hard', won: 1, best: 9000, mean: 9000, highest: 100 },
    ]);
    expect(recordsOf([])).toEqual([]);
  });

  test.each([
    [[], 10, { current: 0, longest: 0 }],
    [[10], 10, { current: 1, longest: 1 }],
    [[9, 8, 9], 10, { current: 2, longest: 2 }],
    [[3, 4, 5, 8], 10, { current: 0, longest: 3 }],
  ])('days %j make streaks on day %i', (days, today, streaks) => {
    expect(
      streaksOf(
        days.map((day) => win(day)),
        today,
      ),
    ).toEqual(streaks);
  });

  test('days begin at midnight by the own clock', () => {
    const moment = Date.UTC(2026, 0, 1, 23, 30);
    expect(dayOf(moment, -60) - dayOf(moment, 0)).toBe(1);
  });
});

test('a challenge opens the next', () => {
  expect([lastOpen([]), lastOpen([1, 3]), lastOpen([81])]).toEqual([1, 4, 81]);
  expect([isOpen(4, [1, 3]), isOpen(5, [1, 3]), isOpen(0, [])]).toEqual([true, false, false]);
  expect([nextChallenge(new Set()), nextChallenge(new Set([1, 3]))]).toEqual([1, 2]);
});

test('a replay shows every move at its time', () => {
  let game = startGame(puzzleOf(classic(), PUZZLE_LINE));
  game = undo(play(game, enter([2], 1), { at: 1000 }));
  game = play(game, enter([2], 4), { at: 5000 });
  const moments = momentsOf(game);
  expect(moments.map(({ isAside }) => isAside)).toEqual([false, true, false]);
  expect([0, 1000, 4999, 9000].map((time) => momentAt(moments, time).move)).toEqual([0, 1, 1, 2]);
  expect(boardAt(game, moments[1]!).digits[2]).toBe(1);
});
