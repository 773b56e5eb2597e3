// What a pointer aims at: a cell, the edge of two, the corner of four, a place beside the board.
import type { KindDocument } from '../api';
import { placeAt, type Drawing, type Place } from './drawing';
import { aroundCorner } from './ways';

/** A point in cells: row 0.5 is the middle of the first row. */
export interface Point {
  readonly row: number;
  readonly column: number;
}

/** While dragging, a cell counts within this distance of its middle, so that diagonals are easy. */
const REACH = 0.45;

/** The place under a point; while dragging only near its middle. */
export function placeUnder(
  drawing: Drawing,
  { row, column }: Point,
  isDragging = false,
): Place | undefined {
  const [whole, across] = [Math.floor(row), Math.floor(column)];
  const isNear = Math.hypot(row - whole - 0.5, column - across - 0.5) <= REACH;
  return isDragging && !isNear ? undefined : placeAt(drawing, whole, across);
}

/** The two cells of the nearest edge, the one under the point first; none at the rim. */
export function edgeUnder(drawing: Drawing, { row, column }: Point): readonly Place[] {
  const [whole, across] = [Math.floor(row), Math.floor(column)];
  const [down, right] = [row - whole - 0.5, column - across - 0.5];
  const isUpright = Math.abs(down) > Math.abs(right);
  const other = isUpright
    ? ([whole + Math.sign(down || 1), across] as const)
    : ([whole, across + Math.sign(right || 1)] as const);
  const places = [placeAt(drawing, whole, across), placeAt(drawing, ...other)];
  return places.every((place) => place !== undefined) ? places : [];
}

/** The cells around the nearest corner, if there are four. */
export function cornerUnder(drawing: Drawing, { row, column }: Point): readonly Place[] {
  const around = aroundCorner(drawing, Math.round(row) - 1, Math.round(column) - 1);
  return around.length === 4 ? around : [];
}

/** The row and column beside the board under a point; undefined on the board and far away. */
export function outsideUnder(
  drawing: Drawing,
  { row, column }: Point,
): readonly [number, number] | undefined {
  const place = [Math.floor(row), Math.floor(column)] as const;
  const isFar =
    place[0] < -1 || place[1] < -1 || place[0] > drawing.rows || place[1] > drawing.columns;
  return isFar || placeAt(drawing, ...place) !== undefined ? undefined : place;
}

/** What a press with a kind of rule begins with. */
export function strokeAt(
  drawing: Drawing,
  { way }: Pick<KindDocument, 'way'>,
  point: Point,
): readonly Place[] {
  if (way === 'edge') return edgeUnder(drawing, point);
  if (way === 'corner') return cornerUnder(drawing, point);
  const place = placeUnder(drawing, point);
  return place === undefined ? [] : [place];
}
