// A game as text, for the browser's storage: puzzle, moves, cursor and the time played.
import { startGame, type Game } from './game';
import { readMove, writeMove, type Move } from './move';
import { readPuzzle, writePuzzle } from './puzzle';
import { replay } from './state';

export interface Save {
  readonly game: Game;
  /** Milliseconds. */
  readonly played: number;
}

export class SaveError extends Error {}

export function writeSave({ game, played }: Save): string {
  const { puzzle, moves, cursor } = game;
  const text = moves.map((move) => writeMove(puzzle.layout, move)).join(' ');
  return JSON.stringify({ version: 1, puzzle: writePuzzle(puzzle), moves: text, cursor, played });
}

/** Throws PuzzleError, SaveError or SyntaxError if the text is no saved game. */
export function readSave(text: string): Save {
  const { version, puzzle: document, moves: list, cursor, played } = JSON.parse(text);
  const puzzle = readPuzzle(document);
  const moves = String(list)
    .split(' ')
    .filter(Boolean)
    .map((move) => readMove(puzzle.layout, move));
  const isComplete = moves.every((move): move is Move => move !== undefined);
  const isPlace = Number.isInteger(cursor) && cursor >= 0 && cursor <= moves.length;
  if (version !== 1 || !isComplete || !isPlace || !(played >= 0)) throw new SaveError('not a game');
  const state = replay(puzzle, moves.slice(0, cursor));
  return { game: { ...startGame(puzzle), moves, cursor, state }, played };
}
