// Replays the recorded games that the Python reducer replays, too.
import { describe, expect, test } from 'vitest';
import type { Assistance } from './assistance';
import {
  beforeMistake,
  countMistakes,
  findWrong,
  go,
  isSolved,
  isWon,
  lineOf,
  nameBranch,
  nextOf,
  play,
  redo,
  startGame,
  stateAfter,
  tell,
  undo,
  type Game,
} from './game';
import type { Stage } from './hint';
import { readMove } from './move';
import { readPuzzle, writeMasks } from './puzzle';
import { documentOf, gameOf } from './record';
import { findConflicts } from './rules';
import { scoreOf } from './score';
import { readLine, writeLine } from './symbols';

interface Recording {
  readonly about: string;
  readonly puzzle: object;
  readonly solution?: string;
  readonly events: readonly string[];
  readonly game: object;
  readonly expected: object;
}

const RECORDINGS = Object.values(
  import.meta.glob<Recording>('../../../tests/games/*.json', { eager: true, import: 'default' }),
);

function perform({ puzzle: document, solution, events }: Recording): Game {
  const puzzle = readPuzzle(document);
  const used: Assistance[] = [];
  const digits = solution && readLine(solution, puzzle.layout.size);
  return events.reduce(
    (game, event) => happen(game, event, used),
    startGame(puzzle, digits ? { solution: digits } : {}),
  );
}

function happen(game: Game, event: string, used: Assistance[]): Game {
  const [first = '', ...words] = event.split(' ');
  const rest = words.join(' ');
  if (first === 'undo') return undo(game);
  if (first === 'redo') return redo(game);
  if (first === 'go') return go(game, Number(rest));
  if (first === 'name') return nameBranch(game, rest);
  if (first === 'on') used.push(rest as Assistance);
  return first === 'on' ? game : act(game, Number(first), words, used);
}

function act(game: Game, at: number, words: string[], used: Assistance[]): Game {
  const [kind, rest] = words;
  if (kind === 'told') return tell(game, rest as Stage, at);
  const move = readMove(game.puzzle.layout, words.at(-1)!)!;
  return play(game, move, { at, used, byHint: kind === 'hint' });
}

function look(game: Game): object {
  const { puzzle, state } = game;
  const score = scoreOf(game);
  const sorted = (cells: Iterable<number>): number[] => [...cells].sort((a, b) => a - b);
  return {
    digits: writeLine(state.digits),
    corner: writeMasks(state.corner, 0),
    centre: writeMasks(state.centre, 0),
    colour: writeMasks(state.colour, 0),
    out: writeMasks(state.out, 0),
    locked: [...state.locked.keys()].filter((cell) => state.locked[cell]),
    conflicts: sorted(findConflicts(puzzle, state.digits)),
    wrong: sorted(findWrong(game, state)),
    solved: isSolved(game),
    won: isWon(game),
    mistakes: countMistakes(game),
    score: [score.points, score.bonus, score.percent, score.total],
    line: lineOf(game, game.cursor),
    redo: nextOf(game) ?? null,
    beforeMistake: beforeMistake(game),
    states: [0, ...game.moves.map((_, index) => index + 1)].map((number) =>
      writeLine(stateAfter(game, number).digits),
    ),
  };
}

test('there are recordings', () => {
  expect(RECORDINGS.length).toBeGreaterThanOrEqual(7);
});

describe.each(RECORDINGS)('$about', (recording) => {
  test('what was done makes the game', () => {
    const game = perform(recording);
    const { puzzle, ...rest } = documentOf(game);
    expect(rest).toEqual(recording.game);
    expect(readPuzzle(puzzle)).toEqual(readPuzzle(recording.puzzle));
    expect(look(game)).toEqual(recording.expected);
  });

  test('a saved game goes on as it was', () => {
    const game = gameOf({ ...recording.game, puzzle: recording.puzzle });
    expect(game).toEqual(perform(recording));
    expect(look(game)).toEqual(recording.expected);
  });
});
