import { expect, test } from 'vitest';
import { square, withHole } from '../game/boards.test-data';
import { tilesOf } from './notes';

test('every cell is in one of the squares, which are nowhere larger than others', () => {
  for (const board of [square(2), square(3), square(5), withHole()]) {
    const tiles = tilesOf(board);
    const cells = tiles.flat().sort((one, other) => one - other);
    expect(cells).toEqual([...board.positions.keys()]);
    expect(Math.max(...tiles.map((tile) => tile.length))).toBeLessThanOrEqual(25);
  }
  expect(tilesOf(square(5))).toHaveLength(25);
});
