// Level mode: 81 challenges, each opened by the one before. Challenge n has n empty cells.

export const CHALLENGES = 81;

/** Whether a text is the number of a challenge. */
export function isChallenge(name: string): boolean {
  return /^[1-9]\d?$/.test(name) && Number(name) <= CHALLENGES;
}

/** The last challenge that is open; each that was finished opens the next. */
export function lastOpen(finished: Iterable<number>): number {
  return Math.min(CHALLENGES, 1 + Math.max(0, ...finished));
}

/** The challenge to play next: the first open one that is not finished, else the last. */
export function nextChallenge(finished: ReadonlySet<number>): number {
  const last = lastOpen(finished);
  for (let challenge = 1; challenge < last; challenge++)
    if (!finished.has(challenge)) return challenge;
  return last;
}
