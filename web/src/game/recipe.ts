// What the player wishes of a new game, and the recipe that asks the server for it.
import type { BoardChoice } from '../api';
import { fieldsOf, isCount } from './document';

export const RULES = [
  'rows',
  'columns',
  'boxes',
  'diagonals',
  'windows',
  'jigsaw',
  'killer',
] as const;

export type Rule = (typeof RULES)[number];

/** How the difficulty is chosen. */
export const MEASURES = ['level', 'scale', 'givens'] as const;

export type Measure = (typeof MEASURES)[number];

/** A kind of rule to lay on the board; how many is left open, or said. */
export interface Laid {
  readonly kind: string;
  readonly count?: number;
}

export interface Wish {
  /** The name of the board without its rules. */
  readonly board: string;
  /** The rules that are on. */
  readonly rules: readonly Rule[];
  /** The kinds of rules to lay. */
  readonly laid: readonly Laid[];
  readonly by: Measure;
  readonly level: string;
  readonly scale: string;
  readonly givens: number;
  /** 'usual' for a half turn wherever that can be. */
  readonly symmetry: string;
  /** Undefined for a new one each time. */
  readonly seed: number | undefined;
}

export interface Recipe {
  readonly board: string;
  readonly rules?: string;
  readonly level?: string;
  readonly scale?: string;
  readonly givens?: string;
  readonly removed?: string;
  readonly symmetry?: string;
  readonly seed?: number;
}

/** The rules that every board has unless they are switched off. */
export const USUAL: readonly Rule[] = ['rows', 'columns', 'boxes'];

export const FIRST_WISH: Wish = {
  board: '9x9',
  rules: USUAL,
  laid: [],
  by: 'level',
  level: 'easy',
  scale: 'p0-easy',
  givens: 30,
  symmetry: 'usual',
  seed: undefined,
};

/** The symmetry of new puzzles that nobody has chosen: calm to look at. */
const HALF_TURN = 'rotate180';

/** Out of so many cells one must be given before a half turn is easily found. */
const SPARSE = 3.2;

/** So many rules of a kind at most, as the server knows it. */
export const MOST_LAID = 200;

/** The greatest seed, as the server knows it. */
export const MOST_SEED = Number.MAX_SAFE_INTEGER;

/** The rules to lay; cages of a killer and earlier scales leave no room for any. */
export function laidOf({ laid, rules, by }: Wish): readonly Laid[] {
  return rules.includes('killer') || by === 'scale' ? [] : laid;
}

/** The wish with a kind of rule, or without it. */
export function switchLaid(wish: Wish, kind: string): Wish {
  const others = wish.laid.filter((one) => one.kind !== kind);
  return { ...wish, laid: others.length < wish.laid.length ? others : [...others, { kind }] };
}

/** The wish with so many rules of a kind; undefined for as many as suit. */
export function countLaid(wish: Wish, kind: string, count: number | undefined): Wish {
  const counted: Laid = count === undefined ? { kind } : { kind, count };
  return { ...wish, laid: wish.laid.map((one) => (one.kind === kind ? counted : one)) };
}

/** The full name of the board: what is switched off, then what is added. */
export function boardOf({ board, rules }: Pick<Wish, 'board' | 'rules'>): string {
  const isJigsaw = rules.includes('jigsaw');
  const off = USUAL.filter((rule) => !rules.includes(rule) && !(rule === 'boxes' && isJigsaw));
  const on = RULES.filter((rule) => rules.includes(rule) && !USUAL.includes(rule));
  return board + off.map((rule) => `-${rule}`).join('') + on.map((rule) => `+${rule}`).join('');
}

/** The rules that the full name of a board switches on. */
export function rulesIn(name: string): readonly Rule[] {
  return RULES.filter((rule) =>
    USUAL.includes(rule) ? !name.includes(`-${rule}`) : name.includes(`+${rule}`),
  );
}

/** What the board can do with the options that the server names: '+windows', '-rows'. */
export function rulesOf(options: readonly string[]): readonly Rule[] {
  return RULES.filter((rule) => options.some((option) => option.slice(1) === rule));
}

/** The wish with those rules that its board has. */
export function ruled(wish: Wish, { options }: BoardChoice): Wish {
  const possible = rulesOf(options);
  const isOn = (rule: Rule): boolean =>
    possible.includes(rule) ? wish.rules.includes(rule) : USUAL.includes(rule);
  return { ...wish, rules: RULES.filter(isOn) };
}

/** The wish as far as the board with its rules knows it: with a level and a scale that it has. */
export function fitted(wish: Wish, { levels, scales, symmetries }: BoardChoice): Wish {
  const names = scales.map(({ name }) => name);
  return {
    ...wish,
    by: wish.by === 'scale' && !names.length ? 'level' : wish.by,
    level: nearest(wish.level, levels),
    scale: nearest(wish.scale, names),
    symmetry: symmetries.includes(wish.symmetry) ? wish.symmetry : FIRST_WISH.symmetry,
  };
}

