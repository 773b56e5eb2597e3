// A game: a puzzle, the moves made so far, and where in them the player stands.
import type { Move } from './move';
import type { Puzzle } from './puzzle';
import { countEmpty, findConflicts, replay, type State } from './state';

export interface Game {
  readonly puzzle: Puzzle;
  readonly moves: readonly Move[];
  /** How many of the moves are done; the rest can be redone. */
  readonly cursor: number;
  /** What the first `cursor` moves lead to. */
  readonly state: State;
}

export function startGame(puzzle: Puzzle): Game {
  return { puzzle, moves: [], cursor: 0, state: replay(puzzle, []) };
}

/** The game after a move; the same game if the move changes nothing or may not be made. */
export function play(game: Game, move: Move): Game {
  const { puzzle, cursor, state } = game;
  if (puzzle.givens[move.cell] || state[move.cell] === move.digit || isWon(game)) return game;
  return {
    puzzle,
    moves: [...game.moves.slice(0, cursor), move],
    cursor: cursor + 1,
    state: state.with(move.cell, move.digit),
  };
}

export function canUndo(game: Game): boolean {
  return game.cursor > 0 && !isWon(game);
}

export function canRedo(game: Game): boolean {
  return game.cursor < game.moves.length;
}

export function undo(game: Game): Game {
  return canUndo(game) ? goTo(game, game.cursor - 1) : game;
}

export function redo(game: Game): Game {
  return canRedo(game) ? goTo(game, game.cursor + 1) : game;
}

function goTo(game: Game, cursor: number): Game {
  return { ...game, cursor, state: replay(game.puzzle, game.moves.slice(0, cursor)) };
}

/** Whether the board is full and breaks no rule. */
export function isWon({ puzzle, state }: Game): boolean {
  return countEmpty(state) === 0 && findConflicts(puzzle, state).size === 0;
}

/** Whether something would be lost by throwing the game away. */
export function isRunning(game: Game): boolean {
  return game.moves.length > 0 && !isWon(game);
}
