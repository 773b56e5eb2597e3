// How far the first puzzle was when it was left.
import type { Mask } from '../game/masks';
import { MOST_SEED, STAGE_COUNT, stageOf } from './stages';

export interface Visit {
  readonly stage: number;
  /** The form of its board. */
  readonly seed: number;
  readonly digits: readonly number[];
  readonly notes: readonly Mask[];
}

/** What the browser has kept; else the beginning, with the boards of a seed. */
export function readVisit(text: string | null, fresh: number): Visit {
  try {
    const { stage, seed = 0, digits, notes } = JSON.parse(text ?? '') as Partial<Visit> & Visit;
    if (
      Number.isInteger(stage) &&
      stage >= 0 &&
      stage < STAGE_COUNT &&
      isSeed(seed) &&
      areRight({ stage, seed, digits, notes })
    )
      return { stage, seed, digits, notes };
  } catch {
    // nothing was kept
  }
  const { givens } = stageOf(0, fresh).puzzle;
  return { stage: 0, seed: fresh, digits: givens, notes: givens.map(() => 0) };
}

/** Whether each digit is empty or right, and each note a set of digits. */
function areRight({ stage, seed, digits, notes }: Visit): boolean {
  const { puzzle, solution } = stageOf(stage, seed);
  const full = 2 ** puzzle.layout.size;
  return (
    digits.length === solution.length &&
    notes.length === solution.length &&
    digits.every(
      (digit, cell) => digit === solution[cell] || (digit === 0 && !puzzle.givens[cell]),
    ) &&
    notes.every((mask) => Number.isInteger(mask) && mask >= 0 && mask < full)
  );
}

/** The seed of an address such as /learn/first?seed=7, the same boards for everybody. */
export function seedIn(query: URLSearchParams): number | undefined {
  const seed = Number(query.get('seed') ?? NaN);
  return isSeed(seed) ? seed : undefined;
}

function isSeed(seed: number): boolean {
  return Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED;
}
