// The language in which the page speaks, and the manner of its hints.
import { CATALOGUES, chooseLanguage, isLanguage, type Language } from '../i18n/languages';
import type { Manner } from '../server/help';
import { keep, recall } from '../storage/browser';
import type { Settings } from './settings.svelte';

export class Speech {
  language = $state<Language>('en');
  readonly texts = $derived(CATALOGUES[this.language]);

  /** `changed` is called whenever the same things are to be said in other words. */
  constructor(
    private readonly settings: Settings,
    private readonly changed: () => void,
  ) {}

  /** Takes up the language that was chosen before, or the first of those wished for that there is. */
  open(wishes: readonly string[]): void {
    const language = recall('language');
    this.language = isLanguage(language) ? language : chooseLanguage(wishes);
  }

  speak(language: Language): void {
    keep('language', language);
    this.turnTo(language);
  }

  /** Takes up the language that was chosen in another page of this browser. */
  follow(): void {
    const language = recall('language');
    if (isLanguage(language)) this.turnTo(language);
  }

  /** Changes whether hints draw the names of several cells together. */
  shortenCells(): void {
    this.settings.shortenCells(!this.settings.hasShortCells);
    this.changed();
  }

  /** The words in which hints are told. */
  get manner(): Manner {
    return { language: this.language, shortCells: this.settings.hasShortCells };
  }

  private turnTo(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.changed();
  }
}
