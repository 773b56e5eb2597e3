// The difficulty of the steps of a way as a curve.

export interface Curve {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly line: string;
  readonly area: string;
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
}

export const [WIDTH, HEIGHT] = [300, 110];
const [LEFT, RIGHT, TOP, BOTTOM] = [26, 6, 8, 8];
const MOST_TICKS = 5;

/** The curve of difficulties, the first step first. */
export function curveOf(difficulties: readonly number[]): Curve {
  const most = Math.max(2, Math.ceil(Math.max(0, ...difficulties)));
  const step = Math.ceil(most / MOST_TICKS);
  const height = (value: number): number =>
    HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);
  const wide = (WIDTH - LEFT - RIGHT) / Math.max(1, difficulties.length - 1);
  const xs = difficulties.map((_, at) => round(LEFT + at * wide));
  const ys = difficulties.map((value) => round(height(value)));
  const line = xs.map((x, at) => `${at ? 'L' : 'M'}${x} ${ys[at]!}`).join('');
  const foot = HEIGHT - BOTTOM;
  return {
    xs,
    ys,
    line,
    area: xs.length ? `${line}L${xs.at(-1)!} ${foot}L${xs[0]!} ${foot}z` : '',
    ticks: Array.from({ length: Math.floor(most / step) + 1 }, (_, tick) => ({
      y: height(tick * step),
      value: tick * step,
    })),
  };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
