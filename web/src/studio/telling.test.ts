import { expect, test } from 'vitest';
import { numberTold } from './telling';

test('great numbers are written as people write them', () => {
  expect(numberTold(1234567, 'en')).toBe('1,234,567');
  expect(numberTold(6.67e21, 'en')).toBe('6.7·10²¹');
  expect(numberTold(1234567, 'en', true)).toBe('1.2·10⁶');
  expect(numberTold(123456, 'en', true)).toBe('120,000');
  expect(numberTold(6.67e21, 'de')).toBe('6,7·10²¹');
});
