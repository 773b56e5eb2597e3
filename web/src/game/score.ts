// The score of a game: points for the puzzle and for speed, less what help and mistakes cost.
// docs/games.md explains it; `nonet.play` computes the same numbers.
import type { Assistance } from './assistance';
import { countFilled, countMistakes, isByMachine, type Game } from './game';
import { LEVELS } from './levels';

/** Points for each empty cell, times the number of the level. */
const PER_CELL = 10;
/** Seconds for each empty cell, times the number of the level, in which half of the bonus is left. */
const PAR = 5;

/** One reason why points are lost, how often it came, and how many percent that costs. */
export interface Cost {
  readonly kind: 'mistakes' | 'filled' | 'told' | Assistance;
  readonly count: number;
  readonly percent: number;
}

/** Points for the puzzle, the bonus for speed, and percent that are left of both. */
export interface Score {
  readonly points: number;
  readonly bonus: number;
  readonly percent: number;
  readonly total: number;
  /** What explains the percent that are missing; some of it costs nothing. */
  readonly costs: readonly Cost[];
}

/** Percent that each of these costs; assistance only once, however often it was used. */
export const PERCENT: Readonly<Record<Cost['kind'], number>> = {
  mistakes: 5,
  filled: 5,
  told: 1,
  conflicts: 0,
  forbid: 10,
  candidates: 10,
  check: 20,
  solver: 100,
};

/** The score of a game as it stands; it is final when the game is won. What the machine has solved has none. */
export function scoreOf(game: Game): Score {
  const weight = game.puzzle.givens.filter((digit) => !digit).length * levelOf(game);
  const [points, par] = [PER_CELL * weight, PAR * weight];
  const seconds = Math.floor(game.time / 1000);
  const bonus = par ? Math.floor((points * par) / (par + seconds)) : 0;
  const costs = costsOf(game);
  const left = 100 - costs.reduce((sum, cost) => sum + cost.percent, 0);
  const percent = isByMachine(game) ? 0 : left;
  return { points, bonus, percent, total: Math.floor(((points + bonus) * percent) / 100), costs };
}

/** The number of the level, from 1; a puzzle without one counts as easy. */
function levelOf({ puzzle }: Game): number {
  return (
    LEVELS.findIndex((level) => level === puzzle.info['level']) + 1 || LEVELS.indexOf('easy') + 1
  );
}

function costsOf(game: Game): readonly Cost[] {
  const counts: readonly (readonly [Cost['kind'], number])[] = [
    ['mistakes', countMistakes(game)],
    ['filled', countFilled(game)],
    ['told', game.hints.length],
    ...game.used.map((name) => [name, 1] as const),
  ];
  let left = 100;
  return counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => {
      const percent = Math.min(count * PERCENT[kind], left); // nobody loses more than there is
      left -= percent;
      return { kind, count, percent };
    });
}
