// Goals that are reached by winning: challenges, and the puzzles of days. The browser keeps them, too.
import { countOf, fieldsOf, listOf } from './document';

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

function readGoal(document: unknown): Goal {
  const { kind, name, best, reached } = fieldsOf(document, 'a goal');
  return {
    kind: kind === 'challenge' ? kind : 'daily',
    name: String(name),
    best: countOf(best, 'the best time'),
    reached: countOf(reached, 'the time of a goal'),
  };
}

function better(one: Goal, other: Goal): Goal {
  const [best, reached] = [Math.min(one.best, other.best), Math.min(one.reached, other.reached)];
  return { ...one, best, reached };
}
