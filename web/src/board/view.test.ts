import { describe, expect, test } from 'vitest';
import { switchesOf } from '../game/assistance';
import { classic, puzzleOf, PUZZLE_LINE, square } from '../game/boards.test-data';
import { litCells } from '../game/highlights';
import { enter, type Move } from '../game/move';
import { replay } from '../game/state';
import { areasOf, CURSOR, lightsOf, POINTED, SELECTED } from './lights';
import { centreNotes, cornerNotes, notesOn, textsOf } from './notes';
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
    conflicts: new Set(),
    wrong: new Set(),
    picture: undefined,
    struck: new Map(),
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
});

test('lights are bits', () => {
  const lights = lightsOf({ selected: new Set([1, 2]), cursor: 2, pointed: [80], shaken: [] }, 81);
  expect([0, 1, 2, 80].map((cell) => lights[cell])).toEqual([
    0,
    SELECTED,
    SELECTED | CURSOR,
    POINTED,
  ]);
});

test('a cell is in one area only', () => {
  const { digits } = sceneAfter([]).state; // 5 3 . . 7
  const areas = areasOf(digits, new Set([2]), new Set([0, 1, 2, 3]), 5);
  expect(areas.selected).toEqual([2]);
  expect(areas.seen).toEqual([1, 3]);
  expect(areas.same).toEqual([...digits.keys()].filter((cell) => digits[cell] === 5));
  expect(areasOf(digits, new Set(), new Set(), 0).same).toEqual([]);
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
  const viewOf = (moves: Move) => viewsOf(sceneAfter([moves]), [])[2]!;
  const noted = (layer: 'corner' | 'centre', digits: number[]): Move =>
    digits.map((digit) => ({ kind: 'add', cells: [2], layer, digit }));

  test('corners come first, in the order of reading', () => {
    const notes = cornerNotes(viewOf(noted('corner', [1, 3, 4, 9])), LAYOUT, false);
    expect(notes.map(({ digit, x, y }) => [digit, Math.round(x), Math.round(y)])).toEqual([
      [1, 13, 13],
      [3, 51, 13],
      [4, 13, 51],
      [9, 51, 51],
    ]);
  });

  test('fixed places stay within the cell', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const isFixed of [true, false])
      for (const { x, y } of cornerNotes(viewOf(noted('corner', all)), square(4), isFixed)) {
        expect(Math.min(x, y)).toBeGreaterThan(0);
        expect(Math.max(x, y)).toBeLessThan(64);
      }
    const [note] = cornerNotes(viewOf(noted('corner', [5])), LAYOUT, true);
    expect([note!.x, note!.y]).toEqual([32, 32]);
  });

  test('centre notes shrink from six on', () => {
    const five = centreNotes(viewOf(noted('centre', [1, 2, 3, 4, 5])), LAYOUT);
    expect([five[2]!.x, five[2]!.font]).toEqual([32, 19]);
    const six = centreNotes(viewOf(noted('centre', [1, 2, 3, 4, 5, 6])), LAYOUT);
    expect(six[0]!.font).toBeLessThan(19);
    expect(Math.min(...six.map(({ x }) => x))).toBeGreaterThan(3);
  });

  test('notes of one size are one text', () => {
    const view = viewOf([...noted('corner', [1, 2]), ...noted('centre', [3])]);
    const texts = textsOf([...cornerNotes(view, LAYOUT, false), ...centreNotes(view, LAYOUT)]);
    expect(texts.map(({ text, x }) => [text, x])).toEqual([
      ['12', '13.3 50.7'],
      ['3', '32'],
    ]);
  });

  test('all notes of a digit', () => {
    const views = viewsOf(sceneAfter([noted('corner', [5]), noted('centre', [5, 6])]), []);
    const found = notesOn(views, LAYOUT, 5, false);
    expect(found.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [141, 13],
      [154, 32],
    ]);
  });
});

test('colours share the cell', () => {
  expect(wedgePaths(1)).toEqual(['M0 0h64v64h-64z']);
  expect(wedgePaths(2)).toEqual(['M32 32L32 0L64 0L64 64L32 64z', 'M32 32L32 64L0 64L0 0L32 0z']);
  expect(wedgePaths(9)).toHaveLength(9);
});
