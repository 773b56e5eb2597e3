// The language in which the page speaks, and the manner of its hints.
import { tryLanguage, TEXTS } from '../i18n/catalogue';
import { isLanguage, wishedLanguage, type Language } from '../i18n/languages';
import type { Manner } from '../server/help';
import { keep, recall } from '../storage/browser';
import type { Settings } from './settings.svelte';

export class Speech {
  language = $state(wishedLanguage());
  readonly texts = $derived(TEXTS.in(this.language));
  /** The language that was asked for last; it may still be on its way. */
  private wished = this.language;

  /** `changed` is called whenever the same things are to be said in other words. */
  constructor(
    private readonly settings: Settings,
    private readonly changed: () => void,
  ) {}

  speak(language: Language): void {
    keep('language', language);
    void this.turnTo(language);
  }

  /** Takes up the language that was chosen in another page of this browser. */
  follow(): void {
    const language = recall('language');
    if (isLanguage(language)) void this.turnTo(language);
  }

  /** Changes whether hints draw the names of several cells together. */
  shortenCells(): void {
    this.settings.show({ hasShortCells: !this.settings.hasShortCells });
    this.changed();
  }

  /** The words in which hints are told. */
  get manner(): Manner {
    return { language: this.language, shortCells: this.settings.hasShortCells };
  }

  /** Without the server a browser that has kept nothing goes on in the language that it has. */
  private async turnTo(language: Language): Promise<void> {
    this.wished = language;
    if (!(await tryLanguage(language)) || language !== this.wished) return;
    if (language === this.language) return;
    this.language = language;
    this.changed();
  }
}
