import { expect, test } from 'vitest';
import { classic } from './boards.test-data';
import { Layout } from './layout';
import { partsOf } from './naming';

test.each(['r4c7', 'ř4s7', 'z4s7'])('%s is a cell', (name) => {
  expect(partsOf(`In ${name}: 5.`, classic())).toEqual([
    { text: 'In ', cells: [] },
    { text: name, cells: [33] },
    { text: ': 5.', cells: [] },
  ]);
});

test('several cells may be drawn together', () => {
  expect(partsOf('r4c789', classic())[0]!.cells).toEqual([33, 34, 35]);
  expect(partsOf('r12c19', classic())[0]!.cells).toEqual([0, 8, 9, 17]);
});

test('on big boards they are not', () => {
  const positions = Array.from({ length: 144 }, (_, cell) => [Math.floor(cell / 12), cell % 12]);
  const layout = new Layout(12, positions as [number, number][], []);
  expect(partsOf('r12c11', layout)[0]!.cells).toEqual([142]);
});

test('what is not on the board is only text', () => {
  expect(partsOf('r0c3 and 4 x 5', classic()).flatMap(({ cells }) => cells)).toEqual([]);
});
