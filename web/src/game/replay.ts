// A game seen once more: where it stood after each of its moves, and at which pace they came.
import { lineOf, stateAfter, type Game } from './game';
import { start, type State } from './state';

/** A moment of a replay: the move that was made, and when. */
export interface Moment {
  readonly move: number;
  readonly at: number;
  /** Whether it was taken back: it does not lead to where the game ended. */
  readonly isAside: boolean;
}

/** Milliseconds between two moves of a replay: nobody wants to wait while somebody thinks. */
const [SHORTEST, LONGEST] = [60, 1500];

/** All moves ever made, in the order in which they were made; the beginning comes first. */
export function momentsOf(game: Game): readonly Moment[] {
  const line = new Set(lineOf(game, game.cursor));
  const moves = game.moves.map(({ at }, index) => {
    const move = index + 1;
    return { move, at, isAside: !line.has(move) };
  });
  return [{ move: 0, at: 0, isAside: false }, ...moves];
}

/** Milliseconds until the next moment when the replay runs so many times as fast as the game. */
export function pauseAfter(moments: readonly Moment[], number: number, speed: number): number {
  const [now, next] = [moments[number], moments[number + 1]];
  const gap = now && next ? next.at - now.at : 0;
  return Math.max(SHORTEST, Math.min(gap, LONGEST) / speed);
}

/** The digits that stood before a move, without notes. */
export function digitsBefore(game: Game, move: number): State {
  const { digits, locked, switched } = stateAfter(game, game.moves[move - 1]!.after);
  return { ...start(game.origin.puzzle), digits, locked, switched };
}

/** A cell that a move has changed; undefined if it was about the whole board. */
export function cellOf({ moves }: Game, move: number): number | undefined {
  const [first] = moves[move - 1]?.move ?? [];
  return first && 'cells' in first ? first.cells[0] : undefined;
}
