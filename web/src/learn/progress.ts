// What a learner knows: results by technique, when to repeat them, and a strength in one number.

export type Outcome = 'found' | 'hinted' | 'missed';

/** What is known about one technique. */
export interface Mastery {
  readonly found: number;
  readonly hinted: number;
  readonly missed: number;
  /** The box of spaced repetition: the higher the longer until it comes back. */
  readonly box: number;
  /** When it is due and when it was last seen, in milliseconds. */
  readonly due: number;
  readonly seen: number;
}

/** Strength on the scale of Glicko: a number and its uncertainty. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly seen: number;
}

export interface Progress {
  readonly isKept: boolean;
  readonly techniques: Readonly<Record<string, Mastery>>;
  /** When pages to read, and the lessons, were gone through. */
  readonly done: Readonly<Record<string, number>>;
  readonly strength: Strength;
}

const DAY = 86_400_000;

/** Days until a technique comes back, by box. */
const INTERVALS = [0, 1, 3, 7, 16, 35, 80];

const START: Strength = { rating: 1200, deviation: 350, seen: 0 };
const LEAST_DEVIATION = 45;
/** How much less sure we are after a day without a result. */
const FADING = 8;
const Q = Math.LN10 / 400;

const SCORES: Readonly<Record<Outcome, number>> = { found: 1, hinted: 0.4, missed: 0 };

export const NEW: Progress = { isKept: true, techniques: {}, done: {}, strength: START };

const UNSEEN: Mastery = { found: 0, hinted: 0, missed: 0, box: 0, due: 0, seen: 0 };

export function masteryOf({ techniques }: Progress, technique: string): Mastery {
  return Object.hasOwn(techniques, technique) ? techniques[technique]! : UNSEEN;
}

/** The strength that a player needs to find a technique half of the time, by its rating in tenths. */
export function demandOf(tenths: number): number {
  return 800 + 20 * tenths;
}

/** What is known after an exercise. */
export function noted(
  progress: Progress,
  technique: string,
  tenths: number,
  outcome: Outcome,
  now: number,
): Progress {
  if (!progress.isKept) return progress;
  const before = masteryOf(progress, technique);
  const box = boxAfter(before.box, outcome);
  const mastery = {
    ...before,
    [outcome]: before[outcome] + 1,
    box,
    due: now + INTERVALS[box]! * DAY,
    seen: now,
  };
  return {
    ...progress,
    techniques: { ...progress.techniques, [technique]: mastery },
    strength: strengthAfter(progress.strength, demandOf(tenths), SCORES[outcome], now),
  };
}

function boxAfter(box: number, outcome: Outcome): number {
  if (outcome === 'missed') return 0;
  return outcome === 'found' ? Math.min(box + 1, INTERVALS.length - 1) : Math.max(1, box);
}

/** Glicko, one result at a time. */
export function strengthAfter(
  before: Strength,
  demand: number,
  score: number,
  now: number,
): Strength {
  const days = before.seen ? (now - before.seen) / DAY : 0;
  const deviation = Math.min(
    START.deviation,
    Math.hypot(before.deviation, FADING * Math.sqrt(Math.max(0, days))),
  );
  const expected = 1 / (1 + 10 ** ((demand - before.rating) / 400));
  const information = Q * Q * expected * (1 - expected);
  const variance = 1 / (1 / (deviation * deviation) + information);
  return {
    rating: before.rating + Q * variance * (score - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance)),
    seen: now,
  };
}

/** A lesson or a page was gone through. */
export function finished(progress: Progress, lesson: string, now: number): Progress {
  return progress.isKept ? { ...progress, done: { ...progress.done, [lesson]: now } } : progress;
}

/** Whether a lesson counts as learned: gone through, or found twice without help. */
export function isLearned(progress: Progress, lesson: string): boolean {
  return Object.hasOwn(progress.done, lesson) || masteryOf(progress, lesson).found > 1;
}

/** What to repeat now: what is due, the longest overdue first. */
export function dueNow({ techniques }: Progress, now: number): readonly string[] {
  const due = Object.entries(techniques).filter(([, { due }]) => due <= now);
  return due.sort(([, one], [, other]) => one.due - other.due).map(([name]) => name);
}

/** The next lesson of the course: the first that is not learned yet. */
export function nextLesson(progress: Progress, lessons: readonly string[]): string | undefined {
  return lessons.find((name) => !isLearned(progress, name));
}

/** The share of exercises that were found without help, of those that there were. */
export function shareFound({ found, hinted, missed }: Mastery): number {
  return found / Math.max(1, found + hinted + missed);
}

/** Both together: of each technique and lesson what was seen last. */
export function merged(one: Progress, other: Progress): Progress {
  const names = new Set([...Object.keys(one.techniques), ...Object.keys(other.techniques)]);
  const latest = (name: string): Mastery => {
    const [mine, theirs] = [masteryOf(one, name), masteryOf(other, name)];
    return theirs.seen > mine.seen ? theirs : mine;
  };
  return {
    isKept: one.isKept,
    techniques: Object.fromEntries([...names].map((name) => [name, latest(name)])),
    done: { ...other.done, ...one.done },
    strength: other.strength.seen > one.strength.seen ? other.strength : one.strength,
  };
}

/** What was kept, in a parsed document; anything that is not as it should be counts as new. */
export function readProgress(document: unknown): Progress {
  const { isKept, techniques, done, strength } = fieldsOf(document);
  const known = Object.entries(fieldsOf(techniques)).map(([name, one]) => [name, readMastery(one)]);
  return {
    isKept: isKept !== false,
    techniques: Object.fromEntries(known.filter(([, one]) => one)) as Progress['techniques'],
    done: Object.fromEntries(
      Object.entries(fieldsOf(done)).filter(([, at]) => isNumber(at)),
    ) as Progress['done'],
    strength: readStrength(strength),
  };
}

function readMastery(document: unknown): Mastery | undefined {
  const fields = { ...UNSEEN, ...fieldsOf(document) };
  const { found, hinted, missed, due, seen } = fields;
  if (![found, hinted, missed, fields.box, due, seen].every(isNumber)) return undefined;
  const box = Math.min(Math.max(0, Math.floor(fields.box)), INTERVALS.length - 1);
  return { found, hinted, missed, box, due, seen };
}

function readStrength(document: unknown): Strength {
  const { rating, deviation, seen } = { ...START, ...fieldsOf(document) };
  const isRight = [rating, deviation, seen].every(isNumber) && deviation > 0;
  return isRight ? { rating, deviation, seen } : START;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function fieldsOf(document: unknown): Record<string, unknown> {
  return typeof document === 'object' && document ? { ...document } : {};
}
