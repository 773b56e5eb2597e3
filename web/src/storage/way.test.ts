import { describe, expect, test } from 'vitest';
import { puzzleOf, square } from '../game/boards.test-data';
import { startGame, type Game } from '../game/game';
import type { Candidate, Hint, Step } from '../game/hint';
import { readMove } from '../game/move';
import { play } from '../game/game';
import { hintOnWay } from './way';

const PUZZLE = puzzleOf(square(2), '1.....3..2......');
const [POINTING, SINGLE] = [
  { technique: 'pointing', eliminations: [{ cell: 5, digit: 4 }], cells: [4, 6] },
  { technique: 'hidden_single', placements: [{ cell: 5, digit: 3 }], cells: [4] },
].map(hintOf) as [Hint, Hint];
const WAY = [POINTING, SINGLE];

function hintOf(part: Partial<Step>): Hint {
  const nothing: readonly Candidate[] = [];
  const step = { hasLinks: false, placements: nothing, eliminations: nothing, ...part };
  return { step } as Hint;
}

/** A game in which these digits were entered: "r1c2=2". */
function gameWith(...entries: readonly string[]): Game {
  const moves = entries.map((text) => readMove(PUZZLE.layout, text)!);
  return moves.reduce((game, move) => play(game, move, { at: 1 }), startGame(PUZZLE, { id: 'x' }));
}

describe('the next step of a way', () => {
  test('is the first one that is still to be done', () => {
    expect(hintOnWay(WAY, gameWith())).toBe(POINTING);
    expect(hintOnWay(WAY, gameWith('r2c2=3'))).toBeUndefined();
  });

  test('may be told where more is filled in, but not in the cells that show why', () => {
    expect(hintOnWay(WAY, gameWith('r4c4=1'))).toBe(POINTING);
    expect(hintOnWay(WAY, gameWith('r2c1=2'))).toBe(SINGLE); // which people see without notes
  });

  test('is told no more where the player has left the way', () => {
    const way = [SINGLE, { ...POINTING, step: { ...POINTING.step!, cells: [] } }];
    expect(hintOnWay(way, gameWith('r2c2=4'))).toBeUndefined();
  });
});
