// A game as a JSON document, and back; docs/games.md says what stands in it.
import type { MoveDocument, PuzzleDocument, SaveDocument } from '../api';
import { ASSISTANCE } from './assistance';
import { checked, countOf, DocumentError } from './document';
import { lineOf, startGame, standing, stateAfter, type Game, type Made } from './game';
import type { Layout } from './layout';
import { readMove, writeMove } from './move';
import { readGrid, readPuzzle, writePuzzle, type Puzzle } from './puzzle';
import { writeLine } from './symbols';

const FORMAT = 'nonet-game';
const VERSION = 1;

/** What puzzles and moves are in JSON: they never change, and are written with every further move. */
const puzzles = new WeakMap<Puzzle, PuzzleDocument>();
const moves = new WeakMap<Made, MoveDocument>();

/** The JSON text of a game. */
export function writeGame(game: Game): string {
  return JSON.stringify(documentOf(game));
}

/** The game of a JSON text; throws DocumentError or SyntaxError if it is none. */
export function readGame(text: string): Game {
  return gameOf(JSON.parse(text));
}

/** The document of a game; what is empty is left out. */
export function documentOf(game: Game): SaveDocument {
  const { id, started, isEdit, origin, branches, hints, used, cursor, tip } = game;
  const { layout } = game.puzzle;
  return {
    format: FORMAT,
    version: VERSION,
    ...(id ? { id } : {}),
    ...(started ? { started } : {}),
    ...(isEdit ? { mode: 'edit' } : {}),
    ...(origin.solution ? { solution: writeLine(origin.solution) } : {}),
    ...(branches.length ? { branches } : {}),
    ...(hints.length ? { hints } : {}),
    ...(used.length ? { used } : {}),
    puzzle: written(puzzles, origin.puzzle, () => writePuzzle(origin.puzzle)),
    moves: game.moves.map((made, number) =>
      written(moves, made, () => writeMade(layout, made, number)),
    ),
    cursor,
    ...(tip === cursor ? {} : { tip }),
    time: Math.round(game.time),
  };
}

/** The game of a parsed document; throws DocumentError if it is none. */
export function gameOf(document: unknown): Game {
  const saved = checked(document, 'SaveDocument');
  const puzzle = readPuzzle(saved.puzzle);
  const moves = saved.moves.map((made, number) => readMade(made, puzzle.layout, number));
  const cursor = countOf(saved.cursor, 'cursor', moves.length);
  const game = startGame(puzzle, {
    solution: readSolution(saved.solution, puzzle),
    moves,
    cursor,
    tip: countOf(saved.tip ?? cursor, 'tip', moves.length),
    branches: saved.branches ?? [],
    hints: saved.hints ?? [],
    used: ASSISTANCE.filter((name) => saved.used?.includes(name)),
    time: saved.time,
    isEdit: saved.mode === 'edit',
    id: saved.id ?? '',
    started: saved.started ?? '',
  });
  for (const { move } of game.branches) countOf(move, 'the move of a branch', moves.length);
  if (cursor && !lineOf(game, game.tip).includes(cursor))
    throw new DocumentError('the cursor does not lead to the tip');
  return standing(game, stateAfter(game, cursor));
}

/** What was written before, or is written now. */
function written<Key extends object, Document>(
  known: WeakMap<Key, Document>,
  key: Key,
  write: () => Document,
): Document {
  const document = known.get(key) ?? write();
  known.set(key, document);
  return document;
}

function writeMade(
  layout: Layout,
  { move, at, after, byHint, isWrong }: Made,
  number: number,
): MoveDocument {
  return {
    do: writeMove(layout, move),
    at: Math.round(at),
    ...(after === number ? {} : { after }),
    ...(byHint ? { by: 'hint' } : {}),
    ...(isWrong ? { wrong: true } : {}),
  };
}

/** One move; `number` is that of the move before. */
function readMade(made: MoveDocument, layout: Layout, number: number): Made {
  const move = readMove(layout, made.do);
  if (!move) throw new DocumentError(`not a move on this board: ${made.do.slice(0, 40)}`);
  return {
    move,
    at: made.at,
    after: countOf(made.after ?? number, 'the move before', number),
    byHint: made.by === 'hint',
    isWrong: made.wrong ?? false,
  };
}

function readSolution(
  line: string | null | undefined,
  { layout }: Puzzle,
): readonly number[] | undefined {
  if (line === undefined || line === null) return undefined;
  const digits = readGrid(line, layout, 'solution');
  if (digits.includes(0)) throw new DocumentError('the solution has empty cells');
  return digits;
}
