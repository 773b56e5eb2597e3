// The languages that the page speaks, and which of them a reader wants.
import { CATALOGUES } from '../../generated/texts';

export { CATALOGUES };
export type { Texts } from '../../generated/texts';

export type Language = keyof typeof CATALOGUES;

export const LANGUAGES = Object.keys(CATALOGUES) as Language[];

export function isLanguage(name: string | null): name is Language {
  return name !== null && Object.hasOwn(CATALOGUES, name);
}

/** The first of the wishes that we speak ('de-AT' is German), English if there is none. */
export function chooseLanguage(wishes: readonly string[]): Language {
  const names = wishes.map((wish) => wish.toLowerCase().split('-')[0] ?? '');
  return names.find(isLanguage) ?? 'en';
}
