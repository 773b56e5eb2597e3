// What Check says: of a full board whether it is right, of another one what is wrong so far.
import { isFull, type Game } from '../game/game';
import { findConflicts } from '../game/rules';
import type { Texts } from '../i18n/catalogue';
import { namesIn } from '../i18n/cells';
import type { Parts } from './parts';

type Page = Pick<Parts, 'messages' | 'playing' | 'series'>;

export class Checking {
  constructor(private readonly page: Page) {}

  /** Says whether a full board is right; a game that is won says so by itself. */
  check(): void {
    const { playing, series } = this.page;
    if (playing.isSolved) series.playNext();
    if (!playing.game || !playing.isPlaying) return;
    if (isFull(playing.game)) playing.isWrong = true;
    else this.report(playing.game);
  }

  /** Says what is wrong, as far as the player may know, and how many cells are empty. */
  private report({ puzzle, state }: Game): void {
    const { messages, playing } = this.page;
    const { wrong } = playing;
    const conflicts = findConflicts(puzzle, state.digits);
    const count = playing.counts[0] ?? 0;
    const found = (texts: Texts): { cells: string; count: number } => ({
      cells: namesIn([...(conflicts.size ? conflicts : wrong)], puzzle.layout, texts),
      count,
    });
    if (conflicts.size) messages.say('checkedConflicts', found);
    else if (wrong.size) messages.say('checkedWrong', found);
    else messages.say('notFull', { count });
  }
}
