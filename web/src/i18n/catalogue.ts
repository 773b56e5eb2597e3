// Texts in one language at a time: the others are loaded when somebody chooses them.
import { LOADERS } from '../../generated/texts';
import type { Texts } from '../../generated/texts';
import type { Language } from './languages';

export type { Texts };

type Loaders<T> = Readonly<Record<Language, () => Promise<{ readonly TEXTS: T }>>>;

const all: Catalogue<unknown>[] = [];

export class Catalogue<T> {
  private readonly loaded = new Map<Language, T>();

  constructor(private readonly loaders: Loaders<T>) {
    all.push(this);
  }

  /** The texts in a language that was loaded. */
  in(language: Language): T {
    const texts = this.loaded.get(language);
    if (!texts) throw new Error(`texts in "${language}" were not loaded`);
    return texts;
  }

  async load(language: Language): Promise<void> {
    if (this.loaded.has(language)) return;
    this.loaded.set(language, (await this.loaders[language]()).TEXTS);
  }
}

/** What every page says. */
export const TEXTS = new Catalogue(LOADERS);

/** Loads everything that this page says in a language. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(all.map((catalogue) => catalogue.load(language)));
}

/** The same; returns whether that was possible. */
export function tryLanguage(language: Language): Promise<boolean> {
  return loadLanguage(language).then(
    () => true,
    () => false,
  );
}
