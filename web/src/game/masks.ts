// Sets of digits as bits: bit 0 stands for digit 1.

export type Mask = number;

const DIGITS = Array.from({ length: 25 }, (_, bit) => bit + 1);

export function bitOf(digit: number): Mask {
  return 1 << (digit - 1);
}

export function maskOf(digits: readonly number[]): Mask {
  return digits.reduce((mask, digit) => mask | bitOf(digit), 0);
}

export function fullMask(size: number): Mask {
  return 2 ** size - 1;
}

export function has(mask: Mask, digit: number): boolean {
  return (mask & bitOf(digit)) !== 0;
}

/** The digits of a mask, in rising order. */
export function digitsIn(mask: Mask): number[] {
  return mask ? DIGITS.filter((digit) => has(mask, digit)) : [];
}

export function countIn(mask: Mask): number {
  return digitsIn(mask).length;
}
