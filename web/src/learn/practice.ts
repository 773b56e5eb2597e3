// What is practised next: what is due, else what was begun, and how hard.
import { dueNow, masteryOf, type Progress } from './progress';

/** An exercise set as an address names it. */
export interface ExerciseSet {
  /** Empty for mixed practice. */
  readonly technique: string;
  /** The seed of the first exercise; undefined where each is to be new. */
  readonly seed: number | undefined;
  /** How many there are; 0 for no end. */
  readonly count: number;
}

/** Which exercises are printed. */
export interface PaperSet {
  readonly seed: number;
  readonly count: number;
}

const MOST = 50;
/** The levels of exercises, from clear to crowded. */
export const LEVELS = 5;

/** So many techniques are mixed for somebody who has practised nothing yet. */
const FIRST = 3;

/** The address of lessons or chapters as a PDF; the whole course without names. */
export function paperOf(names: readonly string[], language: string, set?: PaperSet): string {
  const query = new URLSearchParams(names.map((name) => ['name', name]));
  query.set('language', language);
  if (set) {
    query.set('seed', String(set.seed));
    query.set('count', String(set.count));
  }
  return `/api/course.pdf?${query.toString()}`;
}

/** The set in a query; whatever is not a number counts as missing. */
export function setOf(query: URLSearchParams): ExerciseSet {
  const [seed, count] = ['seed', 'count'].map((name) => wholeIn(query.get(name)));
  return {
    technique: /^\w{0,60}$/.exec(query.get('technique') ?? '')?.[0] ?? '',
    seed,
    count: Math.min(MOST, count ?? 0),
  };
}

function wholeIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The technique that is practised next; `random` is between 0 and 1. */
export function choose(
  progress: Progress,
  techniques: readonly string[],
  now: number,
  random: number,
): string {
  const due = dueNow(progress, now).filter((name) => techniques.includes(name));
  if (due.length) return due[0]!;
  const begun = techniques.filter((name) => masteryOf(progress, name).seen > 0);
  const mixed = begun.length < FIRST ? techniques.slice(0, FIRST) : begun;
  return mixed[Math.floor(random * mixed.length)]!;
}

/** The level of the next exercise: it rises with what was found. */
export function levelFor(progress: Progress, technique: string): number {
  return Math.min(LEVELS, 1 + masteryOf(progress, technique).box);
}

/** The level of an exercise of a set: they get harder from the first to the last. */
export function levelIn(index: number, count: number): number {
  return 1 + Math.floor((Math.min(index, count - 1) * LEVELS) / count);
}
