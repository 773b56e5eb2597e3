import { describe, expect, test } from 'vitest';
import { heldTool, intentOf, type Press } from './keys';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

function intent(press: Partial<Press> & { numLock?: boolean }, size = 9) {
  const { numLock = false, ...rest } = press;
  const getModifierState = (): boolean => numLock;
  return intentOf({ ...PLAIN, code: '', key: '', getModifierState, ...rest }, size);
}

describe('digits', () => {
  test.each([
    ['the top row', { code: 'Digit5', key: '5' }, 5],
    ['the top row of a Czech keyboard', { code: 'Digit2', key: 'ě' }, 2],
    ['the number pad', { code: 'Numpad7', key: '7', numLock: true }, 7],
    ['a keyboard without codes', { key: '3' }, 3],
  ])('%s', (_, press, digit) => {
    expect(intent(press)).toEqual({ kind: 'digit', digit, tool: undefined });
  });

  test.each([
    ['Shift', { code: 'Digit5', key: '%', shiftKey: true }, 'corner'],
    ['Alt', { code: 'Digit5', key: '5', altKey: true }, 'corner'],
    ['Ctrl', { code: 'Digit5', key: '5', ctrlKey: true }, 'centre'],
    ['Shift and the number pad', { code: 'Numpad5', key: '5', shiftKey: true }, 'corner'],
    [
      'Shift and NumLock',
      { code: 'Numpad5', key: 'Clear', shiftKey: true, numLock: true },
      'corner',
    ],
    ['Shift that Windows hides', { code: 'Numpad5', key: 'Clear', numLock: true }, 'corner'],
  ])('%s with a digit makes notes', (_, press, tool) => {
    expect(intent(press)).toEqual({ kind: 'digit', digit: 5, tool });
  });

  test('letters are digits only on boards that have them', () => {
    const c = { code: 'KeyC', key: 'c' };
    expect(intent(c, 16)).toEqual({ kind: 'digit', digit: 12, tool: undefined });
    expect(intent({ ...c, key: 'C', shiftKey: true }, 16)).toEqual({
      kind: 'digit',
      digit: 12,
      tool: 'corner',
    });
    expect(intent(c, 9)).toEqual({ kind: 'tool', tool: 'centre' });
    expect(intent({ code: 'Digit7', key: '7' }, 6)).toBeUndefined();
  });
});

test.each([
  ['zero', { code: 'Digit0', key: '0' }],
  ['zero of the number pad', { code: 'Numpad0', key: '0', numLock: true }],
  ['Backspace', { code: 'Backspace', key: 'Backspace' }],
  ['Delete', { code: 'Delete', key: 'Delete' }],
])('%s erases', (_, press) => {
  expect(intent(press)).toEqual({ kind: 'erase' });
});

describe('moving', () => {
  const up = { kind: 'move', rows: -1, columns: 0, extend: false };

  test('by arrows, and the number pad when NumLock is off', () => {
    expect(intent({ code: 'ArrowUp', key: 'ArrowUp' })).toEqual(up);
    expect(intent({ code: 'Numpad8', key: 'ArrowUp' })).toEqual(up);
  });

  test('by the places of W, A, S and D, unless A is a digit', () => {
    expect(intent({ code: 'KeyW', key: 'z' })).toEqual(up);
    expect(intent({ code: 'KeyA', key: 'a' })).toEqual({ ...up, rows: 0, columns: -1 });
    expect(intent({ code: 'KeyW', key: 'w' }, 16)).toBeUndefined();
  });

  test('with Shift takes along what is selected', () => {
    const press = { code: 'ArrowUp', key: 'ArrowUp', shiftKey: true };
    expect(intent(press)).toEqual({ ...up, extend: true });
    expect(intent({ code: 'KeyW', key: 'W', shiftKey: true })).toEqual({ ...up, extend: true });
  });
});

test('tools have the four keys in the bottom row, and Space goes on to the next', () => {
  for (const [code, tool] of [
    ['KeyZ', 'digit'],
    ['KeyX', 'corner'],
    ['KeyC', 'centre'],
    ['KeyV', 'colour'],
  ])
    expect(intent({ code: code!, key: '-' })).toEqual({ kind: 'tool', tool });
  expect(intent({ code: 'Space', key: ' ' })).toEqual({ kind: 'nextTool', by: 1 });
  expect(intent({ code: 'Space', key: ' ', shiftKey: true })).toEqual({ kind: 'nextTool', by: -1 });
});

test('undo and redo go by the letter', () => {
  expect(intent({ code: 'KeyY', key: 'z', ctrlKey: true })).toEqual({ kind: 'undo' });
  expect(intent({ code: 'KeyZ', key: 'y', ctrlKey: true })).toEqual({ kind: 'redo' });
  expect(intent({ key: 'Z', metaKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
});

test.each([
  [{ code: 'Minus', key: '?', shiftKey: true }, 'hint'],
  [{ code: 'Slash', key: '?', shiftKey: true }, 'hint'],
  [{ code: 'Escape', key: 'Escape' }, 'escape'],
  [{ code: 'Enter', key: 'Enter' }, 'check'],
  [{ code: 'KeyP', key: 'p' }, 'pause'],
  [{ code: 'F1', key: 'F1' }, 'help'],
  [{ code: 'KeyA', key: 'a', ctrlKey: true }, 'selectAll'],
  [{ code: 'KeyI', key: 'i', metaKey: true }, 'invert'],
])('%j is a command', (press, kind) => {
  expect(intent(press)).toEqual({ kind });
});

test('what belongs to the browser is left to it', () => {
  for (const key of ['w', 'p', 'r', 't', 'c', 'v', 'x'])
    expect(intent({ key, code: `Key${key.toUpperCase()}`, ctrlKey: true }, 25)).toBeUndefined();
  for (const key of ['d', 'f', 'Home', 'ArrowLeft'])
    expect(intent({ key, code: key, altKey: true }, 25)).toBeUndefined();
  expect(intent({ key: '0', code: 'Digit0', ctrlKey: true })).toBeUndefined();
  expect(intent({ key: '1', code: 'Digit1', metaKey: true })).toBeUndefined();
  expect(intent({ key: '[', code: 'Digit8', ctrlKey: true, altKey: true })).toBeUndefined();
  expect(intent({ key: 'F5', code: 'F5' })).toBeUndefined();
});

test('held keys change the tool', () => {
  expect(['Shift', 'Alt', 'Control', 'a'].map(heldTool)).toEqual([
    'corner',
    'corner',
    'centre',
    undefined,
  ]);
});

test('three letters that are digits on no board read aloud', () => {
  expect(intent({ key: 'r', code: 'KeyR' }, 25)).toEqual({ kind: 'read', line: 'row' });
  expect(intent({ key: 't', code: 'KeyT' }, 9)).toEqual({ kind: 'read', line: 'column' });
  expect(intent({ key: 'Q', code: 'KeyQ' }, 16)).toEqual({ kind: 'read', line: 'box' });
});
