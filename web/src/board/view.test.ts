import { describe, expect, test } from 'vitest';
import { switchesOf } from '../game/assistance';
import { classic, puzzleOf, PUZZLE_LINE, square } from '../game/boards.test-data';
import { litCells } from '../game/highlights';
import { enter, type Move } from '../game/move';
import { replay } from '../game/state';
import { centreLines, cornerPlaces, gridPlaces } from './notes';
import { viewsOf, type Scene } from './view';
import { wedgePaths } from './wedges';

const LAYOUT = classic();
const PUZZLE = puzzleOf(LAYOUT, PUZZLE_LINE);
const DARK = { lines: false, boxes: false, seen: false, same: false, notes: false };

function sceneAfter(moves: readonly Move[], more: Partial<Scene> = {}): Scene {
  return {
    puzzle: PUZZLE,
    state: replay(PUZZLE, moves),
    switches: switchesOf('none'),
    selected: new Set([2]),
    cursor: 2,
    conflicts: new Set(),
    wrong: new Set(),
    seen: new Set(),
    litDigit: 0,
    highlights: DARK,
    picture: undefined,
    pointed: [],
    ...more,
  };
}

describe('views', () => {
  test('only what changes is new', () => {
    const before = viewsOf(sceneAfter([]), []);
    const after = viewsOf(sceneAfter([enter([2], 4)]), before);
    expect([...after.keys()].filter((cell) => after[cell] !== before[cell])).toEqual([2]);
  });

  test('notes hide under a digit', () => {
    const noted: Move = [{ kind: 'add', cells: [2], layer: 'corner', digit: 1 }];
    expect(viewsOf(sceneAfter([noted]), [])[2]!.corner).toBe(1);
    expect(viewsOf(sceneAfter([noted, enter([2], 4)]), [])[2]!.corner).toBe(0);
  });

  test('givens are no givens once they are free', () => {
    expect(viewsOf(sceneAfter([]), [])[0]).toMatchObject({ isGiven: true, isLocked: false });
    const free = viewsOf(sceneAfter([[{ kind: 'unlock' }]]), []);
    expect(free[0]).toMatchObject({ isGiven: false, isLocked: false });
    const locked = viewsOf(sceneAfter([enter([2], 4), [{ kind: 'lock' }]]), []);
    expect(locked[2]).toMatchObject({ isGiven: false, isLocked: true });
  });

  test('candidates are shown while they are switched on', () => {
    const switches = switchesOf('notes');
    const out: Move = [{ kind: 'add', cells: [2], layer: 'out', digit: 2 }];
    expect(viewsOf(sceneAfter([], { switches }), [])[2]!.candidates).toBe(0b1011);
    expect(viewsOf(sceneAfter([out], { switches }), [])[2]!.candidates).toBe(0b1001);
  });

  test('the same digit is lit up, among the notes too', () => {
    const highlights = { ...DARK, same: true, notes: true };
    const noted: Move = [{ kind: 'add', cells: [2], layer: 'centre', digit: 5 }];
    const views = viewsOf(sceneAfter([noted], { litDigit: 5, highlights }), []);
    expect([views[0]!.light, views[1]!.light]).toEqual(['same', undefined]);
    expect([views[2]!.litNote, views[3]!.litNote]).toEqual([5, 0]);
  });
});

test.each([
  [{ ...DARK, lines: true }, [0], 17],
  [{ ...DARK, boxes: true }, [0], 9],
  [{ ...DARK, seen: true }, [0], 20],
  [{ ...DARK, seen: true }, [0, 1], 13],
  [{ ...DARK, lines: true }, [0, 1], 0],
  [{ ...DARK, lines: true, boxes: true }, [], 0],
])('%j of %j lights up %i cells', (highlights, cells, count) => {
  expect(litCells(LAYOUT, new Set(cells), highlights).size).toBe(count);
});

describe('notes', () => {
  test('corners come first', () => {
    const places = cornerPlaces(5);
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [11, 11],
      [32, 11],
      [53, 11],
      [11, 53],
      [53, 53],
    ]);
    expect(cornerPlaces(12)).toHaveLength(12);
  });

  test('places of a grid stay within the cell', () => {
    const { size } = square(4);
    for (const { x, y } of gridPlaces(size)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(64);
    }
  });

  test('centre notes shrink from six on, and break where they must', () => {
    expect(centreLines('12345')).toEqual([{ text: '12345', x: 32, y: 32, font: 19 }]);
    expect(centreLines('123456')[0]!.font).toBeLessThan(19);
    expect(centreLines('123456789ABC').map(({ text }) => text)).toEqual(['123456', '789ABC']);
  });
});

test('colours share the cell', () => {
  expect(wedgePaths(1)).toEqual(['M0 0h64v64h-64z']);
  expect(wedgePaths(2)).toEqual(['M32 32L32 0L64 0L64 64L32 64z', 'M32 32L32 64L0 64L0 0L32 0z']);
  expect(wedgePaths(9)).toHaveLength(9);
});
