// How far the first puzzle was when it was left.
import type { Mask } from '../game/masks';
import { STAGE_COUNT, stageOf } from './tutor';

export interface Visit {
  readonly stage: number;
  readonly digits: readonly number[];
  readonly notes: readonly Mask[];
}

/** What the browser has kept; the beginning where that is nothing, or not what it should be. */
export function readVisit(text: string | null): Visit {
  try {
    const { stage, digits, notes } = JSON.parse(text ?? '') as Visit;
    if (
      Number.isInteger(stage) &&
      stage >= 0 &&
      stage < STAGE_COUNT &&
      areRight(stage, digits, notes)
    )
      return { stage, digits, notes };
  } catch {
    // nothing was kept
  }
  const { givens } = stageOf(0).puzzle;
  return { stage: 0, digits: givens, notes: givens.map(() => 0) };
}

/** Whether each digit is empty or right, and each note a set of digits. */
function areRight(stage: number, digits: readonly number[], notes: readonly Mask[]): boolean {
  const { puzzle, solution } = stageOf(stage);
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
