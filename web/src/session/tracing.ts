// The search of the machine as events, to be watched.
import type { Game } from '../game/game';
import { run } from '../server/jobs';
import { sheetWith } from './files.svelte';
import type { Watching } from './watching.svelte';

/** Events that are told of a search. */
export const MOST_EVENTS = 20_000;

/** Lets the search for a solution of the board be watched. */
export async function listenToSearch(watching: Watching, game: Game): Promise<void> {
  const { puzzle, state } = game;
  const sheet = sheetWith(puzzle, state.digits);
  const wish = { job: 'trace', game: sheet, limit: MOST_EVENTS } as const;
  watching.board = state.digits;
  for await (const event of run(wish, { signal: watching.signal }))
    if (event.event === 'traced') watching.hear(event);
  watching.isComplete = true;
}
