// What the page asks of the server, and the ways in which that can fail.
import { readPuzzle, type Puzzle } from './game/puzzle';

export type Failure = 'serverGone' | 'noPuzzleInTime' | 'serverFailed';

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
    return readPuzzle(await response.json());
  } catch {
    throw new ServerError('serverFailed');
  }
}

async function ask(path: string): Promise<Response> {
  try {
    return await fetch(path, { headers: { Accept: 'application/json' } });
  } catch {
    throw new ServerError('serverGone');
  }
}
