// The background of each challenge, drawn from its number: nine kinds of pattern, 81 hues. It is
// quiet enough for text: `scenery.test.ts` measures the contrast of what stands on it.

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** An area, and how far its tone is from that of the paper: 0 to 1. */
export interface Shape {
  readonly path: string;
  readonly tone: number;
}

export interface Scenery {
  readonly hue: number;
  readonly shapes: readonly Shape[];
}

type Chance = () => number;
type Pattern = (chance: Chance) => readonly Shape[];
type Point = readonly [x: number, y: number];

/** Degrees from one hue to the next: no two challenges in a row look alike. */
const GOLDEN_ANGLE = 137.5;

const PATTERNS: readonly Pattern[] = [
  hills,
  bubbles,
  facets,
  rings,
  rays,
  bands,
  diamonds,
  petals,
  panes,
];

/** The background of a challenge; the same for everyone. */
export function sceneryOf(number: number): Scenery {
  const pattern = PATTERNS[number % PATTERNS.length]!;
  return { hue: (number * GOLDEN_ANGLE) % 360, shapes: pattern(chanceOf(number)) };
}

/** The colour of a tone, for light and for dark schemes. */
export function colourOf(hue: number, tone: number): string {
  const { light, dark } = coloursOf(hue, tone);
  return `light-dark(${light}, ${dark})`;
}

/** Both colours of a tone. */
export function coloursOf(hue: number, tone: number): { light: string; dark: string } {
  const colour = (lightness: number): string =>
    `oklch(${lightness.toFixed(3)} ${(0.02 + 0.03 * tone).toFixed(3)} ${hue.toFixed(1)})`;
  return { light: colour(0.965 - 0.06 * tone), dark: colour(0.17 + 0.09 * tone) };
}

/** Waves behind waves, from far to near. */
function hills(chance: Chance): readonly Shape[] {
  return steps(7).map((depth) => {
    const base = HEIGHT * (0.22 + 0.11 * depth);
    const [swing, phase, waves] = [40 + 50 * chance(), 6.28 * chance(), 1 + 2 * chance()];
    const crest = steps(33).map((index): Point => {
      const x = (index * WIDTH) / 32;
      return [x, base + swing * Math.sin(phase + (waves * 6.28 * x) / WIDTH)];
    });
    return { path: polygon([...crest, [WIDTH, HEIGHT], [0, HEIGHT]]), tone: (depth + 1) / 7 };
  });
}

/** Discs of all sizes. */
function bubbles(chance: Chance): readonly Shape[] {
  return steps(46).map(() => {
    const radius = 14 + 130 * chance() ** 2.2;
    return { path: disc(WIDTH * chance(), HEIGHT * chance(), radius), tone: 0.15 + 0.7 * chance() };
  });
}

/** A crumpled sheet of triangles. */
function facets(chance: Chance): readonly Shape[] {
  const [columns, rows] = [10, 7];
  const corner = steps((columns + 1) * (rows + 1)).map((index): Point => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    const [x, y] = [column - 0.25 + 0.5 * chance(), row - 0.25 + 0.5 * chance()];
    return [(1.1 * x * WIDTH) / columns - 80, (1.1 * y * HEIGHT) / rows - 50];
  });
  return steps(columns * rows).flatMap((index) => {
    const first = index + Math.floor(index / columns);
    const [a, b, c, d] = [0, 1, columns + 1, columns + 2].map((more) => corner[first + more]!);
    return [
      { path: polygon([a!, b!, c!]), tone: chance() },
      { path: polygon([b!, d!, c!]), tone: chance() },
    ];
  });
}

/** Rings around a place beside the board. */
function rings(chance: Chance): readonly Shape[] {
  const [x, y] = [WIDTH * (0.6 + 0.4 * chance()), HEIGHT * chance()];
  const count = 13;
  return steps(count).map((index) => ({
    path: disc(x, y, (count - index) * (95 + 20 * chance())),
    tone: index % 2 ? 0.15 : 0.35 + (0.65 * index) / count,
  }));
}

