import { expect, it } from 'vitest';
import { writeRating } from './numbers';

it('ratings have one place, behind the sign of the language', () => {
  expect(writeRating(1.5, 'en')).toBe('1.5');
  expect(writeRating(2, 'de')).toBe('2,0');
  expect(writeRating(10.6, 'cs')).toBe('10,6');
});
