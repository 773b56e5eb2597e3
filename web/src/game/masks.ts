// Sets of digits as bits: bit 0 stands for digit 1.

export type Mask = number;

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
  const digits: number[] = [];
  for (let rest = mask; rest; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
  return digits;
}
