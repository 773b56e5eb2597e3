// Exercises for tests.
import type { Exercise } from './exercise';

/** An exercise of which a test needs these parts alone. */
export function exerciseWith(parts: Partial<Exercise>): Exercise {
  return parts as Exercise;
}