/** Whether a puzzle of one's own can be set on the board: regions and cages cannot be drawn. */
export function canSet({ rules }: Wish): boolean {
  return !rules.includes('jigsaw') && !rules.includes('killer');
}

/** The name if it is one of those, else the last of them. */
export function nearest(name: string, names: readonly string[]): string {
  return names.includes(name) ? name : (names.at(-1) ?? name);
}

export function switchRule(wish: Wish, rule: Rule): Wish {
  const rules = RULES.filter((one) => (one === rule) !== wish.rules.includes(one));
  return { ...wish, rules };
}

/** What the server is asked for, on a board that is known or not yet. */
export function recipeOf(wish: Wish, board?: BoardChoice): Recipe {
  const symmetry = symmetryOf(wish, board);
  const laid = laidOf(wish).map(({ kind, count }) => (count ? `${kind}:${String(count)}` : kind));
  return {
    board: boardOf(wish),
    ...(laid.length ? { rules: laid.join(',') } : {}),
    ...difficultyOf(wish, board),
    ...(symmetry === 'none' ? {} : { symmetry }),
    ...(wish.seed === undefined ? {} : { seed: wish.seed }),
  };
}

/** Whether the numbers of the wish are numbers that there are. */
export function isSound(wish: Wish, { cells }: BoardChoice): boolean {
  const { by, givens, seed } = wish;
  const isIn = (number: number, most: number): boolean => isCount(number) && number <= most;
  const counts = laidOf(wish).map(({ count }) => count ?? 1);
  if (!counts.every((count) => count > 0 && isIn(count, MOST_LAID))) return false;
  return (by !== 'givens' || isIn(givens, cells)) && (seed === undefined || isIn(seed, MOST_SEED));
}

/** Whether puzzles by the wish have several solutions by design. */
export function isLoose(wish: Wish, board: BoardChoice): boolean {
  if (wish.by === 'givens') return !laidOf(wish).length && wish.givens < board.fewest;
  const scale = board.scales.find(({ name }) => name === wish.scale);
  return wish.by === 'scale' && scale !== undefined && scale.most_solutions !== 1;
}

/** So few givens that there are several solutions are asked for as cells that are removed. */
function difficultyOf(wish: Wish, board: BoardChoice | undefined): Partial<Recipe> {
  if (wish.by === 'givens' && board && isLoose(wish, board))
    return { removed: String(board.cells - wish.givens) };
  return { [wish.by]: String(wish[wish.by]) };
}

/** The symmetry that is wished for; the usual one only where it can be had without a long search. */
function symmetryOf(wish: Wish, board: BoardChoice | undefined): string {
  if (board && isLoose(wish, board)) return 'none';
  if (wish.symmetry !== FIRST_WISH.symmetry) return wish.symmetry;
  const isRare = wish.level === 'beyond' || wish.by === 'scale';
  const isOdd = wish.givens % 2 === 1 && (board?.cells ?? 81) % 2 === 0;
  const isSparse = wish.givens * SPARSE < (board?.cells ?? 81);
  if (wish.by === 'givens' ? isOdd || isSparse : isRare) return 'none';
  return !board || board.symmetries.includes(HALF_TURN) ? HALF_TURN : 'none';
}

export function writeWish(wish: Wish): string {
  const { symmetry: chosenSymmetry, seed: _, ...rest } = wish;
  return JSON.stringify({ ...rest, chosenSymmetry }); // `symmetry` was once kept unasked
}

/** The wish of a text; what is missing or broken is as usual, and the seed is a new one. */
export function readWish(text: string | null): Wish {
  try {
    const fields = fieldsOf(JSON.parse(text ?? ''), '');
    const { board, rules, laid, by, level, scale, givens } = fields;
    const symmetry = fields['chosenSymmetry'] ?? FIRST_WISH.symmetry;
    const texts = [board, level, scale, symmetry];
    if (!texts.every((one) => typeof one === 'string') || !Array.isArray(rules)) return FIRST_WISH;
    return {
      ...FIRST_WISH,
      ...(Object.fromEntries(Object.entries({ board, level, scale, symmetry })) as Partial<Wish>),
      rules: RULES.filter((rule) => rules.includes(rule)),
      laid: Array.isArray(laid) ? laid.flatMap(readLaid) : [],
      by: MEASURES.find((measure) => measure === by) ?? FIRST_WISH.by,
      givens: isCount(givens) ? givens : FIRST_WISH.givens,
    };
  } catch {
    return FIRST_WISH;
  }
}

function readLaid(found: unknown): readonly Laid[] {
  const { kind, count } = fieldsOf(found, '');
  if (typeof kind !== 'string') return [];
  return [isCount(count) && count ? { kind, count } : { kind }];
}
