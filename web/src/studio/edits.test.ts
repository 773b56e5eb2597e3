import { expect, test } from 'vitest';
import { fullMask } from '../game/masks';
import { areasOf, cellsOf, holesOf, positionOf, squareOf, type Drawing } from './drawing';
import { apply, nextId, type Edit } from './edits';
import { begin, changed, redone, undone } from './history';
import { kindsForTests } from './kinds.test-data';
import { drawingOf, paperOf } from './paper';
import { readPuzzle } from '../game/puzzle';

const kinds = kindsForTests();

function after(drawing: Drawing, ...edits: Edit[]): Drawing {
  return edits.reduce((one, edit) => apply(one, edit, kinds), drawing);
}

const thermometer = (...cells: number[]): Edit => ({
  do: 'draw',
  trees: [{ kind: 'thermometer', cells }],
});

test('a square board has rows, columns and boxes', () => {
  const drawing = squareOf(6);
  expect(areasOf(drawing).map(({ kind }) => kind)).toHaveLength(18);
  expect(areasOf(drawing).every(({ cells }) => cells.length === 6)).toBe(true);
  expect(areasOf(squareOf(5)).some(({ kind }) => kind === 'box')).toBe(false);
});

test('givens and allowed digits are written and erased', () => {
  const drawing = after(
    squareOf(9),
    { do: 'give', cells: [0, 1], digit: 5 },
    { do: 'allow', masks: { 2: 6, 3: fullMask(9), 4: 0 } },
  );
  expect(drawing.givens).toEqual({ 0: 5, 1: 5 });
  expect(drawing.allowed).toEqual({ 2: 6 });
  const erased = after(drawing, { do: 'give', cells: [0, 1], digit: 0 });
  expect(erased.givens).toEqual({});
  expect(after(erased, { do: 'give', cells: [7], digit: 0 })).toBe(erased);
});

test('rules are drawn, changed, doubled, moved, switched and deleted', () => {
  let drawing = after(squareOf(9), thermometer(0, 1, 2), thermometer(72, 73));
  expect(drawing.rules.map(({ id }) => id)).toEqual([1, 2]);
  drawing = after(drawing, { do: 'double', ids: [1, 2] });
  expect(drawing.rules.slice(2).map(({ tree }) => tree['cells'])).toEqual([
    [9, 10, 11],
    [73, 74], // no room below, so beside
  ]);
  drawing = after(drawing, { do: 'move', ids: [1], rows: 2, columns: 1 });
  expect(drawing.rules[0]!.tree['cells']).toEqual([19, 20, 21]);
  expect(after(drawing, { do: 'move', ids: [1, 2], rows: 1, columns: 0 })).toBe(drawing);
  drawing = after(drawing, { do: 'switch', ids: [1], isOff: true }, { do: 'delete', ids: [2, 3] });
  expect(drawing.rules.map(({ id, isOff }) => [id, isOff])).toEqual([
    [1, true],
    [4, false],
  ]);
  expect(nextId(drawing)).toBe(5);
  expect(paperOf(drawing, kinds).rules).toEqual([4]);
});

test('holes take digits with them, and a rule that loses a cell is told and left out', () => {
  const drawing = after(
    squareOf(9),
    thermometer(0, 1, 2),
    { do: 'give', cells: [1], digit: 4 },
    { do: 'hole', cells: [1], isHole: true },
  );
  expect(holesOf(drawing).has(1)).toBe(true);
  expect(cellsOf(drawing)).toHaveLength(80);
  expect(drawing.givens).toEqual({});
  const paper = paperOf(drawing, kinds);
  expect(paper.faults).toMatchObject([{ kind: 'leaves', rule: 1, places: [1] }]);
  expect(paper.document.layout!.rules).toEqual([]);
  expect(paper.places[1]).toBe(2);
  expect(paper.cells.get(80)).toBe(79);
  const whole = after(drawing, { do: 'hole', cells: [1], isHole: false });
  expect(paperOf(whole, kinds).faults).toEqual([]);
});

