import { expect, test } from 'vitest';
import { classic, square, withHole } from '../game/boards.test-data';
import { Layout } from '../game/layout';
import { maskOf } from '../game/masks';
import { BASE, centreNotes, cornerNotes, tilesOf, type Note } from './notes';
import { CELL } from './outline';

/** Below this the total of a cage has no part. */
const TOTAL_ENDS = 14;

test('every cell is in one of the squares, which are nowhere larger than others', () => {
  for (const board of [square(2), square(3), square(5), withHole()]) {
    const tiles = tilesOf(board);
    const cells = tiles.flat().sort((one, other) => one - other);
    expect(cells).toEqual([...board.positions.keys()]);
    expect(Math.max(...tiles.map((tile) => tile.length))).toBeLessThanOrEqual(25);
  }
  expect(tilesOf(square(5))).toHaveLength(25);
});

test('where there are many corner notes, each digit stays at its place', () => {
  const notesOf = (...digits: number[]): readonly Note[] =>
    cornerNotes({ corner: maskOf(digits), centre: 0, candidates: 0 }, classic(), false);
  const all = notesOf(1, 2, 3, 4, 5, 6, 7, 8, 9);
  for (const some of [notesOf(1, 3, 5, 7, 9), notesOf(2, 4, 6, 7, 8, 9)])
    for (const note of some) expect(all[note.digit - 1]).toEqual(note);
  const few = notesOf(2, 5, 8).map(({ x, y }) => [x > CELL / 2, y > CELL / 2]);
  expect(few).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

test('notes in cages stay below the total', () => {
  for (const side of [2, 3, 4, 5]) {
    const { size, positions, houses } = square(side);
    const board = new Layout(size, positions, houses, [{ total: 45, cells: [0, 1] }]);
    const mask = maskOf(Array.from({ length: size }, (_, index) => index + 1));
    const notes = [
      ...cornerNotes({ corner: mask, centre: 0, candidates: 0 }, board, true),
      ...cornerNotes({ corner: maskOf([1, 2]), centre: 0, candidates: 0 }, board, false),
      ...centreNotes({ centre: mask }, board),
    ];
    for (const { y, font } of notes) {
      expect(y - font * BASE).toBeGreaterThan(TOTAL_ENDS);
      expect(y + font * BASE).toBeLessThan(CELL - 5);
    }
  }
});

test('notes leave room for circles between cells', () => {
  const { size, positions, houses } = classic();
  const book = { under: '', over: '', outside: [], totals: false, marks: true };
  const rest = { tables: [], machines: [], chapters: [] };
  const board = new Layout(size, positions, houses, [], [], { ...book, ...rest });
  const corner = maskOf([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { x, y, font } of cornerNotes({ corner, centre: 0, candidates: 0 }, board, true)) {
    const [across, down] = [Math.min(x, CELL - x), Math.min(y, CELL - y)];
    expect(Math.hypot(across, down) - font * BASE).toBeGreaterThan(0.22 * CELL);
  }
});
