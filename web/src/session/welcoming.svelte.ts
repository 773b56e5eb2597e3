// The first visit: what a newcomer is offered, until the first move.
import type { Language } from '../i18n/languages';
import { keep, recall } from '../storage/browser';
import type { Scheme } from './looks';

export class Welcoming {
  /** Whether nobody has played in this browser before. */
  isNew = $state(false);

  open(): void {
    this.isNew = recall('seen') === null && recall('settings') === null && recall('wish') === null;
  }

  /** The newcomer has begun to play. */
  end(): void {
    if (!this.isNew) return;
    this.isNew = false;
    keep('seen', 'yes');
  }
}

/** The address of the first lesson: the rules. */
export function lessonsAt(language: Language, scheme: Scheme): string {
  return `/learn?language=${language}&scheme=${scheme}`;
}

/** The address of the review of a game. */
export function reviewOf(game: string, language: Language, scheme: Scheme): string {
  return `/learn/review?game=${game}&language=${language}&scheme=${scheme}`;
}
