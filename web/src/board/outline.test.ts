import { expect, test } from 'vitest';
import { Layout } from '../game/layout';
import { CELL, outlineOf } from './outline';
import { classic, withHole } from '../game/boards.test-data';

function strokes(path: string): string[] {
  return path.match(/M[^M]+/g) ?? [];
}

test('a 9x9 board has ten lines each way, four of them strong', () => {
  const { lines, walls } = outlineOf(classic());
  expect(strokes(walls)).toHaveLength(8);
  expect(strokes(lines)).toHaveLength(12);
  expect(walls).toContain(`M0 0h${9 * CELL}`);
  expect(lines).toContain(`M0 ${CELL}h${9 * CELL}`);
});

test('a hole has walls around it', () => {
  const { lines, walls } = outlineOf(withHole());
  expect(lines).toBe('');
  expect(strokes(walls)).toHaveLength(8);
  expect(walls).toContain(`M0 ${CELL}h${3 * CELL}`);
});

test('a board without boxes is strong only outside', () => {
  const row = { kind: 'row', name: 'row 1', cells: [0, 1] } as const;
  const { lines, walls } = outlineOf(
    new Layout(
      2,
      [
        [0, 0],
        [0, 1],
      ],
      [row],
    ),
  );
  expect(strokes(walls)).toHaveLength(4);
  expect(lines).toBe(`M${CELL} 0v${CELL}`);
});
