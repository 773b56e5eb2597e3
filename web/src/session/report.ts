// What Check says of a game that goes on.
import type { Game } from '../game/game';
import { findConflicts } from '../game/rules';
import { namesIn } from '../i18n/cells';
import type { Session } from './session.svelte';

/** Says what is wrong, as far as the player may know, and how many cells are empty. */
export function report({ messages, wrong, counts, texts }: Session, { puzzle, state }: Game): void {
  const conflicts = findConflicts(puzzle, state.digits);
  const cells = namesIn([...(conflicts.size ? conflicts : wrong)], puzzle.layout, texts);
  const count = counts[0] ?? 0;
  if (conflicts.size) messages.say('checkedConflicts', { cells, count });
  else if (wrong.size) messages.say('checkedWrong', { cells, count });
  else messages.say('notFull', { count });
}
