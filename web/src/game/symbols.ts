// How digits are written: 1-9, then letters.

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';
const EMPTY = '.';

/** The symbol of a digit; 0 is an empty cell. */
export function symbolOf(digit: number): string {
  return digit ? SYMBOLS.charAt(digit - 1) : EMPTY;
}

/** The digit of a symbol, 0 for the empty cell, undefined for anything else. */
export function digitOf(symbol: string, size: number): number | undefined {
  if (symbol === EMPTY) return 0;
  const digit = symbol.length === 1 ? SYMBOLS.indexOf(symbol.toUpperCase()) + 1 : 0;
  return digit >= 1 && digit <= size ? digit : undefined;
}

/** All cells in one line of symbols. */
export function writeLine(grid: readonly number[]): string {
  return grid.map(symbolOf).join('');
}

/** The digits of a line of symbols; undefined if it has anything else. */
export function readLine(line: string, size: number): readonly number[] | undefined {
  const digits = Array.from(line, (symbol) => digitOf(symbol, size));
  return digits.every((digit) => digit !== undefined) ? digits : undefined;
}
