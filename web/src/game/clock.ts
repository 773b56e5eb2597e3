// The playing time: what was played before, and since when it is running. Times are milliseconds.

export interface Clock {
  readonly played: number;
  /** When it was started; undefined while it stands. */
  readonly since: number | undefined;
}

export const NEW_CLOCK: Clock = { played: 0, since: undefined };

export function startClock(clock: Clock, now: number): Clock {
  return clock.since === undefined ? { ...clock, since: now } : clock;
}

export function stopClock(clock: Clock, now: number): Clock {
  return { played: readClock(clock, now), since: undefined };
}

export function readClock({ played, since }: Clock, now: number): number {
  return since === undefined ? played : played + Math.max(0, now - since);
}

/** The time as people write it: 0:07, 12:34, 1:02:03. */
export function writeTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const pad = (part: number): string => String(part).padStart(2, '0');
  const head = hours ? `${hours}:${pad(minutes)}` : String(minutes);
  return `${head}:${pad(seconds % 60)}`;
}
