// What the page asks of the server, and the ways in which that can fail.
import { fieldsOf, isCount } from './game/document';
import type { Game } from './game/game';
import { notesOf } from './game/application';
import { readHint, type Candidate, type Hint } from './game/hint';
import { readGrid, readPuzzle, writePuzzle, type Puzzle } from './game/puzzle';
import { writeLine } from './game/symbols';

export const FAILURES = ['serverGone', 'noPuzzleInTime', 'serverFailed', 'hintFailed'] as const;

export type Failure = (typeof FAILURES)[number];

export class ServerError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/** A new puzzle, and its solution where there is only one. */
export interface Card {
  readonly puzzle: Puzzle;
  readonly solution: readonly number[] | undefined;
}

/** A new puzzle with as many givens. */
export async function fetchPuzzle(givens: number): Promise<Card> {
  const response = await ask(`/api/puzzle?givens=${givens}`);
  if (response.status === 503) throw new ServerError('noPuzzleInTime');
  if (!response.ok) throw new ServerError('serverFailed');
  try {
    return readCard(await response.json());
  } catch {
    throw new ServerError('serverFailed');
  }
}

function readCard(document: unknown): Card {
  const { puzzle: board, solution } = fieldsOf(document, 'the card');
  const puzzle = readPuzzle(board);
  const isKnown = solution !== null && solution !== undefined;
  return { puzzle, solution: isKnown ? readGrid(solution, puzzle.layout, 'solution') : undefined };
}

/** A hint for the game, from the player's own notes. */
export async function fetchHint(game: Game, language: string): Promise<Hint> {
  const response = await post('/api/hint', { game: sheetOf(game), language });
  try {
    if (response.ok) return readHint(await response.json(), game.puzzle.layout.cellCount);
  } catch {
    // what it sent is no hint; said below
  }
  throw new ServerError('hintFailed');
}

/** The right digit of a cell, as far as one can be found. */
export async function fetchDigit(game: Game, cell: number): Promise<Candidate> {
  const response = await post('/api/reveal', { game: sheetOf(game), cell });
  try {
    const { digit } = (await response.json()) as Partial<Candidate>;
    if (response.ok && isCount(digit) && digit) return { cell, digit };
  } catch {
    // what it sent is no digit; said below
  }
  throw new ServerError('hintFailed');
}

/** The game as it stands, in our own format. */
function sheetOf({ puzzle, state }: Game): object {
  const entries = state.digits.map((digit, cell) => (puzzle.givens[cell] ? 0 : digit));
  return { ...writePuzzle(puzzle), entries: writeLine(entries), notes: notesOf(puzzle, state) };
}

function post(path: string, document: object): Promise<Response> {
  return ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(document),
  });
}

async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  try {
    const headers = { Accept: 'application/json', ...request.headers };
    return await fetch(path, { ...request, headers });
  } catch {
    throw new ServerError('serverGone');
  }
}
