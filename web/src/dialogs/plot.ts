// The plot of times: a dot for each win in the order in which they came, and how the mean went.

export interface Plot {
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  /** The line of the mean of the last few. */
  readonly line: string;
  /** Where a horizontal line stands for so many milliseconds. */
  readonly ticks: readonly { readonly y: number; readonly time: number }[];
  /** The index of the best one. */
  readonly best: number;
}

export const WIDTH = 600;
export const HEIGHT = 260;
export const LEFT = 88;
const [RIGHT, TOP, BOTTOM] = [14, 16, 16];
/** So many wins make a mean. */
const FEW = 5;
const SECOND = 1000;
/** Times that are easy to read, in seconds. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200];
const MOST_TICKS = 5;

/** The plot of times in milliseconds, the first win first; there is at least one. */
export function plotOf(times: readonly number[]): Plot {
  const step = stepOf(Math.max(...times));
  const count = Math.max(1, Math.ceil(Math.max(...times) / step));
  const height = (time: number): number =>
    HEIGHT - BOTTOM - (time / (count * step)) * (HEIGHT - TOP - BOTTOM);
  const place = (index: number): number =>
    LEFT + ((index + 0.5) / times.length) * (WIDTH - LEFT - RIGHT);
  const means = times.map((_, index) =>
    meanOf(times.slice(Math.max(0, index + 1 - FEW), index + 1)),
  );
  return {
    dots: times.map((time, index) => ({ x: place(index), y: height(time) })),
    line: `M${means.map((mean, index) => `${round(place(index))} ${round(height(mean))}`).join('L')}`,
    ticks: Array.from({ length: count + 1 }, (_, tick) => ({
      y: height(tick * step),
      time: tick * step,
    })),
    best: times.indexOf(Math.min(...times)),
  };
}

export function meanOf(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}

function stepOf(longest: number): number {
  const fits = (seconds: number): boolean => longest / (seconds * SECOND) <= MOST_TICKS;
  return (STEPS.find(fits) ?? Math.ceil(longest / SECOND / MOST_TICKS)) * SECOND;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
