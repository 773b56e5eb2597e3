// What the page asks of the server, and the ways in which that can fail.
import type { Game } from './game/game';
import { readHint, writeNotes, type Hint } from './game/hint';
import type { Mask } from './game/masks';
import { readPuzzle, writePuzzle, type Puzzle } from './game/puzzle';
import { writeLine } from './game/symbols';

export type Failure = 'serverGone' | 'noPuzzleInTime' | 'serverFailed' | 'hintFailed';

export class ServerError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/** A new puzzle with as many givens. */
export async function fetchPuzzle(givens: number): Promise<Puzzle> {
  const response = await ask(`/api/puzzle?givens=${givens}`);
  if (response.status === 503) throw new ServerError('noPuzzleInTime');
  if (!response.ok) throw new ServerError('serverFailed');
  try {
    const card = (await response.json()) as { puzzle: unknown };
    return readPuzzle(card.puzzle);
  } catch {
    throw new ServerError('serverFailed');
  }
}

/** A hint for the game, with what earlier hints have ruled out. */
export async function fetchHint(
  { puzzle, state }: Game,
  notes: ReadonlyMap<number, Mask>,
  language: string,
): Promise<Hint> {
  const entries = state.digits.map((digit, cell) => (puzzle.givens[cell] ? 0 : digit));
  const game = { ...writePuzzle(puzzle), entries: writeLine(entries), notes: writeNotes(notes) };
  const response = await ask('/api/hint', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, language }),
  });
  try {
    if (response.ok) return readHint(await response.json(), puzzle.layout.cellCount);
  } catch {
    // what it sent is no hint; said below
  }
  throw new ServerError('hintFailed');
}

async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  try {
    const headers = { Accept: 'application/json', ...request.headers };
    return await fetch(path, { ...request, headers });
  } catch {
    throw new ServerError('serverGone');
  }
}
