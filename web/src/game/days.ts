// Days as people count them, by their own clock: 2026-01-31, and the months that they stand in.

import type { Choices } from '../api';

const DAYS_IN_WEEK = 7;

/** The day of a moment where the player is. */
export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-');
}

/** Whether a text is a day that there is. */
export function isDay(name: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(name) && dayOf(noonOf(name)) === name;
}

/** Noon of a day, which is on that day in every summer and winter time. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00`);
}

/** The days of the month of a day, some months later or earlier. */
export function monthOf(day: string, later = 0): readonly string[] {
  const noon = noonOf(day);
  const [year, month] = [noon.getFullYear(), noon.getMonth() + later];
  const length = new Date(year, month + 1, 0).getDate();
  return Array.from({ length }, (_, index) => dayOf(new Date(year, month, index + 1, 12)));
}

/** The place of a day in its week; weeks begin on Monday, 0. */
export function weekdayOf(day: string): number {
  return (noonOf(day).getDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
}

/** The days of any week, from Monday on. */
export const WEEK: readonly string[] = monthOf('2024-01-01').slice(0, DAYS_IN_WEEK);

/** The kinds of rules of the puzzle of a day; none before that was so, and on the hardest levels. */
export function kindsOfDay(
  day: string,
  level: string,
  { since, kinds, hardest }: Choices['week'],
  levels: readonly string[],
): readonly string[] {
  const isRuled = day >= since && levels.indexOf(level) <= levels.indexOf(hardest);
  return isRuled ? kinds[weekdayOf(day)]! : [];
}
