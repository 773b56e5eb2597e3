// What a key press means, whatever the keyboard layout.
import { digitOf } from '../game/symbols';

export type Intent =
  | { readonly kind: 'enter'; readonly digit: number }
  | { readonly kind: 'move'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'undo' | 'redo' | 'help' | 'closeHint' };

export interface Press {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const DIRECTIONS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const ERASERS = new Set(['Backspace', 'Delete']);

/** The intent of a key press on a board with `size` digits; undefined if it has none. */
export function intentOf(press: Press, size: number): Intent | undefined {
  if (press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return historyIntent(press);
  const direction = DIRECTIONS[press.key];
  if (direction) return { kind: 'move', rows: direction[0], columns: direction[1] };
  if (press.key === '?') return { kind: 'help' };
  if (press.key === 'Escape') return { kind: 'closeHint' };
  if (ERASERS.has(press.key)) return { kind: 'enter', digit: 0 };
  const digit = digitOfPress(press, size);
  return digit === undefined ? undefined : { kind: 'enter', digit };
}

/** By the letter on the key, because Z and Y change places on German and Czech keyboards. */
function historyIntent({ key, shiftKey }: Press): Intent | undefined {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return { kind: 'redo' };
  return letter === 'z' ? { kind: 'undo' } : undefined;
}

/** By the place of the key, because the top row of a Czech keyboard writes letters. */
function digitOfPress({ code, key }: Press, size: number): number | undefined {
  const number = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (number === '0') return 0;
  const symbol = number ?? (/^[1-9a-z]$/i.test(key) ? key : undefined);
  return symbol === undefined ? undefined : digitOf(symbol, size);
}
