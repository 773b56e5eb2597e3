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
  /** The games that have counted, and when. */
  readonly games: Readonly<Record<string, number>>;
}

/** What a game says about its player. */
export interface GameResult {
  readonly id: string;
  /** How hard its puzzle is, in tenths; 0 where nobody can tell. */
  readonly tenths: number;
  /** From 0 to 1; null unless it was won. */
  readonly score: number | null;
  readonly techniques: readonly {
    readonly technique: string;
    readonly found: number;
    readonly hinted: number;
    readonly missed: number;
  }[];
}

const DAY = 86_400_000;

/** Days until a technique comes back, by box. */
const INTERVALS = [0, 1, 3, 7, 16, 35, 80];

const START: Strength = { rating: 1200, deviation: 350, seen: 0 };
const LEAST_DEVIATION = 45;
/** So many games are remembered as counted. */
const MOST_GAMES = 400;
/** The next puzzle is so much harder than the player is strong. */
const MORE = 40;
const [LEAST_TENTHS, MOST_TENTHS, SPAN] = [12, 95, 4];
/** How much less sure we are after a day without a result. */
const FADING = 8;
const Q = Math.LN10 / 400;

const SCORES: Readonly<Record<Outcome, number>> = { found: 1, hinted: 0.4, missed: 0 };

export const NEW: Progress = { isKept: true, techniques: {}, done: {}, strength: START, games: {} };

const UNSEEN: Mastery = { found: 0, hinted: 0, missed: 0, box: 0, due: 0, seen: 0 };

export function masteryOf({ techniques }: Progress, technique: string): Mastery {
  return Object.hasOwn(techniques, technique) ? techniques[technique]! : UNSEEN;
}

/** The strength that a player needs to find a technique half of the time, by its rating in tenths. */
export function demandOf(tenths: number): number {
  return 800 + 20 * tenths;
}

/** The ratings of a puzzle just above a strength, such as 2.6-3.0. */
export function nextRatings({ rating }: Strength): string {
  const tenths = Math.round((rating + MORE - 800) / 20);
  const least = Math.min(Math.max(tenths, LEAST_TENTHS), MOST_TENTHS - SPAN);
  return [least, least + SPAN].map((one) => (one / 10).toFixed(1)).join('-');
}

/** Whether a game has counted already. */
export function hasCounted({ games }: Progress, id: string): boolean {
  return Object.hasOwn(games, id);
}

/** What is known after a game: it counts once, by the rating of its puzzle, and if it was won. */
export function withGame(progress: Progress, game: GameResult, now: number): Progress {
  if (!progress.isKept || hasCounted(progress, game.id)) return progress;
  const games = { ...progress.games, [game.id]: now };
  const known = Object.entries(games).sort(([, one], [, other]) => other - one);
  const counted = { ...progress, games: Object.fromEntries(known.slice(0, MOST_GAMES)) };
  if (game.score === null || !game.tenths) return counted;
  const strength = strengthAfter(progress.strength, demandOf(game.tenths), game.score, now);
  return { ...counted, strength, techniques: masteriesAfter(progress, game, now) };
}

/** Each technique has one result in a game for when it comes back, however often it was used. */
function masteriesAfter(
  progress: Progress,
  { techniques }: GameResult,
  now: number,
): Progress['techniques'] {
  const seen = techniques.map(({ technique, found, hinted, missed }) => {
    const before = masteryOf(progress, technique);
    const box = boxAfter(before.box, missed ? 'missed' : hinted ? 'hinted' : 'found');
    const mastery: Mastery = {
      found: before.found + found,
      hinted: before.hinted + hinted,
      missed: before.missed + missed,
      box,
      due: now + INTERVALS[box]! * DAY,
      seen: now,
    };
    return [technique, mastery];
  });
  return { ...progress.techniques, ...Object.fromEntries(seen) };
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
    games: { ...other.games, ...one.games },
  };
}

/** What was kept, in a parsed document; anything that is not as it should be counts as new. */
export function readProgress(document: unknown): Progress {
  const { isKept, techniques, done, strength, games } = fieldsOf(document);
  const known = Object.entries(fieldsOf(techniques)).map(([name, one]) => [name, readMastery(one)]);
  return {
    isKept: isKept !== false,
    techniques: Object.fromEntries(known.filter(([, one]) => one)) as Progress['techniques'],
    done: readMoments(done),
    strength: readStrength(strength),
    games: readMoments(games),
  };
}

function readMoments(document: unknown): Readonly<Record<string, number>> {
  const moments = Object.entries(fieldsOf(document)).filter(([, at]) => isNumber(at));
  return Object.fromEntries(moments) as Record<string, number>;
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
