// How cells are lit up by what is selected: a few of them by bits of their own, so that unchanged
// cells are told at once, and whole areas as one shape, since a step of the keyboard changes most
// of their cells.

export const SELECTED = 1;
/** The keyboard stands here. */
export const CURSOR = 2;
/** Somebody points at the name of the cell. */
export const POINTED = 4;

/** It has just refused something. */
export const SHAKEN = 8;

export interface Lamps {
  readonly selected: ReadonlySet<number>;
  readonly cursor: number;
  readonly pointed: readonly number[];
  readonly shaken: readonly number[];
}

/** The cells under each light; a cell is under one of them only. */
export interface Areas {
  readonly seen: readonly number[];
  /** The digit is the one that is lit up. */
  readonly same: readonly number[];
  readonly selected: readonly number[];
}

/** The light of each of so many cells. */
export function lightsOf(lamps: Lamps, count: number): readonly number[] {
  const { selected, cursor, pointed, shaken } = lamps;
  const lights = new Array<number>(count).fill(0);
  for (const cell of selected) lights[cell]! |= SELECTED;
  for (const cell of pointed) lights[cell]! |= POINTED;
  for (const cell of shaken) lights[cell]! |= SHAKEN;
  lights[cursor]! |= CURSOR;
  return lights;
}

/** The areas of what is selected, of what it sees, and of the digit that is lit up, 0 for none. */
export function areasOf(
  digits: readonly number[],
  selected: ReadonlySet<number>,
  seen: ReadonlySet<number>,
  litDigit: number,
): Areas {
  const isSame = (cell: number): boolean => litDigit > 0 && digits[cell] === litDigit;
  return {
    seen: [...seen].filter((cell) => !selected.has(cell) && !isSame(cell)),
    same: [...digits.keys()].filter((cell) => isSame(cell) && !selected.has(cell)),
    selected: [...selected],
  };
}
