// A hint as the server sends it: its texts and pictures, stage by stage, and the step that it shows.
import { isCount } from './document';
import type { Mask } from './masks';

export type Stage = 'where' | 'technique' | 'everything';

export const STAGES: readonly Stage[] = ['where', 'technique', 'everything'];

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

export interface Step {
  readonly technique: string;
  /** Whether arrows show what follows from what. */
  readonly hasLinks: boolean;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  /** The cells whose candidates show why. */
  readonly cells: readonly number[];
}

/** What the server has drawn: parts of an SVG, below the digits of the board and above them. */
export interface Picture {
  readonly under: string;
  readonly over: string;
  /** The cells whose entries are not to be seen. */
  readonly without: readonly number[];
}

export interface Hint {
  readonly kind: string;
  readonly remark: string | undefined;
  readonly texts: Readonly<Record<Stage, string>>;
  /** For lists: the name of the technique, and what to do in signs ("r2c2 = 7"). */
  readonly title: string;
  /** The lesson that teaches it, by its name; empty where there is none. */
  readonly lesson: string;
  readonly result: string;
  readonly pictures: Readonly<Record<Stage, Picture>>;
  /** The cells that the hint is about, and the digit that is wrong or right there, 0 for none. */
  readonly cells: readonly number[];
  readonly digit: number;
  readonly step: Step | undefined;
  /** What is still possible in each cell. */
  readonly candidates: readonly Mask[];
}

export class HintError extends Error {}

/** The hint in a parsed JSON document about a board; throws HintError if there is none. */
export function readHint(document: unknown, cellCount: number): Hint {
  const { kind, remark, where, technique, everything, digit, ...rest } = fields(document);
  const texts = { where, technique, everything };
  if (typeof kind !== 'string' || !isCount(digit) || !isTexts(texts))
    throw new HintError('a hint has a kind, a digit and three texts');
  const pictures = readPictures(rest['pictures'], cellCount);
  const cells = readNumbers(rest['cells'], cellCount);
  const candidates = readNumbers(rest['candidates']);
  if (candidates.length !== cellCount) throw new HintError(`the board has ${cellCount} cells`);
  const step = rest['step'] ? readStep(rest['step'], cellCount) : undefined;
  const told = typeof remark === 'string' ? remark : undefined;
  const [title, result] = [textOf(rest['title']), textOf(rest['result'])];
  const lesson = rest['lesson'] ? textOf(rest['lesson']) : '';
  return {
    kind,
    remark: told,
    texts,
    title,
    lesson,
    result,
    pictures,
    cells,
    digit,
    step,
    candidates,
  };
}

function readStep(document: unknown, cellCount: number): Step {
  const { technique, placements, eliminations, marks, links } = fields(document);
  return {
    technique: textOf(technique),
    hasLinks: Array.isArray(links) && links.length > 0,
    placements: readList(placements).map((one) => readCandidate(one, cellCount)),
    eliminations: readList(eliminations).map((one) => readCandidate(one, cellCount)),
    cells: readPattern(readList(marks ?? []), readList(links ?? []), cellCount),
  };
}

/** The cells of marks and links in which digits play a part; houses only say where to look. */
function readPattern(
  marks: readonly unknown[],
  links: readonly unknown[],
  cellCount: number,
): readonly number[] {
  const nodes = links.map(fields).flatMap(({ start, end }) => [fields(start), fields(end)]);
  const parts = marks
    .map(fields)
    .filter(({ role, digits }) => role !== 'house' && readList(digits).length);
  return [...new Set([...parts, ...nodes].flatMap(({ cells }) => readNumbers(cells, cellCount)))];
}

function readPictures(document: unknown, cellCount: number): Record<Stage, Picture> {
  const { where, technique, everything } = fields(document);
  const read = (picture: unknown): Picture => readPicture(picture, cellCount);
  return { where: read(where), technique: read(technique), everything: read(everything) };
}

function readPicture(document: unknown, cellCount: number): Picture {
  const { under, over, without } = fields(document);
  if (typeof under !== 'string' || typeof over !== 'string')
    throw new HintError('a picture has two layers');
  return { under, over, without: readNumbers(without, cellCount) };
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

function textOf(text: unknown): string {
  return typeof text === 'string' ? text : '';
}

function isTexts(texts: Record<Stage, unknown>): texts is Record<Stage, string> {
  return STAGES.every((stage) => typeof texts[stage] === 'string');
}

function fields(document: unknown): Record<string, unknown> {
  if (typeof document !== 'object' || document === null) throw new HintError('not an object');
  return document as Record<string, unknown>;
}
