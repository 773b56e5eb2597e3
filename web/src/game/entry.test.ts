import { describe, expect, test } from 'vitest';
import { switchesOf, type Switches } from './assistance';
import { classic, puzzleOf, PUZZLE_LINE } from './boards.test-data';
import { entryMove, eraseMove, nextTool, type Tool } from './entry';
import { readMove, writeMove } from './move';
import { replay } from './state';

const LAYOUT = classic();
const PUZZLE = puzzleOf(LAYOUT, PUZZLE_LINE);
const NONE = switchesOf('none');

function deskAfter(moves: string, switches: Switches = NONE) {
  const list = moves.split(' ').filter(Boolean);
  return {
    puzzle: PUZZLE,
    state: replay(
      PUZZLE,
      list.map((text) => readMove(LAYOUT, text)!),
    ),
    switches,
  };
}

function entered(cells: number[], tool: Tool, digit: number, moves = '', switches = NONE) {
  const move = entryMove(deskAfter(moves, switches), cells, tool, digit);
  return move && writeMove(LAYOUT, move);
}

function erased(cells: number[], tool: Tool, moves: string) {
  const move = eraseMove(deskAfter(moves), cells, tool);
  return move && writeMove(LAYOUT, move);
}

describe('a digit', () => {
  test('goes into all cells that can take it, and goes when all have it', () => {
    expect(entered([0, 2, 3], 'digit', 4)).toBe('r1c3,r1c4=4');
    expect(entered([2, 3], 'digit', 4, 'r1c3=4')).toBe('r1c4=4');
    expect(entered([0, 2, 3], 'digit', 4, 'r1c3,r1c4=4')).toBe('r1c3,r1c4=.');
    expect(entered([0], 'digit', 4)).toBeUndefined();
    expect(entered([], 'digit', 4)).toBeUndefined();
  });

  test('is swept out of the notes of its peers if that is wanted', () => {
    expect(entered([2], 'digit', 4, '', { ...NONE, sweep: true })).toBe('r1c3=4~');
  });

  test('is refused where it breaks a rule, if that is forbidden', () => {
    const forbid = { ...NONE, forbid: true };
    expect(entered([2], 'digit', 5, '', forbid)).toBeUndefined();
    expect(entered([2, 40], 'digit', 5, '', forbid)).toBe('r5c5=5');
    expect(entered([2], 'digit', 4, 'r1c3=1', forbid)).toBe('r1c3=4');
  });
});

describe('notes and colours', () => {
  test('are added to all cells unless all have them', () => {
    expect(entered([2, 3], 'corner', 4, 'r1c3^+4')).toBe('r1c4^+4');
    expect(entered([2, 3], 'corner', 4, 'r1c3,r1c4^+4')).toBe('r1c3,r1c4^-4');
    expect(entered([2, 3], 'centre', 4, 'r1c3=4')).toBe('r1c4_+4');
    expect(entered([0], 'centre', 4)).toBeUndefined();
    expect(entered([0, 2], 'colour', 4)).toBe('r1c1,r1c3#+4');
  });

  test('rule candidates out while these are shown', () => {
    const shown = { ...NONE, candidates: true };
    expect(entered([2, 3], 'centre', 2, '', shown)).toBe('r1c3,r1c4x+2');
    expect(entered([2, 3], 'corner', 2, 'r1c3x+2', shown)).toBe('r1c3x-2');
    expect(entered([2], 'centre', 5, '', shown)).toBeUndefined();
  });
});

describe('erasing', () => {
  const MOVES = 'r1c3=4 r1c4^+1 r1c4_+2 r1c4,r1c1#+3';
  test.each([
    [[2], 'digit', 'r1c3=.'],
    [[2, 3], 'digit', 'r1c3=.'],
    [[3], 'digit', 'r1c4_.'],
    [[3], 'corner', 'r1c4^.'],
    [[2, 3], 'corner', 'r1c4^.'],
    [[0], 'digit', 'r1c1#.'],
    [[1], 'digit', undefined],
  ] as const)('%j with %s', (cells, tool, text) => {
    expect(erased([...cells], tool, MOVES)).toBe(text);
  });
});

test('tools go round', () => {
  expect([nextTool('digit', 1), nextTool('colour', 1), nextTool('digit', -1)]).toEqual([
    'corner',
    'digit',
    'colour',
  ]);
});
