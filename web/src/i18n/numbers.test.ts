import { expect, it } from 'vitest';
import { writeLoss, writeRating } from './numbers';

it('ratings have one place, behind the sign of the language', () => {
  expect(writeRating(1.5, 'en')).toBe('1.5');
  expect(writeRating(2, 'de')).toBe('2,0');
  expect(writeRating(10.6, 'cs')).toBe('10,6');
});

it('losses have the space of the language, and no sign where nothing is lost', () => {
  expect(writeLoss(5, 'en')).toBe('−5%');
  expect(writeLoss(100, 'de')).toBe('−100\u00a0%');
  expect(writeLoss(0, 'cs')).toBe('0\u00a0%');
});
