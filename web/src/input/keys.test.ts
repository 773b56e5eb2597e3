import { expect, test } from 'vitest';
import { intentOf, type Press } from './keys';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

function intent(press: Partial<Press>, size = 9) {
  return intentOf({ ...PLAIN, code: '', key: '', ...press }, size);
}

test.each([
  ['the top row', { code: 'Digit5', key: '5' }, 5],
  ['the top row of a Czech keyboard', { code: 'Digit2', key: 'ě' }, 2],
  ['the number pad', { code: 'Numpad7', key: '7' }, 7],
  ['a keyboard without codes', { key: '3' }, 3],
  ['zero', { code: 'Digit0', key: '0' }, 0],
  ['Backspace', { code: 'Backspace', key: 'Backspace' }, 0],
  ['Delete', { code: 'Delete', key: 'Delete' }, 0],
])('%s fills in', (_, press, digit) => {
  expect(intent(press)).toEqual({ kind: 'enter', digit });
});

test('the number pad moves when NumLock is off', () => {
  const press = { code: 'Numpad8', key: 'ArrowUp' };
  expect(intent(press)).toEqual({ kind: 'move', rows: -1, columns: 0 });
});

test('letters are digits only on boards that have them', () => {
  expect(intent({ code: 'KeyC', key: 'c' }, 16)).toEqual({ kind: 'enter', digit: 12 });
  expect(intent({ code: 'KeyC', key: 'c' }, 9)).toBeUndefined();
  expect(intent({ code: 'Digit7', key: '7' }, 6)).toBeUndefined();
});

test('undo and redo go by the letter', () => {
  expect(intent({ code: 'KeyY', key: 'z', ctrlKey: true })).toEqual({ kind: 'undo' });
  expect(intent({ code: 'KeyZ', key: 'y', ctrlKey: true })).toEqual({ kind: 'redo' });
  expect(intent({ key: 'Z', metaKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
});

test('a question mark asks for a hint, wherever it is on the keyboard', () => {
  expect(intent({ code: 'Minus', key: '?', shiftKey: true })).toEqual({ kind: 'help' });
  expect(intent({ code: 'Escape', key: 'Escape' })).toEqual({ kind: 'closeHint' });
});

test('what belongs to the browser is left to it', () => {
  for (const key of ['w', 'p', 'r', '1'])
    expect(intent({ key, code: `Key${key}`, ctrlKey: true })).toBeUndefined();
  expect(intent({ key: '1', code: 'Digit1', altKey: true })).toBeUndefined();
  expect(intent({ key: 'F5', code: 'F5' })).toBeUndefined();
});
