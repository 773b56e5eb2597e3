// A game: a puzzle, the tree of moves made on it, and the place where the player stands.
import { ASSISTANCE, type Assistance } from './assistance';
import type { Stage } from './hint';
import type { Move } from './move';
import type { Puzzle } from './puzzle';
import { findConflicts, isSolution } from './rules';
import { apply, isSame, replay, start, type State } from './state';

/** A move that was made after another one, when so many milliseconds had been played. */
export interface Made {
  readonly move: Move;
  readonly at: number;
  readonly after: number;
  readonly byHint: boolean;
  readonly isWrong: boolean;
}

export interface Branch {
  readonly name: string;
  readonly move: number;
}

/** A stage of a hint that was told. */
export interface Telling {
  readonly kind: Stage;
  readonly at: number;
}

export interface Game {
  readonly puzzle: Puzzle;
  /** What the moves up to the cursor lead to. */
  readonly state: State;
  /** One digit per cell; undefined where it is not known, or not the only one. */
  readonly solution: readonly number[] | undefined;
  /** All moves ever made; they are numbered from 1. */
  readonly moves: readonly Made[];
  /** The number of the move after which the player stands; 0 is the beginning. */
  readonly cursor: number;
  /** The move that redo leads to. */
  readonly tip: number;
  readonly branches: readonly Branch[];
  readonly hints: readonly Telling[];
  readonly used: readonly Assistance[];
  /** Milliseconds played. */
  readonly time: number;
  /** Whether the player sets a puzzle of their own. */
  readonly isEdit: boolean;
  readonly id: string;
  readonly started: string;
}

/** How a move is made. */
export interface Circumstances {
  readonly at: number;
  readonly used?: readonly Assistance[];
  readonly byHint?: boolean;
}

export function startGame(puzzle: Puzzle, more: Partial<Game> = {}): Game {
  return {
    puzzle,
    state: start(puzzle),
    solution: undefined,
    moves: [],
    cursor: 0,
    tip: 0,
    branches: [],
    hints: [],
    used: [],
    time: 0,
    isEdit: false,
    id: '',
    started: '',
    ...more,
  };
}

/** The game as its puzzle would be played: while it is being set, what stands there is given. */
export function settled(game: Game): Game {
  if (!game.isEdit) return game;
  const { puzzle, state, id, started } = game;
  return startGame({ ...puzzle, givens: state.digits }, { id, started });
}

/** The game after a move; the same game if the move changes nothing or the game is won. */
export function play(
  game: Game,
  move: Move,
  { at, used = [], byHint = false }: Circumstances,
): Game {
  const state = apply(game.puzzle, game.state, move);
  if (isSame(state, game.state) || isWon(game)) return game;
  const isWrong = !byHint && !game.isEdit && isMistake(game, state);
  const number = game.moves.length + 1;
  return {
    ...game,
    state,
    moves: [...game.moves, { move, at, after: game.cursor, byHint, isWrong }],
    cursor: number,
    tip: number,
    used: ASSISTANCE.filter((name) => game.used.includes(name) || used.includes(name)),
    time: Math.max(game.time, at),
  };
}

/** The game with the record that some assistance was used. */
export function use(game: Game, name: Assistance): Game {
  if (game.used.includes(name)) return game;
  return { ...game, used: ASSISTANCE.filter((one) => one === name || game.used.includes(one)) };
}

/** The game after a stage of a hint was told. */
export function tell(game: Game, kind: Stage, at: number): Game {
  return { ...game, hints: [...game.hints, { kind, at }], time: Math.max(game.time, at) };
}

export function canUndo(game: Game): boolean {
  return game.cursor > 0 && !isWon(game);
}

export function undo(game: Game): Game {
  return canUndo(game) ? stand(game, before(game, game.cursor)) : game;
}

export function canRedo(game: Game): boolean {
  return nextOf(game) !== undefined;
}

