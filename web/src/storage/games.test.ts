import { beforeEach, expect, test, vi } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE } from '../game/boards.test-data';
import { play, startGame, type Game } from '../game/game';
import { enter } from '../game/move';
import { LocalGames } from './games';

const PUZZLE = puzzleOf(classic(), PUZZLE_LINE);
const EMPTY = [...PUZZLE.givens.keys()].filter((cell) => !PUZZLE.givens[cell]);
const GAME = move(startGame(PUZZLE, { id: 'x' }), 0);

function move(game: Game, place: number): Game {
  return play(game, enter([EMPTY[place]!], 1), { at: game.time + 1000 });
}

/** What a browser has for a page, or a tab, to keep texts in. */
function storage(): Storage {
  const items: Storage = Object.create({
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => void (items[key] = text),
    removeItem: (key: string) => void delete items[key],
  });
  return items;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

test('what was kept is found again', () => {
  const local = new LocalGames();
  local.put(GAME, 3);
  local.point('x');
  const other = new LocalGames();
  expect(other.lastName()).toBe('x');
  expect(other.find('x')).toEqual({ game: GAME, revision: 3 });
});

test('each tab has its own last game, a new one that of the browser', () => {
  const local = new LocalGames();
  local.point('x');
  const first = sessionStorage;
  vi.stubGlobal('sessionStorage', storage());
  expect(local.lastName()).toBe('x');
  local.point('y');
  vi.stubGlobal('sessionStorage', first);
  expect(local.lastName()).toBe('x');
});

test('what another page has written is noticed, unless it is in our game', () => {
  const [local, other] = [new LocalGames(), new LocalGames()];
  local.put(GAME, 0);
  expect(local.changedElsewhere(GAME)).toBeUndefined();
  other.put(move(GAME, 1), 0);
  expect(local.changedElsewhere(GAME)?.moves).toHaveLength(2);
  expect(local.changedElsewhere(move(GAME, 2))?.moves).toHaveLength(2);
  expect(local.changedElsewhere(move(move(GAME, 1), 2))).toBeUndefined();
});

test('what another page has written is not removed', () => {
  const [local, other] = [new LocalGames(), new LocalGames()];
  local.put(GAME, 0);
  other.put(move(GAME, 1), 0);
  local.remove('x');
  expect(other.find('x')).toBeDefined();
  other.remove('x');
  expect(other.find('x')).toBeUndefined();
});

test('what cannot be read is left, and does not hide the others', () => {
  const local = new LocalGames();
  local.put({ ...GAME, id: 'y' }, 0);
  localStorage.setItem('nonet.game.x', '{"version": 1');
  expect(local.others('z').map(({ game }) => game.id)).toEqual(['y']);
  expect(localStorage.getItem('nonet.game.x')).toBe('{"version": 1');
  expect(() => local.find('x')).toThrow();
});

test('a browser that refuses is no reason to fail', () => {
  const refuse = (): never => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const local = new LocalGames();
  expect(local.put(GAME, 0)).toBe(false);
  expect(local.changedElsewhere(GAME)).toBeUndefined();
  expect(local.lastName()).toBeUndefined();
  local.remove('x');
});
