// How each cell is lit up by what is selected: bits, so that unchanged cells are told at once.

export const SELECTED = 1;
/** The keyboard stands here. */
export const CURSOR = 2;
export const SEEN = 4;
/** The digit is the one that is lit up. */
export const SAME = 8;
/** Somebody points at the name of the cell. */
export const POINTED = 16;

export interface Lamps {
  readonly digits: readonly number[];
  readonly selected: ReadonlySet<number>;
  readonly cursor: number;
  readonly seen: ReadonlySet<number>;
  /** The digit that is lit up, 0 for none. */
  readonly litDigit: number;
  readonly pointed: readonly number[];
}

/** The light of every cell. */
export function lightsOf(lamps: Lamps): readonly number[] {
  const { digits, selected, seen, litDigit } = lamps;
  const lights = digits.map((digit) => (digit && digit === litDigit ? SAME : 0));
  for (const cell of seen) lights[cell]! |= SEEN;
  for (const cell of selected) lights[cell]! |= SELECTED;
  for (const cell of lamps.pointed) lights[cell]! |= POINTED;
  lights[lamps.cursor]! |= CURSOR;
  return lights;
}
