// The languages that the page speaks, and which of them a reader wants.
import { recall } from '../storage/browser';

/** What each language calls itself. */
export const LANGUAGE_NAMES = { cs: 'Čeština', de: 'Deutsch', en: 'English' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

export function isLanguage(name: string | null): name is Language {
  return name !== null && Object.hasOwn(LANGUAGE_NAMES, name);
}

/** The first of the wishes that we speak ('de-AT' is German), English if there is none. */
export function chooseLanguage(wishes: readonly string[]): Language {
  const names = wishes.map((wish) => wish.toLowerCase().split('-')[0] ?? '');
  return names.find(isLanguage) ?? 'en';
}

/** The language that the address asks for or that was chosen before, or the one the browser wishes for. */
export function wishedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('language');
  const chosen = recall('language');
  return [asked, chosen].find(isLanguage) ?? chooseLanguage(navigator.languages);
}
