import { beforeEach, expect, test, vi } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE } from '../game/boards.test-data';
import { play, startGame, type Game } from '../game/game';
import { enter } from '../game/move';
import { Shelf } from './games';

const PUZZLE = puzzleOf(classic(), PUZZLE_LINE);
const EMPTY = [...PUZZLE.givens.keys()].filter((cell) => !PUZZLE.givens[cell]);
const GAME = move(startGame(PUZZLE, { id: 'x' }), 0);

function move(game: Game, place: number): Game {
  return play(game, enter([EMPTY[place]!], 1), { at: game.time + 1000 });
}

/** What a browser has for a page, or a tab, to keep texts in. */
function storage(): Storage {
  const items: Record<string, string> = {};
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, text: string) => void (items[key] = text) },
    removeItem: { value: (key: string) => void delete items[key] },
  }) as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

test('what was kept is found again', () => {
  const shelf = new Shelf();
  shelf.put(GAME, 3);
  shelf.point('x');
  const other = new Shelf();
  expect(other.lastName()).toBe('x');
  expect(other.find('x')).toEqual({ game: GAME, revision: 3 });
});

test('each tab has its own last game, a new one that of the browser', () => {
  const shelf = new Shelf();
  shelf.point('x');
  const first = sessionStorage;
  vi.stubGlobal('sessionStorage', storage());
  expect(shelf.lastName()).toBe('x');
  shelf.point('y');
  vi.stubGlobal('sessionStorage', first);
  expect(shelf.lastName()).toBe('x');
});

test('what another page has written is noticed, unless it is in our game', () => {
  const [shelf, other] = [new Shelf(), new Shelf()];
  shelf.put(GAME, 0);
  expect(shelf.changedElsewhere(GAME)).toBeUndefined();
  other.put(move(GAME, 1), 0);
  expect(shelf.changedElsewhere(GAME)?.moves).toHaveLength(2);
  expect(shelf.changedElsewhere(move(GAME, 2))?.moves).toHaveLength(2);
  expect(shelf.changedElsewhere(move(move(GAME, 1), 2))).toBeUndefined();
});

test('what another page has written is not removed', () => {
  const [shelf, other] = [new Shelf(), new Shelf()];
  shelf.put(GAME, 0);
  other.put(move(GAME, 1), 0);
  shelf.remove('x');
  expect(other.find('x')).toBeDefined();
  other.remove('x');
  expect(other.find('x')).toBeUndefined();
});

test('what cannot be read is left, and does not hide the others', () => {
  const shelf = new Shelf();
  shelf.put({ ...GAME, id: 'y' }, 0);
  localStorage.setItem('nonet.game.x', '{"version": 1');
  expect(shelf.others('z').map(({ game }) => game.id)).toEqual(['y']);
  expect(localStorage.getItem('nonet.game.x')).toBe('{"version": 1');
  expect(() => shelf.find('x')).toThrow();
});

test('a browser that refuses is no reason to fail', () => {
  const refuse = (): never => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const shelf = new Shelf();
  expect(shelf.put(GAME, 0)).toBe(false);
  expect(shelf.changedElsewhere(GAME)).toBeUndefined();
  expect(shelf.lastName()).toBeUndefined();
  shelf.remove('x');
});
