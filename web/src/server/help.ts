// What the page asks of the server for the game on the board, and the ways in which that can fail.
import type { PuzzleDocument } from '../api';
import { notesOf } from '../game/application';
import { isCount } from '../game/document';
import { settled, type Game } from '../game/game';
import { readHint, type Candidate, type Hint } from '../game/hint';
import { readGrid, readPuzzle, writePuzzle, type Puzzle } from '../game/puzzle';
import { writeLine } from '../game/symbols';
import type { Language } from '../i18n/languages';
import { call, FAILURES, ServerError, type Answer, type Failure } from './call';

export { FAILURES, ServerError, type Failure };

/** A new puzzle, and its solution where there is only one. */
export interface Card {
  readonly puzzle: Puzzle;
  readonly solution: readonly number[] | undefined;
}

/** What the page keeps of a card. */
export function readCard(card: Answer<'GET /api/puzzle'>): Card {
  const puzzle = readPuzzle(card.puzzle);
  const isKnown = card.solution !== null && card.solution !== undefined;
  const solution = isKnown ? readGrid(card.solution, puzzle.layout, 'solution') : undefined;
  return { puzzle, solution };
}

/** How hints are worded: in which language, and whether r4c789 stands for three cells. */
export interface Manner {
  readonly language: Language;
  readonly shortCells: boolean;
}

/** A hint for the game, from the player's own notes. */
export function fetchHint(game: Game, manner: Manner): Promise<Hint> {
  return helped(async () => {
    const body = { game: sheetOf(game), ...wordsOf(manner) };
    const hint = await call('POST /api/hint', { body });
    return readHint(hint, game.puzzle.layout.cellCount);
  });
}

/** The whole way from the digits on the board, one step after the other, with how it ends. */
export async function fetchWay(
  game: Game,
  manner: Manner,
  signal: AbortSignal,
): Promise<readonly Hint[]> {
  const sheet = { ...sheetOf(settled(game)), notes: {} };
  const body = { game: sheet, ...wordsOf(manner), stage: 'everything' } as const;
  const { hints, end } = await call('POST /api/way', { body }, { signal });
  return [...hints, end].map((hint) => readHint(hint, game.puzzle.layout.cellCount));
}

/** The right digit of a cell, as far as one can be found. */
export function fetchDigit(game: Game, cell: number): Promise<Candidate> {
  return helped(async () => {
    const { digit } = await call('POST /api/reveal', { body: { game: sheetOf(game), cell } });
    if (!isCount(digit) || !digit) throw new ServerError('hintFailed');
    return { cell, digit };
  });
}

function wordsOf({ language, shortCells }: Manner) {
  return { language, short_cells: shortCells };
}

/** What help there is; whatever the server says instead, it is told that there is none. */
async function helped<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServerError && error.failure === 'serverGone') throw error;
    throw new ServerError('hintFailed');
  }
}

/** The game as it stands, in our own format. */
export function sheetOf({ puzzle, state }: Game): PuzzleDocument {
  const entries = state.digits.map((digit, cell) => (puzzle.givens[cell] ? 0 : digit));
  const notes = notesOf(puzzle, state);
  return { ...writePuzzle(puzzle), entries: writeLine(entries), notes };
}
