// The review of a game: what the server has found out, and its course as a plot.
import type { ReviewDocument, TurnDocument } from '../api';
import { readGrid, readPuzzle, type Puzzle } from '../game/puzzle';

export interface Turn extends Omit<TurnDocument, 'before'> {
  /** The digits on the board before it. */
  readonly before: readonly number[];
}

export interface Review extends Omit<ReviewDocument, 'puzzle' | 'turns'> {
  readonly puzzle: Puzzle;
  readonly turns: readonly Turn[];
}

export function readReview(document: ReviewDocument): Review {
  const puzzle = readPuzzle(document.puzzle);
  const turns = document.turns.map((turn) => ({
    ...turn,
    before: readGrid(turn.before, puzzle.layout, 'before'),
  }));
  return { ...document, puzzle, turns };
}

/** Whether there is something to learn from a turn. */
export function isMoment({ is_pause, verdict }: Turn): boolean {
  return is_pause || verdict === 'guessed' || verdict === 'wrong';
}

/** A turn in the plot: a bar for its time, and how hard it was beside the easiest step. */
export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
  /** Where the player's step stands; undefined where nobody can tell. */
  readonly own: number | undefined;
  readonly easiest: number | undefined;
}

export interface Plot {
  readonly bars: readonly Bar[];
  readonly times: readonly { readonly y: number; readonly time: number }[];
  readonly ratings: readonly { readonly y: number; readonly tenths: number }[];
}

export const HEIGHT = 250;
export const LEFT = 46;
const RIGHT = 6;
/** The upper part is about time, the lower one about difficulty. */
const [TOP, MIDDLE, LOWER, BOTTOM] = [14, 142, 172, 238];
const SECOND = 1000;
/** Times that are easy to read, in seconds. */
const STEPS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200, 86_400];
const MOST_TICKS = 3;
const LEAST_TENTHS = 10;

/** The course of a game on a plot of some width; there is at least one turn. */
export function plotOf(turns: readonly Turn[], width: number): Plot {
  const step = stepOf(Math.max(...turns.map(({ time }) => time)));
  const count = Math.max(1, Math.ceil(Math.max(...turns.map(({ time }) => time)) / step));
  const room = (width - LEFT - RIGHT) / turns.length;
  const up = (time: number): number => (time / (count * step)) * (MIDDLE - TOP);
  const most = Math.max(20, ...turns.flatMap(tenthsIn));
  const level = (tenths: number | undefined): number | undefined =>
    tenths === undefined
      ? undefined
      : BOTTOM - ((tenths - LEAST_TENTHS) / (most - LEAST_TENTHS)) * (BOTTOM - LOWER);
  return {
    bars: turns.map((turn, index) => ({
      x: LEFT + index * room,
      width: room,
      y: MIDDLE - Math.max(2, up(turn.time)),
      height: Math.max(2, up(turn.time)),
      own: level(turn.skill?.tenths),
      easiest: level(easiestOf(turn)),
    })),
    times: Array.from({ length: count + 1 }, (_, tick) => ({
      y: MIDDLE - up(tick * step),
      time: tick * step,
    })),
    ratings: [LEAST_TENTHS, most].map((tenths) => ({ y: level(tenths)!, tenths })),
  };
}

/** How hard the easiest step was; the player's own may have been easier still. */
function easiestOf({ skill, seen }: Turn): number | undefined {
  return seen ? Math.min(seen.skill.tenths, skill?.tenths ?? Infinity) : skill?.tenths;
}

function tenthsIn({ skill, seen }: Turn): readonly number[] {
  return [skill, seen?.skill].flatMap((one) => (one ? [one.tenths] : []));
}

function stepOf(most: number): number {
  const fitting = STEPS.find((step) => most <= step * SECOND * MOST_TICKS);
  return (fitting ?? Math.ceil(most / SECOND / MOST_TICKS)) * SECOND;
}
