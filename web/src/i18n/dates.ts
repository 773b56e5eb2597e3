// Days and moments as each language writes them.
import { isDay, noonOf } from '../game/days';
import type { Language } from './languages';

type Style = Intl.DateTimeFormatOptions;

/** A day, in such a style: '2026-01-31' is 31 January. What is no day stays what it is. */
export function writeDay(day: string, language: Language, style: Style = LONG): string {
  if (!isDay(day)) return day;
  return new Intl.DateTimeFormat(regionOf(language), style).format(noonOf(day));
}

/** A moment: when it was, by the clock on the wall. */
export function writeMoment(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(regionOf(language), MOMENT).format(moment);
}

const LONG: Style = { day: 'numeric', month: 'long' };
const MOMENT: Style = { dateStyle: 'medium', timeStyle: 'short' };

/** English without a region would be American, with the month first. */
function regionOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
