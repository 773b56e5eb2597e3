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

export interface Wish {
  /** The name of the board without its rules. */
  readonly board: string;
  /** The rules that are on. */
  readonly rules: readonly Rule[];
  readonly by: Measure;
  readonly level: string;
  readonly scale: string;
  readonly givens: number;
  readonly symmetry: string;
  /** Undefined for a new one each time. */
  readonly seed: number | undefined;
}

export interface Recipe {
  readonly board: string;
  readonly level?: string;
  readonly scale?: string;
  readonly givens?: string;
  readonly symmetry?: string;
  readonly seed?: number;
}

/** The rules that every board has unless they are switched off. */
export const USUAL: readonly Rule[] = ['rows', 'columns', 'boxes'];

export const FIRST_WISH: Wish = {
  board: '9x9',
  rules: USUAL,
  by: 'level',
  level: 'easy',
  scale: 'p0-easy',
  givens: 30,
  symmetry: 'none',
  seed: undefined,
};

/** The full name of the board: what is switched off, then what is added. */
export function boardOf({ board, rules }: Pick<Wish, 'board' | 'rules'>): string {
  const isJigsaw = rules.includes('jigsaw');
  const off = USUAL.filter((rule) => !rules.includes(rule) && !(rule === 'boxes' && isJigsaw));
  const on = RULES.filter((rule) => rules.includes(rule) && !USUAL.includes(rule));
  return board + off.map((rule) => `-${rule}`).join('') + on.map((rule) => `+${rule}`).join('');
}

/** What the board can do with the options that the server names: '+windows', '-rows'. */
export function rulesOf(options: readonly string[]): readonly Rule[] {
  return RULES.filter((rule) => options.some((option) => option.slice(1) === rule));
}

/** The wish as far as its board knows it: with rules, a level and a scale that it has. */
export function fitted(wish: Wish, board: BoardChoice): Wish {
  const possible = rulesOf(board.options);
  const isOn = (rule: Rule): boolean =>
    possible.includes(rule) ? wish.rules.includes(rule) : USUAL.includes(rule);
  const fitting = { ...wish, rules: RULES.filter(isOn) };
  return {
    ...fitting,
    level: isPlain(fitting) ? nearest(wish.level, board.levels) : wish.level,
    scale: nearest(wish.scale, board.scales),
  };
}

/** Whether a puzzle of one's own can be set on the board: regions and cages cannot be drawn. */
export function canSet({ rules }: Wish): boolean {
  return !rules.includes('jigsaw') && !rules.includes('killer');
}

/** Whether puzzles by the wish can have a level. */
export function canBe(level: string, wish: Wish, board: BoardChoice): boolean {
  return !isPlain(wish) || board.levels.some((one) => one === level);
}

/** Whether the board has no rules of its own; with others nobody knows what levels there are. */
function isPlain(wish: Wish): boolean {
  return boardOf(wish) === wish.board;
}

/** The name if it is one of those, else the last of them. */
export function nearest(name: string, names: readonly string[]): string {
  return names.includes(name) ? name : (names.at(-1) ?? name);
}

export function switchRule(wish: Wish, rule: Rule): Wish {
  const rules = RULES.filter((one) => (one === rule) !== wish.rules.includes(one));
  return { ...wish, rules };
}

export function recipeOf(wish: Wish): Recipe {
  const difficulty = { [wish.by]: String(wish[wish.by]) };
  return {
    board: boardOf(wish),
    ...difficulty,
    ...(wish.symmetry === 'none' ? {} : { symmetry: wish.symmetry }),
    ...(wish.seed === undefined ? {} : { seed: wish.seed }),
  };
}

export function writeWish(wish: Wish): string {
  return JSON.stringify({ ...wish, seed: undefined });
}

/** The wish of a text; what is missing or broken is as usual, and the seed is a new one. */
export function readWish(text: string | null): Wish {
  try {
    const { board, rules, by, level, scale, givens, symmetry } = fieldsOf(
      JSON.parse(text ?? ''),
      '',
    );
    const texts = [board, level, scale, symmetry];
    if (!texts.every((one) => typeof one === 'string') || !Array.isArray(rules)) return FIRST_WISH;
    return {
      ...FIRST_WISH,
      ...(Object.fromEntries(Object.entries({ board, level, scale, symmetry })) as Partial<Wish>),
      rules: RULES.filter((rule) => rules.includes(rule)),
      by: MEASURES.find((measure) => measure === by) ?? FIRST_WISH.by,
      givens: isCount(givens) ? givens : FIRST_WISH.givens,
    };
  } catch {
    return FIRST_WISH;
  }
}
