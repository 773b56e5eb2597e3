// What finished games add up to: times by board and level, and days in a row.

/** A game that was won. */
export interface Win {
  readonly board: string;
  readonly level: string;
  /** Milliseconds played. */
  readonly time: number;
  readonly score: number;
  /** The day, counted from 1 January 1970 by the player's own clock. */
  readonly day: number;
}

export interface Record {
  readonly board: string;
  readonly level: string;
  readonly won: number;
  readonly best: number;
  readonly mean: number;
  readonly highest: number;
}

export interface Streaks {
  /** Days in a row up to now; one that ended yesterday can still go on today. */
  readonly current: number;
  readonly longest: number;
}

const DAY = 86_400_000;

/** The day of a moment, where clocks are so many minutes behind UTC (as `getTimezoneOffset` says). */
export function dayOf(moment: number, minutesBehind: number): number {
  return Math.floor((moment - minutesBehind * 60_000) / DAY);
}

/** One record for each board and level, in the order in which they were first won. */
export function recordsOf(wins: readonly Win[]): readonly Record[] {
  const groups = new Map<string, readonly Win[]>();
  for (const win of wins) {
    const key = `${win.board} ${win.level}`;
    groups.set(key, [...(groups.get(key) ?? []), win]);
  }
  return [...groups.values()].map(recordOf);
}

function recordOf(wins: readonly Win[]): Record {
  const times = wins.map(({ time }) => time);
  return {
    board: wins[0]!.board,
    level: wins[0]!.level,
    won: wins.length,
    best: Math.min(...times),
    mean: Math.round(times.reduce((sum, time) => sum + time, 0) / times.length),
    highest: Math.max(...wins.map(({ score }) => score)),
  };
}

/** Days in a row on which a game was won. */
export function streaksOf(wins: readonly Win[], today: number): Streaks {
  const days = [...new Set(wins.map(({ day }) => day))].sort((one, other) => one - other);
  let [run, longest] = [0, 0];
  for (const [index, day] of days.entries()) {
    run = day === (days[index - 1] ?? NaN) + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  const isAlive = (days.at(-1) ?? -Infinity) >= today - 1;
  return { current: isAlive ? run : 0, longest };
}
