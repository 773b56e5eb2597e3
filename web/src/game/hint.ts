// A hint as the server sends it: its texts, stage by stage, and the step that it shows.
import { isCount } from './document';
import { symbolOf } from './symbols';

export type Stage = 'where' | 'technique' | 'everything';

export const STAGES: readonly Stage[] = ['where', 'technique', 'everything'];

/** Digits as bits: bit 0 stands for digit 1. */
export type Mask = number;

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

export interface Spots {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

export interface Step {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  /** The cells of the pattern, and the digits that matter in them. */
  readonly pattern: readonly Spots[];
}

export interface Hint {
  readonly kind: string;
  readonly remark: string | undefined;
  readonly texts: Readonly<Record<Stage, string>>;
  /** Where to look. */
  readonly area: readonly number[];
  /** The cells that the hint is about, and the digit that is wrong or right there, 0 for none. */
  readonly cells: readonly number[];
  readonly digit: number;
  readonly step: Step | undefined;
  /** What is still possible in each cell. */
  readonly candidates: readonly Mask[];
}

/** What a cell shows while a hint is told. */
export interface Sign {
  readonly tint: 'area' | 'pattern' | 'target' | 'placed' | 'wrong' | undefined;
  readonly candidates: Mask;
  /** Those of the candidates that matter, and those that go. */
  readonly chosen: Mask;
  readonly struck: Mask;
}

const NO_SIGN: Sign = { tint: undefined, candidates: 0, chosen: 0, struck: 0 };

export class HintError extends Error {}

/** The hint in a parsed JSON document about a board; throws HintError if there is none. */
export function readHint(document: unknown, cellCount: number): Hint {
  const { kind, remark, where, technique, everything, digit, ...rest } = fields(document);
  const texts = { where, technique, everything };
  if (typeof kind !== 'string' || !isCount(digit) || !isTexts(texts))
    throw new HintError('a hint has a kind, a digit and three texts');
  const area = readNumbers(rest['area'], cellCount);
  const cells = readNumbers(rest['cells'], cellCount);
  const candidates = readNumbers(rest['candidates']);
  if (candidates.length !== cellCount) throw new HintError(`the board has ${cellCount} cells`);
  const step = rest['step'] ? readStep(rest['step'], cellCount) : undefined;
  const told = typeof remark === 'string' ? remark : undefined;
  return { kind, remark: told, texts, area, cells, digit, step, candidates };
}

/** The moves that do what the hint says; a wrong entry is erased. */
export function movesOf({ kind, cells, digit, step }: Hint): readonly Candidate[] {
  if (step) return step.placements;
  if (kind === 'mistake') return cells.map((cell) => ({ cell, digit: 0 }));
  return kind === 'trial' ? cells.map((cell) => ({ cell, digit })) : [];
}

/** What each cell shows at a stage; cells without a sign are left out. */
export function signsOf(hint: Hint, stage: Stage): ReadonlyMap<number, Sign> {
  if (stage !== 'everything')
    return new Map(hint.area.map((cell) => [cell, { ...NO_SIGN, tint: 'area' }]));
  return hint.step ? signsOfStep(hint.step, hint.candidates) : signsOfFault(hint);
}

/** Candidates by cell, the way in which the server reads notes. */
export function writeNotes(notes: ReadonlyMap<number, Mask>): Record<string, string> {
  return Object.fromEntries(
    [...notes].map(([cell, mask]) => [String(cell), digitsIn(mask).map(symbolOf).join('')]),
  );
}

/** The notes without what the step of a hint rules out. */
export function narrowed(notes: ReadonlyMap<number, Mask>, hint: Hint): ReadonlyMap<number, Mask> {
  const left = new Map(notes);
  for (const { cell, digit } of hint.step?.eliminations ?? [])
    left.set(cell, (left.get(cell) ?? hint.candidates[cell]!) & ~maskOf([digit]));
  return left;
}

export function digitsIn(mask: Mask): number[] {
  return Array.from({ length: 25 }, (_, bit) => bit + 1).filter((digit) => mask & maskOf([digit]));
}

export function maskOf(digits: readonly number[]): Mask {
  return digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
}

function signsOfStep(step: Step, candidates: readonly Mask[]): ReadonlyMap<number, Sign> {
  const signs = new Map<number, Sign>();
  const sign = (cell: number, change: Partial<Sign>): void => {
    const before = signs.get(cell) ?? NO_SIGN;
    signs.set(cell, { ...before, candidates: shown(cell), ...change });
  };
  // a step that only places digits is clear without candidates
  const shown = (cell: number): Mask => (step.eliminations.length ? candidates[cell]! : 0);
  for (const { cells, digits } of step.pattern)
    for (const cell of cells) {
      const chosen = (signs.get(cell)?.chosen ?? 0) | maskOf(digits);
      sign(cell, { tint: 'pattern', chosen });
    }
  for (const { cell, digit } of step.eliminations) {
    const { tint = 'target', struck } = signs.get(cell) ?? { struck: 0 };
    sign(cell, { tint, struck: struck | maskOf([digit]) });
  }
  for (const { cell } of step.placements) sign(cell, { tint: 'placed' });
  return signs;
}

function signsOfFault({ kind, cells }: Hint): ReadonlyMap<number, Sign> {
  const tint = kind === 'trial' ? 'placed' : 'wrong';
  return new Map(cells.map((cell) => [cell, { ...NO_SIGN, tint }]));
}

function readStep(document: unknown, cellCount: number): Step {
  const { placements, eliminations, marks, links } = fields(document);
  const nodes = readList(links).flatMap((link) => [fields(link)['start'], fields(link)['end']]);
  const inCells = readList(marks).filter((mark) => fields(mark)['house'] === null);
  return {
    placements: readList(placements).map((one) => readCandidate(one, cellCount)),
    eliminations: readList(eliminations).map((one) => readCandidate(one, cellCount)),
    pattern: [
      ...inCells.map((mark) => ({
        cells: readNumbers(fields(mark)['cells'], cellCount),
        digits: readNumbers(fields(mark)['digits']),
      })),
      ...nodes.map((node) => ({
        cells: readNumbers(fields(node)['cells'], cellCount),
        digits: readNumbers([fields(node)['digit']]),
      })),
    ],
  };
}

function readCandidate(document: unknown, cellCount: number): Candidate {
  const { cell, digit } = fields(document);
  const [place] = readNumbers([cell], cellCount);
  const [number] = readNumbers([digit]);
  return { cell: place!, digit: number! };
}

function readNumbers(list: unknown, limit = Infinity): readonly number[] {
  const numbers = readList(list);
  const fits = (number: unknown): number is number => isCount(number) && number < limit;
  if (!numbers.every(fits)) throw new HintError(`not numbers below ${limit}: ${String(list)}`);
  return numbers;
}

function readList(list: unknown): readonly unknown[] {
  if (!Array.isArray(list)) throw new HintError(`not a list: ${String(list)}`);
  return list;
}

function isTexts(texts: Record<Stage, unknown>): texts is Record<Stage, string> {
  return STAGES.every((stage) => typeof texts[stage] === 'string');
}

function fields(document: unknown): Record<string, unknown> {
  if (typeof document !== 'object' || document === null) throw new HintError('not an object');
  return document as Record<string, unknown>;
}
