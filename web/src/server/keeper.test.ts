import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE } from '../game/boards.test-data';
import { play, startGame, undo, type Game } from '../game/game';
import { enter } from '../game/move';
import { documentOf } from '../game/record';
import { ServerError } from './call';
import { Keeper, type Condition } from './keeper';

const PUZZLE = puzzleOf(classic(), PUZZLE_LINE);

/** A server that keeps one game, by the rules of the real one, and can be switched off. */
class Server {
  isGone = false;
  /** The game that it cannot keep. */
  refused = '';
  revision = 0;
  writer = '';
  document: Record<string, unknown> | undefined;
  readonly requests: string[] = [];

  readonly call = vi.fn(async (operation: string, request: any) => {
    await Promise.resolve();
    if (this.isGone) throw new ServerError('serverGone');
    this.requests.push(operation.split(' ')[0]!);
    const { body, path } = request;
    if (path.name === this.refused) throw refusal(503);
    if (body.writer !== this.writer && body.revision !== this.revision) throw this.conflict();
    this.document = body.document ?? {
      ...this.document,
      ...body.parts,
      moves: [...this.moves.slice(0, body.known), ...body.moves],
    };
    this.writer = body.writer;
    return { revision: ++this.revision };
  });

  get moves(): readonly unknown[] {
    return (this.document?.moves ?? []) as unknown[];
  }

  private conflict(): ServerError {
    const { document, revision } = this;
    return refusal(409, document ? { id: 'x', revision, changed: 0, document } : null);
  }
}

function refusal(status: number, game?: object | null): ServerError {
  return new ServerError('serverFailed', { status, title: '', detail: '', game } as never);
}

let server: Server;
let told: Condition[];
let outdated: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  told = [];
  outdated = [];
});

afterEach(() => {
  vi.useRealTimers();
});

function newKeeper(): Keeper {
  const watcher = {
    tell: (condition: Condition) => told.push(condition),
    kept: () => undefined,
    outdated: (_: string, kept: unknown) => outdated.push(kept),
  };
  return new Keeper(watcher, server.call as never);
}

const settle = () => vi.advanceTimersByTimeAsync(0);

function begun(): Game {
  return startGame(PUZZLE, { id: 'x' });
}

function after(game: Game, ...cells: number[]): Game {
  return cells.reduce((now, cell, n) => play(now, enter([cell], 1), { at: n + 1 }), game);
}

/** Cells that are empty at first. */
const [A, B, C] = [...PUZZLE.givens.keys()].filter((cell) => !PUZZLE.givens[cell]) as [
  number,
  number,
  number,
];

test('sends a game once, and then only its moves', async () => {
  const keeper = newKeeper();
  const first = after(begun(), A);
  keeper.keep(first);
  await settle();
  keeper.keep(after(first, B));
  await settle();
  expect(server.requests).toEqual(['PUT', 'POST']);
  expect(server.call.mock.lastCall?.[1].body).toMatchObject({ known: 1, moves: [{}] });
  expect(server.document).toEqual(documentOf(after(first, B)));
  expect(told.at(-1)).toBe('kept');
});

test('sends what came while it was busy in one go', async () => {
  const keeper = newKeeper();
  const one = after(begun(), A);
  const two = after(one, B);
  keeper.keep(one);
  keeper.keep(two);
  keeper.keep(after(two, C));
  await settle();
  expect(server.moves).toHaveLength(3);
  expect(server.requests).toEqual(['PUT', 'POST']);
});

test('forgets a game while it is on its way', async () => {
  const keeper = newKeeper();
  keeper.keep(after(begun(), A));
  keeper.forget('x');
  expect(server.requests).toEqual([]);
  await keeper.quiet();
  expect(server.requests).toEqual(['PUT']);
  expect(keeper.revisionOf('x')).toBe(0);
  expect(keeper.isWaiting('x')).toBe(false);
});

test('goes on when the server is back', async () => {
  const keeper = newKeeper();
  const game = after(begun(), A);
  server.isGone = true;
  keeper.keep(game);
  await settle();
  expect(told.at(-1)).toBe('away');
  keeper.keep(after(game, B));
  await vi.advanceTimersByTimeAsync(10_000);
  server.isGone = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.moves).toHaveLength(2);
  expect(told.at(-1)).toBe('kept');
});

test('does not wait when it is told that the network is back', async () => {
  const keeper = newKeeper();
  server.isGone = true;
  keeper.keep(begun());
  await settle();
  server.isGone = false;
  keeper.retry();
  await settle();
  expect(told.at(-1)).toBe('kept');
});

test('an older game is not forgotten for a newer one', async () => {
  const keeper = newKeeper();
  server.isGone = true;
  keeper.keep(after(begun(), A));
  keeper.keep(startGame(PUZZLE, { id: 'y' }));
  await settle();
  server.isGone = false;
  keeper.retry();
  await settle();
  const names = server.call.mock.calls.map(([, request]) => request.path.name);
  expect(new Set(names)).toEqual(new Set(['x', 'y']));
});

test('a game that is refused does not keep the others waiting, and is tried again', async () => {
  const keeper = newKeeper();
  server.refused = 'y';
  keeper.keep(startGame(PUZZLE, { id: 'y' }));
  keeper.keep(after(begun(), A));
  await settle();
  expect(server.moves).toHaveLength(1);
  expect(told.at(-1)).toBe('refused');
  expect([keeper.isWaiting('x'), keeper.isWaiting('y')]).toEqual([false, true]);
  keeper.forget('y');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.call.mock.calls.filter(([, { path }]) => path.name === 'y')).toHaveLength(1);
});

test('what the server has already is not sent again', async () => {
  const game = after(begun(), A);
  newKeeper().keep(game);
  await settle();
  const other = newKeeper();
  other.keep(game);
  await settle();
  expect(server.revision).toBe(1);
  expect(other.revisionOf('x')).toBe(1);
  expect(told.at(-1)).toBe('kept');
});

test('a page that was closed goes on from what it had sent', async () => {
  const game = after(begun(), A);
  newKeeper().keep(game);
  await settle();
  newKeeper().keep(after(game, B)); // a new page, which has the game from the browser
  await settle();
  expect(server.moves).toHaveLength(2);
  expect(outdated).toEqual([]);
  expect(told.at(-1)).toBe('kept');
});

/** A game that another page has changed since this one kept it, and the keeper of this page. */
async function changedElsewhere() {
  const game = after(begun(), A);
  const [one, other] = [newKeeper(), newKeeper()];
  one.keep(game);
  await settle();
  other.know(game, server.revision);
  other.keep(after(game, B));
  await settle();
  return { game, one };
}

test('two pages do not overwrite each other', async () => {
  const { game, one } = await changedElsewhere();
  one.keep(after(game, C));
  await settle();
  expect(told.at(-1)).toBe('outdated');
  expect(outdated).toMatchObject([{ revision: 2 }]);
  expect(server.document).toEqual(documentOf(after(game, B)));
  one.overwrite(after(game, C), 2);
  await settle();
  expect(server.document).toEqual(documentOf(after(game, C)));
  expect(told.at(-1)).toBe('kept');
});

test('an undo over moves of another page is a conflict, too', async () => {
  const { game, one } = await changedElsewhere();
  one.keep(undo(game));
  await settle();
  expect(outdated).toHaveLength(1);
});
