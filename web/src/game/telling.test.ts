import { expect, test } from 'vitest';
import { countSteps, lineAfter, linesOf, titleAndRest } from './telling';

const CHAIN =
  'X-Chain: Follow the 5:\n1. r1c1 ≠ 5 → r1c7 = 5\n2. r1c7 = 5 → r3c7 ≠ 5\nSo r3c7 goes.';

test('the links of a chain have lines of their own', () => {
  expect(countSteps(CHAIN)).toBe(2);
  expect(linesOf(CHAIN)[2]).toEqual({ number: 2, text: 'r1c7 = 5 → r3c7 ≠ 5' });
  expect(linesOf(CHAIN)[3]).toEqual({ number: 0, text: 'So r3c7 goes.' });
  expect(countSteps('V 1. řádku je 5.')).toBe(0);
});

test('going through them begins and ends with the whole picture', () => {
  expect([0, 1, 2].map((line) => lineAfter(line, 1, 2))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((line) => lineAfter(line, -1, 2))).toEqual([2, 0, 1]);
});

test('the name of the technique', () => {
  expect(titleAndRest('X-Wing: the rest', 'X-Wing')).toEqual(['X-Wing', ': the rest']);
  expect(titleAndRest('In row 1', 'X-Wing')).toEqual(['', 'In row 1']);
});
