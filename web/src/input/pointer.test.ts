import { expect, test } from 'vitest';
import { classic, withHole } from '../game/boards.test-data';
import { cellInReach, cellsBetween, cellUnder, turned } from './pointer';

const LAYOUT = classic();

test('a point is in a cell, in a hole or outside', () => {
  expect(cellUnder(LAYOUT, [0.01, 0.99])).toBe(0);
  expect(cellUnder(LAYOUT, [8.9, 1.1])).toBe(17);
  expect(cellUnder(LAYOUT, [9.1, 1.1])).toBeUndefined();
  expect(cellUnder(withHole(), [1.5, 1.5])).toBeUndefined();
});

test('a dragging pointer takes a cell near its middle', () => {
  expect(cellInReach(LAYOUT, [0.5, 0.94])).toBe(0);
  expect(cellInReach(LAYOUT, [0.5, 0.96])).toBeUndefined();
  expect(cellInReach(LAYOUT, [0.9, 0.9])).toBeUndefined();
});

test('a diagonal takes no other cells, however quick', () => {
  expect(cellsBetween(LAYOUT, [0.5, 0.5], [4.5, 4.5])).toEqual([0, 10, 20, 30, 40]);
  expect(cellsBetween(LAYOUT, [0.5, 0.5], [3.5, 0.5])).toEqual([0, 1, 2, 3]);
});

test('the wheel goes round, by way of none', () => {
  expect([turned(0, 1, 9), turned(9, 1, 9), turned(0, -1, 9)]).toEqual([1, 0, 9]);
});
