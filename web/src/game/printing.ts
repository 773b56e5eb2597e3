// What the player wants on paper, and the wish that asks the server for it.
import type { FileWish, PuzzleDocument, PrintWish } from '../api';
import { fieldsOf, isCount } from './document';
import { MEASURES, type Measure } from './recipe';

export const SOURCES = ['new', 'game', 'file'] as const;
export const PAPERS = ['A5', 'A4', 'Letter', 'A3'] as const;
export const SOLUTIONS = ['none', 'end', 'back', 'under', 'way'] as const;

export type Source = (typeof SOURCES)[number];
export type Paper = (typeof PAPERS)[number];
export type Solutions = (typeof SOLUTIONS)[number];

/** So many puzzles are printed at once, on a page, and in so many kinds. */
export const MOST_PUZZLES = 100;
export const MOST_PER_PAGE = 16;
export const MOST_MIXES = 20;

/** So many new puzzles of a kind; numbers are as they were typed in, NaN where there is none. */
export interface Mix {
  readonly count: number;
  readonly board: string;
  readonly by: Measure;
  readonly level: string;
  readonly scale: string;
  readonly givens: number;
}

/** The least and the greatest number. */
export type Range = readonly [number, number];

/** From where to where numbers go. */
export const RANGES = {
  count: [1, MOST_PUZZLES],
  margin: [3, 60],
  cell: [2, 60],
  seed: [0, Number.MAX_SAFE_INTEGER],
} as const;

/** A number of the plan that is out of its range. */
export interface Fault {
  readonly field: 'count' | 'givens' | 'margin' | 'cell' | 'seed';
  readonly number: number;
  readonly least: number;
  readonly most: number;
}

/** What can be switched on the page. */
export interface PrintSwitches {
  readonly large: boolean;
  readonly entries: boolean;
  readonly candidates: boolean;
  readonly captions: boolean;
  readonly form: boolean;
  readonly colour: boolean;
  /** A QR code beside each puzzle opens it on this page. */
  readonly codes: boolean;
}

export interface Plan {
  readonly source: Source;
  readonly mixes: readonly Mix[];
  readonly seed: number;
  readonly paper: Paper;
  readonly isLandscape: boolean;
  /** Millimetres. */
  readonly margin: number;
  /** 0 for as many as fit well. */
  readonly perPage: number;
  /** The side of a cell in millimetres, 0 for what fits well. */
  readonly cell: number;
  readonly solutions: Solutions;
  readonly switches: PrintSwitches;
  readonly heading: string;
}

/** What the wish needs beside the plan. */
export interface Material {
  readonly game: PuzzleDocument | undefined;
  readonly file: FileWish | undefined;
  readonly language: 'cs' | 'de' | 'en';
  /** Of this page. */
  readonly address: string;
}

export const FIRST_MIX: Mix = {
  count: 4,
  board: '9x9',
  by: 'level',
  level: 'easy',
  scale: 'p0-easy',
  givens: 30,
};

export const FIRST_PLAN: Plan = {
  source: 'new',
  mixes: [FIRST_MIX],
  seed: 1,
  paper: 'A4',
  isLandscape: false,
  margin: 12,
  perPage: 0,
  cell: 0,
  solutions: 'end',
  switches: {
    large: false,
    entries: true,
    candidates: false,
    captions: true,
    form: false,
    colour: false,
    codes: false,
  },
  heading: '',
};

/** What to ask the server for; undefined while there is nothing to print. */
export function printWishOf(plan: Plan, { game, file, ...more }: Material): PrintWish | undefined {
  const { codes, ...switches } = plan.switches;
  const setup = {
    ...switches,
    paper: plan.paper,
    landscape: plan.isLandscape,
    margin: plan.margin,
    per_page: plan.perPage || null,
    cell: plan.cell || null,
    solutions: plan.solutions,
    title: plan.heading.trim(),
    language: more.language,
    address: codes ? more.address : '',
  };
  if (plan.source === 'new') return { mixes: plan.mixes.map(mixWish), seed: plan.seed, setup };
  if (plan.source === 'game') return game && { games: [game], setup };
  return file && { files: [file], setup };
}

/** How many puzzles must be made for the plan. */
export function newPuzzles({ source, mixes }: Plan): number {
  return source === 'new' ? mixes.reduce((sum, { count }) => sum + count, 0) : 0;
}

/** The first number of the plan that is not possible, by how many givens boards can have. */
export function faultOf(plan: Plan, givensOf: (board: string) => Range): Fault | undefined {
  const { source, mixes, seed, margin, cell } = plan;
  const ofMixes = mixes.flatMap(({ count, by, givens, board }) => [
    checked('count', count, RANGES.count),
    by === 'givens' ? checked('givens', givens, givensOf(board)) : undefined,
  ]);
  const ofNew = source === 'new' ? [...ofMixes, checked('seed', seed, RANGES.seed)] : [];
  const ofPage = [
    checked('margin', margin, RANGES.margin, false),
    cell === 0 ? undefined : checked('cell', cell, RANGES.cell, false),
  ];
  return [...ofNew, ...ofPage].find((fault) => fault);
}

function checked(
  field: Fault['field'],
  number: number,
  [least, most]: Range,
  isWhole = true,
): Fault | undefined {
  const isRight = least <= number && number <= most && (!isWhole || Number.isInteger(number));
  return isRight ? undefined : { field, number, least, most };
}

/** The plan of a text; what is missing or broken is as usual, and the seed is a new one. */
export function readPlan(text: string | null, seed: number): Plan {
  try {
    const found = fieldsOf(JSON.parse(text ?? ''), '');
    const { paper, isLandscape, margin, perPage, solutions, mixes } = found;
    return {
      ...FIRST_PLAN,
      seed,
      paper: PAPERS.find((one) => one === paper) ?? FIRST_PLAN.paper,
      isLandscape: isLandscape === true,
      margin: isCount(margin) ? margin : FIRST_PLAN.margin,
      perPage: isCount(perPage) && perPage <= MOST_PER_PAGE ? perPage : FIRST_PLAN.perPage,
      solutions: SOLUTIONS.find((one) => one === solutions) ?? FIRST_PLAN.solutions,
      mixes: readMixes(mixes),
    };
  } catch {
    return { ...FIRST_PLAN, seed };
  }
}

function mixWish({ count, board, by, ...mix }: Mix): { count: number; recipe: object } {
  return { count, recipe: { board, [by]: String(mix[by]) } };
}

/** The kind of a document; undefined where it is broken. */
function readMix(document: unknown): Mix | undefined {
  const { count, board, by, level, scale, givens } = { ...FIRST_MIX, ...fieldsOf(document, '') };
  const isNumber = isCount(count) && count >= 1 && count <= MOST_PUZZLES && isCount(givens);
  const texts = [board, level, scale];
  if (!isNumber || !texts.every((one) => typeof one === 'string')) return undefined;
  const measure = MEASURES.find((one) => one === by) ?? FIRST_MIX.by;
  return { count, board, by: measure, level, scale, givens };
}

/** The kinds of a document; the usual one where it is broken. */
function readMixes(document: unknown): readonly Mix[] {
  const mixes = Array.isArray(document) ? document.map(readMix) : [];
  return mixes.length && mixes.every((mix) => mix !== undefined) ? mixes : FIRST_PLAN.mixes;
}
