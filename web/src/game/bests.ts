// The best times of the player, for each kind of puzzle.
import type { Puzzle } from './puzzle';

/** Milliseconds by the kind of puzzle. */
export type Bests = Readonly<Record<string, number>>;

/** The kind of a puzzle: its board and level; undefined for puzzles that are of no kind. */
export function kindOf({ info }: Puzzle): string | undefined {
  const { board, level } = info;
  return board && level ? `${board} ${level}` : undefined;
}

/** The times in a text; none if it cannot be read. */
export function readBests(text: string | null): Bests {
  try {
    const times = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(times.filter(([, time]) => typeof time === 'number' && time >= 0));
  } catch {
    return {};
  }
}

/** The times with one more. */
export function withTime(bests: Bests, kind: string, time: number): Bests {
  return { ...bests, [kind]: Math.min(time, bests[kind] ?? Infinity) };
}
