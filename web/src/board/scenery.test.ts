import { describe, expect, test } from 'vitest';
import { CHALLENGES } from '../game/challenges';
import css from '../looks.css?raw';
import { coloursOf, sceneryOf } from './scenery';

const NUMBERS = Array.from({ length: CHALLENGES }, (_, index) => index + 1);

const GROUNDS = NUMBERS.map((number) => sceneryOf(number).hue).flatMap((hue) =>
  [0, 0.5, 1].map((tone) => coloursOf(hue, tone)),
);

test('each challenge has a background of its own, always the same', () => {
  const drawings = NUMBERS.map((number) => JSON.stringify(sceneryOf(number)));
  expect(new Set(drawings).size).toBe(CHALLENGES);
  expect(JSON.stringify(sceneryOf(12))).toBe(drawings[11]);
  for (const drawing of drawings) {
    expect(drawing).not.toContain('NaN');
    expect(drawing.length).toBeLessThan(30_000);
  }
});

test('tones are within bounds', () => {
  const tones = NUMBERS.flatMap((number) => sceneryOf(number).shapes.map(({ tone }) => tone));
  expect(Math.min(...tones)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...tones)).toBeLessThanOrEqual(1);
});

describe('text on it can be read', () => {
  const inks = ['ink', 'soft', 'accent', 'conflict'].flatMap((name) =>
    [...css.matchAll(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`, 'g'))].map(
      ([, light, dark]) => ({ name, light: light!, dark: dark! }),
    ),
  );

  test.each(inks)('$name, $light and $dark', ({ light, dark }) => {
    const contrasts = GROUNDS.flatMap((ground) => [
      contrast(hex(light), oklch(ground.light)),
      contrast(hex(dark), oklch(ground.dark)),
    ]);
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
  });

  test('all looks were found', () => expect(inks).toHaveLength(7));
});

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance([red, green, blue]: readonly number[]): number {
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function hex(colour: string): number {
  const long = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const parts = [1, 3, 5].map((at) => parseInt(long.slice(at, at + 2), 16) / 255);
  return luminance(
    parts.map((one) => (one > 0.04045 ? ((one + 0.055) / 1.055) ** 2.4 : one / 12.92)),
  );
}

/** By Ottosson's definition of OKLab. */
function oklch(colour: string): number {
  const [lightness, chroma, hue] = colour.match(/[\d.]+/g)!.map(Number) as [number, number, number];
  const [a, b] = [Math.cos, Math.sin].map((turn) => chroma * turn((hue * Math.PI) / 180)) as [
    number,
    number,
  ];
  const [l, m, s] = [
    lightness + 0.3963377774 * a + 0.2158037573 * b,
    lightness - 0.1055613458 * a - 0.0638541728 * b,
    lightness - 0.0894841775 * a - 1.291485548 * b,
  ].map((one) => one ** 3) as [number, number, number];
  return luminance([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}
