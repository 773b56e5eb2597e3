// Numbers as each language writes them.
import type { Language } from './languages';

/** A rating, with one place: 2.3, in Czech and German 2,3. */
export function writeRating(rating: number, language: Language): string {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, places).format(rating);
}

/** Percent that are lost: −5%, in Czech and German −5 %; 0% where nothing is. */
export function writeLoss(percent: number, language: Language): string {
  const written = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  return percent ? `−${written}` : written;
}
