import { expect, test } from 'vitest';
import { digitsIn, maskOf } from './masks';

test('masks are sets of digits', () => {
  expect(digitsIn(0b1011)).toEqual([1, 2, 4]);
  expect(maskOf([1, 2, 4])).toBe(0b1011);
  expect(digitsIn(maskOf([25]))).toEqual([25]);
});
