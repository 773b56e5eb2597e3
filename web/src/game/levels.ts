// The levels of puzzles, the easiest first.

export const LEVELS = [
  'beginner',
  'easy',
  'medium',
  'tricky',
  'hard',
  'expert',
  'master',
  'extreme',
  'beyond',
] as const;
