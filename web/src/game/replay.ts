// A game seen once more: where it stood at each moment of its playing time.
import { lineOf, stateAfter, type Game } from './game';
import type { State } from './state';

/** A moment of a replay: the move that was made, and when. */
export interface Moment {
  readonly move: number;
  readonly at: number;
  /** Whether it was taken back: it does not lead to where the game ended. */
  readonly isAside: boolean;
}

/** All moves ever made, in the order in which they were made; the beginning comes first. */
export function momentsOf(game: Game): readonly Moment[] {
  const line = new Set(lineOf(game, game.cursor));
  const moves = game.moves.map(({ at }, index) => {
    const move = index + 1;
    return { move, at, isAside: !line.has(move) };
  });
  return [{ move: 0, at: 0, isAside: false }, ...moves];
}

/** The last moment up to a time. */
export function momentAt(moments: readonly Moment[], time: number): Moment {
  return moments.findLast(({ at }) => at <= time) ?? moments[0]!;
}

/** The board at a moment. */
export function boardAt(game: Game, { move }: Moment): State {
  return stateAfter(game, move);
}
