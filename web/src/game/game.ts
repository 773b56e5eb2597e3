// A game: a puzzle, the tree of moves made on it, and the place where the player stands.
import { ASSISTANCE, type Assistance } from './assistance';
import type { Stage } from './hint';
import type { Move } from './move';
import type { Puzzle } from './puzzle';
import type { Rulebook } from './rulebook';
import { findConflicts, isSolution } from './rules';
import { apply, isSame, replay, start, type State } from './state';
import { ruledPuzzle } from './switching';

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

/** The puzzle as it was at the beginning, before the player has switched a rule. */
export interface Origin {
  readonly puzzle: Puzzle;
  /** One digit per cell; undefined where it is not known, or not the only one. */
  readonly solution: readonly number[] | undefined;
}

export interface Game {
  readonly origin: Origin;
  /** The puzzle with the rules that hold where the player stands. */
  readonly puzzle: Puzzle;
  /** What the moves up to the cursor lead to. */
  readonly state: State;
  /** That of the origin; undefined under other rules, which may have others. */
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
    origin: { puzzle, solution: more.solution },
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
  const state = apply(game.origin.puzzle, game.state, move);
  if (isSame(state, game.state) || isWon(game)) return game;
  const isWrong = !byHint && !game.isEdit && isMistake(game, state);
  const number = game.moves.length + 1;
  return {
    ...standing(game, state),
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
  const state = apply(game.origin.puzzle, game.state, move);
  return { ...standing(game, state), cursor: number, tip };
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
    game.origin.puzzle,
    lineOf(game, number).map((one) => game.moves[one - 1]!.move),
  );
}

/** The number of the last move on the way here after which no entry was wrong. */
export function beforeMistake(game: Game): number {
  let state = start(game.origin.puzzle);
  let right = 0;
  for (const number of lineOf(game, game.cursor)) {
    state = apply(game.origin.puzzle, state, game.moves[number - 1]!.move);
    if (!findWrong(game, state).size) right = number;
  }
  return right;
}

/** The cells whose digit is not that of the solution, or in conflict where there is none. */
export function findWrong({ origin }: Game, { digits, switched }: State): ReadonlySet<number> {
  const { puzzle, solution } = origin;
  if (!solution || switched.length) return findConflicts(ruledPuzzle(puzzle, switched), digits);
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
export function countHints(game: Game): number {
  return countTold(game, 'where') + countUntold(game);
}

/** Whether the solution is the machine's: it has solved the puzzle, or given away most of it. */
export function isByMachine(game: Game): boolean {
  const empty = game.puzzle.givens.filter((digit) => !digit).length;
  const givenAway = countTold(game, 'everything') + countUntold(game);
  return game.used.includes('solver') || 2 * givenAway > empty;
}

/** Whether all cells are filled as they should be, by whomever. */
export function isSolved({ puzzle, state, isEdit }: Game): boolean {
  return !isEdit && isSolution(puzzle, state.digits);
}

/** Whether the player has solved it by its own rules; then no more moves are made. */
export function isWon(game: Game): boolean {
  return isSolved(game) && !isByMachine(game) && !game.state.switched.length;
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
  return game.moves.length > 0 && !isSolved(game);
}

function isMistake(game: Game, state: State): boolean {
  const wrong = [...findWrong(game, state)];
  return wrong.some((cell) => state.digits[cell] !== game.state.digits[cell]);
}

function countTold({ hints }: Game, stage: Stage): number {
  return hints.filter(({ kind }) => kind === stage).length;
}

/** How many moves hints made that had not told everything before. */
function countUntold({ hints, moves }: Game): number {
  const told = hints.filter(({ kind }) => kind === 'everything');
  return moves.filter(({ byHint, at }, index) => {
    const since = moves[index - 1]?.at ?? 0;
    return byHint && !told.some((one) => since <= one.at && one.at <= at);
  }).length;
}

function stand(game: Game, number: number): Game {
  return { ...standing(game, stateAfter(game, number)), cursor: number };
}

/** The game with another state of the board, and the rules that hold then. */
export function standing(game: Game, state: State): Game {
  const { puzzle, solution } = game.origin;
  const isRuled = state.switched.length > 0;
  return {
    ...game,
    state,
    puzzle: ruledPuzzle(puzzle, state.switched),
    solution: isRuled ? undefined : solution,
  };
}

/** The game with what the rules of its puzzle mean. */
export function explained(game: Game, book: Rulebook): Game {
  const { puzzle, solution } = game.origin;
  const origin = { puzzle: { ...puzzle, layout: puzzle.layout.explained(book) }, solution };
  const told = { ...game, origin };
  return standing(told, stateAfter(told, game.cursor));
}

/** The game with the only solution that its puzzle has, as was found out. */
export function withSolution(game: Game, solution: readonly number[]): Game {
  const { origin, state } = game;
  return standing({ ...game, origin: { ...origin, solution } }, state);
}

function before(game: Game, number: number): number {
  return game.moves[number - 1]!.after;
}
