import { expect, test } from 'vitest';
import { dayOf, kindsOfDay, monthOf, WEEK, weekdayOf } from './days';

test('a moment belongs to the day of the clock on the wall', () => {
  expect(dayOf(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
  expect(dayOf(new Date(2026, 1, 1, 0, 0))).toBe('2026-02-01');
});

test('months have their days', () => {
  expect(monthOf('2026-11-16')).toHaveLength(30);
  expect(monthOf('2026-11-16', -1).at(-1)).toBe('2026-10-31');
  expect(monthOf('2026-11-16', 2)[0]).toBe('2027-01-01');
  expect(monthOf('2024-03-31', -1).at(-1)).toBe('2024-02-29');
});

test('weeks begin on Monday', () => {
  expect(WEEK.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekdayOf('2026-11-16')).toBe(0);
  expect(weekdayOf('2026-11-15')).toBe(6);
});

test('each weekday has its kind of rules, from a day on', () => {
  const kinds = [[], ['arrow'], ['cage'], [], [], [], ['difference', 'ratio']];
  const week = { since: '2026-11-23', kinds, hardest: 'hard' as const };
  const levels = ['easy', 'hard', 'beyond'];
  expect(kindsOfDay('2026-11-24', 'easy', week, levels)).toEqual(['arrow']);
  expect(kindsOfDay('2026-11-29', 'hard', week, levels)).toEqual(['difference', 'ratio']);
  expect(kindsOfDay('2026-11-22', 'easy', week, levels)).toEqual([]);
  expect(kindsOfDay('2026-11-24', 'beyond', week, levels)).toEqual([]);
});