export function redo(game: Game): Game {
  const number = nextOf(game);
  if (number === undefined) return game;
  const tip = game.tip === game.cursor ? number : game.tip;
  const { move } = game.moves[number - 1]!;
  return { ...game, cursor: number, tip, state: apply(game.puzzle, game.state, move) };
}

/** The game after the move with a number. */
export function go(game: Game, number: number): Game {
  return { ...stand(game, number), tip: number };
}

/** The game with a name for where the player stands; an empty one removes it. */
export function nameBranch(game: Game, name: string): Game {
  const others = game.branches.filter(({ move }) => move !== game.cursor);
  return { ...game, branches: name ? [...others, { name, move: game.cursor }] : others };
}

/** The number of the move that redo makes. */
export function nextOf(game: Game): number | undefined {
  let number = game.tip;
  if (number !== game.cursor) {
    while (before(game, number) !== game.cursor) number = before(game, number);
    return number;
  }
  const follows = ({ after }: Made): boolean => after === game.cursor;
  return game.moves.findLastIndex(follows) + 1 || undefined;
}

/** The numbers of the moves that lead to one, itself included. */
export function lineOf(game: Game, number: number): readonly number[] {
  const line: number[] = [];
  for (let at = number; at > 0; at = before(game, at)) line.push(at);
  return line.reverse();
}

/** The board after the move with a number; 0 is the beginning. */
export function stateAfter(game: Game, number: number): State {
  return replay(
    game.puzzle,
    lineOf(game, number).map((one) => game.moves[one - 1]!.move),
  );
}

/** The number of the last move on the way here after which no entry was wrong. */
export function beforeMistake(game: Game): number {
  let state = start(game.puzzle);
  let right = 0;
  for (const number of lineOf(game, game.cursor)) {
    state = apply(game.puzzle, state, game.moves[number - 1]!.move);
    if (!findWrong(game, state).size) right = number;
  }
  return right;
}

/** The cells whose digit is not that of the solution, or in conflict where there is none. */
export function findWrong({ puzzle, solution }: Game, { digits }: State): ReadonlySet<number> {
  if (!solution) return findConflicts(puzzle, digits);
  const cells = [...digits.keys()];
  return new Set(cells.filter((cell) => digits[cell] && digits[cell] !== solution[cell]));
}

export function countMistakes({ moves }: Game): number {
  return moves.filter(({ isWrong }) => isWrong).length;
}

/** How many moves hints made. */
export function countFilled({ moves }: Game): number {
  return moves.filter(({ byHint }) => byHint).length;
}

/** How many hints were taken: those that were asked for, and digits without a hint told before. */
export function countHints({ hints, moves }: Game): number {
  const told = hints.filter(({ kind }) => kind === 'everything');
  const filled = moves.filter(({ byHint, at }, index) => {
    const since = moves[index - 1]?.at ?? 0;
    return byHint && !told.some((one) => since <= one.at && one.at <= at);
  });
  return hints.filter(({ kind }) => kind === 'where').length + filled.length;
}

export function isWon({ puzzle, state, isEdit }: Game): boolean {
  return !isEdit && isSolution(puzzle, state.digits);
}

export function isFull({ state }: Game): boolean {
  return !state.digits.includes(0);
}

/** Whether the player has done anything that is worth keeping. */
export function isTouched({ moves, hints }: Game): boolean {
  return moves.length > 0 || hints.length > 0;
}

/** Whether something would be lost by throwing the game away. */
export function isRunning(game: Game): boolean {
  return game.moves.length > 0 && !isWon(game);
}

function isMistake(game: Game, state: State): boolean {
  const wrong = [...findWrong(game, state)];
  return wrong.some((cell) => state.digits[cell] !== game.state.digits[cell]);
}

function stand(game: Game, number: number): Game {
  return { ...game, cursor: number, state: stateAfter(game, number) };
}

function before(game: Game, number: number): number {
  return game.moves[number - 1]!.after;
}
