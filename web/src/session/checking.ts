// What Check says: of a full board whether it is right, of another one what is wrong so far.
import { isFull, type Game } from '../game/game';
import { findConflicts } from '../game/rules';
import { namesIn } from '../i18n/cells';
import type { Parts } from './parts';

type Page = Pick<Parts, 'messages' | 'playing' | 'series' | 'speech'>;

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
    const { messages, playing, speech } = this.page;
    const { wrong } = playing;
    const conflicts = findConflicts(puzzle, state.digits);
    const cells = namesIn([...(conflicts.size ? conflicts : wrong)], puzzle.layout, speech.texts);
    const count = playing.counts[0] ?? 0;
    if (conflicts.size) messages.say('checkedConflicts', { cells, count });
    else if (wrong.size) messages.say('checkedWrong', { cells, count });
    else messages.say('notFull', { count });
  }
}
