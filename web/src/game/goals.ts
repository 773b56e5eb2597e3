// Goals that are reached by winning: challenges, and the puzzles of days. The browser keeps them, too.
import { isChallenge } from './challenges';
import { isDay } from './days';
import { countOf, DocumentError, fieldsOf, listOf } from './document';

const FORMAT = 'nonet-goals';
const VERSION = 1;

export type GoalKind = 'challenge' | 'daily';

/** The name of a challenge is its number, that of a daily puzzle its day (2026-01-31). */
export interface Aim {
  readonly kind: GoalKind;
  readonly name: string;
}

/** An aim that was reached: when first, and in how many milliseconds at best. */
export interface Goal extends Aim {
  readonly best: number;
  readonly reached: number;
}

type Info = Readonly<Record<string, string>>;

/** What winning a puzzle reaches, by what is known about the puzzle. */
export function aimOf({ challenge, daily }: Info): Aim | undefined {
  if (challenge) return { kind: 'challenge', name: challenge };
  return daily ? { kind: 'daily', name: daily } : undefined;
}

/** The aim in one word, as the server has it: challenge:12. */
export function keyOf({ kind, name }: Aim): string {
  return `${kind}:${name}`;
}

/** All goals of both lists: the earlier time and the better result count. */
export function merged(one: readonly Goal[], other: readonly Goal[]): readonly Goal[] {
  const goals = new Map(one.map((goal) => [keyOf(goal), goal]));
  for (const goal of other) {
    const known = goals.get(keyOf(goal));
    goals.set(keyOf(goal), known ? better(known, goal) : goal);
  }
  return [...goals.values()];
}

/** Those of the goals that would change the others. */
export function newIn(goals: readonly Goal[], others: readonly Goal[]): readonly Goal[] {
  const known = new Map(others.map((goal) => [keyOf(goal), goal]));
  return goals.filter((goal) => {
    const other = known.get(keyOf(goal));
    return !other || goal.best < other.best || goal.reached < other.reached;
  });
}

/** The goals of a kind by their names. */
export function byName(goals: readonly Goal[], kind: GoalKind): ReadonlyMap<string, Goal> {
  return new Map(goals.filter((goal) => goal.kind === kind).map((goal) => [goal.name, goal]));
}

/** The goals of a text; none where it is missing or broken. */
export function readGoals(text: string | null): readonly Goal[] {
  try {
    return listOf(JSON.parse(text ?? '[]'), 'the goals').map(readGoal);
  } catch {
    return [];
  }
}

/** The goals as a file; docs/games.md says what stands in it. */
export function writeProgress(goals: readonly Goal[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, goals })}\n`;
}

/** The goals of a file; undefined if it is about something else, or broken. */
export function readProgress(text: string): readonly Goal[] | undefined {
  try {
    const { format, version, goals } = fieldsOf(JSON.parse(text), 'the progress');
    if (format !== FORMAT || version !== VERSION) return undefined;
    return listOf(goals, 'the goals').map(readGoal);
  } catch {
    return undefined;
  }
}

function readGoal(document: unknown): Goal {
  const { kind, name, best, reached } = fieldsOf(document, 'a goal');
  return {
    ...readAim(kind, String(name)),
    best: countOf(best, 'the best time'),
    reached: countOf(reached, 'the time of a goal'),
  };
}

function readAim(kind: unknown, name: string): Aim {
  if (kind === 'challenge' && isChallenge(name)) return { kind, name };
  if (kind === 'daily' && isDay(name)) return { kind, name };
  throw new DocumentError(`not a level or a day: ${name.slice(0, 40)}`);
}

function better(one: Goal, other: Goal): Goal {
  const [best, reached] = [Math.min(one.best, other.best), Math.min(one.reached, other.reached)];
  return { ...one, best, reached };
}
