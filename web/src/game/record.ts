// A game as a JSON document, and back; docs/games.md says what stands in it.
import { ASSISTANCE, type Assistance } from './assistance';
import { countOf, DocumentError, fieldsOf, listOf, textOf } from './document';
import {
  lineOf,
  startGame,
  stateAfter,
  type Branch,
  type Game,
  type Made,
  type Telling,
} from './game';
import { STAGES } from './hint';
import type { Layout } from './layout';
import { readMove, writeMove } from './move';
import { readGrid, readPuzzle, writePuzzle, type Puzzle } from './puzzle';
import { writeLine } from './symbols';

const FORMAT = 'nonet-game';
const VERSION = 1;
const MOST_MOVES = 100_000;
const LONGEST_NAME = 100;
const ID = /^[A-Za-z0-9-]{0,64}$/;
const STARTED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z)?$/;

/** What puzzles and moves are in JSON: they never change, and are written with every further move. */
const [puzzles, moves] = [new WeakMap<Puzzle, object>(), new WeakMap<Made, object>()];

/** The JSON text of a game. */
export function writeGame(game: Game): string {
  return JSON.stringify(documentOf(game));
}

/** The game of a JSON text; throws DocumentError or SyntaxError if it is none. */
export function readGame(text: string): Game {
  return gameOf(JSON.parse(text));
}

/** The document of a game; what is empty is left out. */
export function documentOf(game: Game): Record<string, unknown> {
  const { layout } = game.puzzle;
  const optional = {
    id: game.id,
    started: game.started,
    mode: game.isEdit ? 'edit' : '',
    solution: game.solution ? writeLine(game.solution) : '',
    branches: game.branches,
    hints: game.hints,
    used: game.used,
  };
  return {
    format: FORMAT,
    version: VERSION,
    ...Object.fromEntries(Object.entries(optional).filter(([, part]) => part.length > 0)),
    puzzle: written(puzzles, game.puzzle, () => writePuzzle(game.puzzle)),
    moves: game.moves.map((made, number) =>
      written(moves, made, () => writeMade(layout, made, number)),
    ),
    cursor: game.cursor,
    ...(game.tip === game.cursor ? {} : { tip: game.tip }),
    time: Math.round(game.time),
  };
}

/** The game of a parsed document; throws DocumentError if it is none. */
export function gameOf(document: unknown): Game {
  const fields = fieldsOf(document, 'the game');
  if (fields['format'] !== FORMAT || fields['version'] !== VERSION)
    throw new DocumentError('not a saved game of version 1');
  const puzzle = readPuzzle(fields['puzzle']);
  const moves = readMoves(fields['moves'], puzzle.layout);
  const cursor = countOf(fields['cursor'], 'cursor', moves.length);
  const game = startGame(puzzle, {
    solution: readSolution(fields['solution'], puzzle),
    moves,
    cursor,
    tip: countOf(fields['tip'] ?? cursor, 'tip', moves.length),
    branches: optionalList(fields, 'branches').map((one) => readBranch(one, moves.length)),
    hints: optionalList(fields, 'hints').map(readTelling),
    used: readUsed(optionalList(fields, 'used')),
    time: countOf(fields['time'], 'time'),
    isEdit: optionalText(fields['mode'], 'mode', /^(edit)?$/) === 'edit',
    id: optionalText(fields['id'], 'id', ID),
    started: optionalText(fields['started'], 'started', STARTED),
  });
  if (cursor && !lineOf(game, game.tip).includes(cursor))
    throw new DocumentError('the cursor does not lead to the tip');
  return { ...game, state: stateAfter(game, cursor) };
}

function written<Key extends object>(
  known: WeakMap<Key, object>,
  key: Key,
  write: () => object,
): object {
  const document = known.get(key) ?? write();
  known.set(key, document);
  return document;
}

function writeMade(layout: Layout, { move, at, after, byHint, isWrong }: Made, number: number) {
  return {
    do: writeMove(layout, move),
    at: Math.round(at),
    ...(after === number ? {} : { after }),
    ...(byHint ? { by: 'hint' } : {}),
    ...(isWrong ? { wrong: true } : {}),
  };
}

function readMoves(document: unknown, layout: Layout): readonly Made[] {
  const items = listOf(document, 'moves');
  if (items.length > MOST_MOVES) throw new DocumentError(`there are more than ${MOST_MOVES} moves`);
  return items.map((item, number) => readMade(item, layout, number));
}

/** One move; `number` is that of the move before. */
function readMade(document: unknown, layout: Layout, number: number): Made {
  const { do: text, at, after = number, by, wrong = false } = fieldsOf(document, 'a move');
  const move = readMove(layout, textOf(text, 'a move'));
  if (!move) throw new DocumentError(`not a move on this board: ${String(text).slice(0, 40)}`);
  if ((by !== undefined && by !== 'hint') || typeof wrong !== 'boolean')
    throw new DocumentError('a move is made by a player or a hint, and wrong or not');
  return {
    move,
    at: countOf(at, 'the time of a move'),
    after: countOf(after, 'the move before', number),
    byHint: by === 'hint',
    isWrong: wrong,
  };
}

function readSolution(document: unknown, { layout }: Puzzle): readonly number[] | undefined {
  if (document === undefined) return undefined;
  const digits = readGrid(document, layout, 'solution');
  if (digits.includes(0)) throw new DocumentError('the solution has empty cells');
  return digits;
}

function readBranch(document: unknown, count: number): Branch {
  const { name, move } = fieldsOf(document, 'a branch');
  const title = textOf(name, 'the name of a branch');
  if (!title || [...title].length > LONGEST_NAME) throw new DocumentError('a branch has a name');
  return { name: title, move: countOf(move, 'the move of a branch', count) };
}

function readTelling(document: unknown): Telling {
  const { kind, at } = fieldsOf(document, 'a hint');
  const stage = STAGES.find((name) => name === kind);
  if (!stage) throw new DocumentError(`not a stage of a hint: ${String(kind)}`);
  return { kind: stage, at: countOf(at, 'the time of a hint') };
}

function readUsed(names: readonly unknown[]): readonly Assistance[] {
  const strange = names.find((name) => !ASSISTANCE.some((known) => known === name));
  if (strange !== undefined) throw new DocumentError(`not assistance: ${String(strange)}`);
  return ASSISTANCE.filter((name) => names.includes(name));
}

function optionalList(fields: Readonly<Record<string, unknown>>, key: string): readonly unknown[] {
  return listOf(fields[key] ?? [], key);
}

function optionalText(document: unknown, where: string, pattern: RegExp): string {
  const text = textOf(document ?? '', where);
  if (!pattern.test(text)) throw new DocumentError(`${where} is not right: ${text.slice(0, 40)}`);
  return text;
}