/** Rays from below a corner. */
function rays(chance: Chance): readonly Shape[] {
  const from: Point = [WIDTH * chance(), HEIGHT * 1.15];
  const edges = steps(23).map((index) => Math.PI * (1 + (index + 0.7 * chance()) / 22));
  return edges.slice(1).map((angle, index) => {
    const ends = [edges[index]!, angle].map((one): Point => along(from, one, 2400));
    return { path: polygon([from, ...ends]), tone: index % 2 ? 0.1 : 0.3 + 0.6 * chance() };
  });
}

/** Slanted bands of all widths. */
function bands(chance: Chance): readonly Shape[] {
  const slant = 300 + 400 * chance();
  let x = -slant;
  return steps(22).map((index) => {
    const [left, width] = [x, 40 + 130 * chance()];
    x += width;
    const corners: Point[] = [
      [left + slant, 0],
      [x + slant, 0],
      [x, HEIGHT],
      [left, HEIGHT],
    ];
    return { path: polygon(corners), tone: index % 2 ? 0.1 : 0.2 + 0.75 * chance() };
  });
}

/** Squares on their corners. */
function diamonds(chance: Chance): readonly Shape[] {
  const side = 100 + 60 * chance();
  const columns = Math.ceil(WIDTH / side) + 1;
  return steps(columns * (Math.ceil(HEIGHT / side) * 2 + 1)).map((index) => {
    const row = Math.floor(index / columns);
    const x = ((index % columns) + (row % 2 ? 0.5 : 0)) * side;
    const [y, half] = [(row * side) / 2, (side / 2) * (0.7 + 0.2 * chance())];
    const corners: Point[] = [
      [x, y - half],
      [x + half, y],
      [x, y + half],
      [x - half, y],
    ];
    return { path: polygon(corners), tone: 0.1 + 0.5 * chance() };
  });
}

/** Flowers that overlap. */
function petals(chance: Chance): readonly Shape[] {
  return steps(7).flatMap(() => {
    const [x, y, size] = [WIDTH * chance(), HEIGHT * chance(), 120 + 200 * chance()];
    const [count, turn, tone] = [5 + Math.floor(4 * chance()), 6.28 * chance(), chance()];
    return steps(count).map((index) => ({
      path: petal([x, y], turn + (6.28 * index) / count, size),
      tone: 0.1 + 0.6 * tone + 0.3 * (index / count),
    }));
  });
}

/** A window with panes of all sizes. */
function panes(chance: Chance): readonly Shape[] {
  const cuts = (length: number): readonly number[] => {
    const places = [0];
    while (places.at(-1)! < length) places.push(places.at(-1)! + 70 + 190 * chance());
    return places;
  };
  const [columns, rows] = [cuts(WIDTH), cuts(HEIGHT)];
  return rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).map((right, column) => {
      const [left, top] = [columns[column]! + 6, rows[row]! + 6];
      const corners: Point[] = [
        [left, top],
        [right - 6, top],
        [right - 6, bottom - 6],
        [left, bottom - 6],
      ];
      return { path: polygon(corners), tone: 0.1 + 0.8 * chance() };
    }),
  );
}

function steps(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function along([x, y]: Point, angle: number, distance: number): Point {
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}z`;
}

function disc(x: number, y: number, radius: number): string {
  const r = radius.toFixed(0);
  return `M${(x - radius).toFixed(0)} ${y.toFixed(0)}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0z`;
}

function petal(from: Point, angle: number, size: number): string {
  const places = [along(from, angle - 0.45, size * 0.7), along(from, angle, size)];
  const [one, end, other] = [...places, along(from, angle + 0.45, size * 0.7)].map(([x, y]) =>
    [x.toFixed(0), y.toFixed(0)].join(' '),
  );
  return `M${from[0].toFixed(0)} ${from[1].toFixed(0)}Q${one} ${end}Q${other} ${from[0].toFixed(0)} ${from[1].toFixed(0)}z`;
}

/** Numbers from 0 to 1 that depend on the seed alone (a Weyl sequence, well mixed). */
function chanceOf(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b9);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