test('painting moves cells from region to region, and sizes are told', () => {
  const square = squareOf(9);
  const first = square.areas.findIndex(({ kind }) => kind === 'box');
  const drawing = after(square, { do: 'paint', cells: [3], area: first });
  const boxes = areasOf(drawing).filter(({ kind }) => kind === 'box');
  expect(boxes.map(({ cells }) => cells.length)).toEqual([10, 8, 9, 9, 9, 9, 9, 9, 9]);
  const { faults, document } = paperOf(drawing, kinds);
  expect(faults.map(({ kind, values }) => [kind, values['count']])).toEqual([
    ['tooBig', 10],
    ['unequal', 8],
  ]);
  expect(document.layout!.houses).toHaveLength(26);
  const fresh = after(drawing, { do: 'paint', cells: [80], area: drawing.areas.length });
  expect(fresh.areas.at(-1)).toEqual({ kind: 'region', name: 'region 1', cells: [80] });
});

test('houses are switched; diagonals and windows come when they are wanted', () => {
  const drawing = after(
    squareOf(9),
    { do: 'house', kind: 'row', isOn: false },
    { do: 'house', kind: 'diagonal', isOn: true },
    { do: 'house', kind: 'window', isOn: true },
  );
  const count = (kind: string): number =>
    areasOf(drawing).filter((area) => area.kind === kind).length;
  expect(['row', 'column', 'diagonal', 'window'].map(count)).toEqual([0, 9, 2, 4]);
  expect(areasOf(drawing).find(({ kind }) => kind === 'window')!.cells).toEqual([
    10, 11, 12, 19, 20, 21, 28, 29, 30,
  ]);
});

test('a cage without a total says that its digits differ; a total nobody can reach is told', () => {
  const cage = (total: number): Edit => ({
    do: 'draw',
    trees: [{ kind: 'cage', total, cells: [0, 1] }],
  });
  const paper = paperOf(after(squareOf(9), cage(0), cage(17), cage(18)), kinds);
  expect(paper.document.layout!.cages).toEqual([{ total: 17, cells: [0, 1] }]);
  expect(paper.document.layout!.rules).toEqual([{ kind: 'different', cells: [0, 1] }]);
  expect(paper.rules).toEqual([2, 1]);
  expect(paper.faults).toMatchObject([
    { kind: 'total', rule: 3, values: { total: 18, least: 3, most: 17 } },
  ]);
});

test('what is written can be read again', () => {
  const drawing = after(
    squareOf(6),
    { do: 'hole', cells: [7], isHole: true },
    thermometer(0, 1, 8),
    { do: 'draw', trees: [{ kind: 'cage', total: 5, cells: [35, 34] }] },
    { do: 'give', cells: [20], digit: 6 },
    { do: 'allow', masks: { 21: 3 } },
    { do: 'tell', what: 'title', words: 'Six' },
  );
  const read = drawingOf(readPuzzle(paperOf(drawing, kinds).document), kinds);
  expect(paperOf(read, kinds).document).toEqual(paperOf(drawing, kinds).document);
  expect(read.rules.map(({ tree }) => tree['cells'])).toEqual([
    [35, 34],
    [0, 1, 8],
  ]);
  expect([read.title, read.holes, read.givens, read.allowed]).toEqual([
    'Six',
    [7],
    { 20: 6 },
    { 21: 3 },
  ]);
  expect(positionOf(read, 35)).toEqual([5, 5]);
});

test('undo and redo go through everything; letters of a word are one step', () => {
  let history = begin(squareOf(9));
  const make = (edit: Edit, run = ''): void => {
    history = changed(history, apply(history.present, edit, kinds), run);
  };
  make({ do: 'tell', what: 'title', words: 'A' }, 'title');
  make({ do: 'tell', what: 'title', words: 'Ab' }, 'title');
  make({ do: 'give', cells: [0], digit: 1 });
  make({ do: 'give', cells: [0], digit: 1 }); // changes nothing
  expect(history.past).toHaveLength(2);
  history = undone(history);
  expect([history.present.title, history.present.givens]).toEqual(['Ab', {}]);
  history = undone(undone(history));
  expect(history.present.title).toBe('');
  history = redone(redone(redone(history)));
  expect([history.present.title, history.present.givens]).toEqual(['Ab', { 0: 1 }]);
  make({ do: 'give', cells: [0], digit: 2 });
  expect(history.future).toEqual([]);
});
