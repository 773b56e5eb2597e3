// What a key press means, whatever the keyboard layout.
import type { Tool } from '../game/entry';
import type { Line } from '../game/reading';
import { digitOf } from '../game/symbols';

export type Intent =
  | { readonly kind: 'digit'; readonly digit: number; readonly tool: Tool | undefined }
  | {
      readonly kind: 'move';
      readonly rows: number;
      readonly columns: number;
      readonly extend: boolean;
    }
  | { readonly kind: 'tool'; readonly tool: Tool }
  | { readonly kind: 'nextTool'; readonly by: number }
  | { readonly kind: 'read'; readonly line: Line }
  | { readonly kind: Command };

export type Command =
  | 'erase'
  | 'undo'
  | 'redo'
  | 'selectAll'
  | 'invert'
  | 'escape'
  | 'hint'
  | 'check'
  | 'pause'
  | 'help';

export interface Press {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  getModifierState(name: string): boolean;
}

type Direction = readonly [rows: number, columns: number];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const LETTER_ARROWS: Readonly<Record<string, Direction>> = {
  KeyW: [-1, 0],
  KeyS: [1, 0],
  KeyA: [0, -1],
  KeyD: [0, 1],
};
const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  KeyZ: 'digit',
  KeyX: 'corner',
  KeyC: 'centre',
  KeyV: 'colour',
};
/** Letters that are digits on no board. */
const READ_KEYS: Readonly<Record<string, Line>> = { r: 'row', t: 'column', q: 'box' };
const COMMANDS: Readonly<Record<string, Command>> = {
  Backspace: 'erase',
  Delete: 'erase',
  Escape: 'escape',
  Enter: 'check',
  F1: 'help',
  '?': 'hint',
};
const HELD: Readonly<Record<string, Tool>> = {
  Shift: 'corner',
  Alt: 'corner',
  Control: 'centre',
};

/** The intent of a key press on a board with `size` digits; undefined if it has none. */
export function intentOf(press: Press, size: number): Intent | undefined {
  if (press.metaKey || (press.ctrlKey && press.altKey)) return metaIntent(press);
  const digit = digitIntent(press, size);
  if (digit) return digit;
  if (press.ctrlKey) return controlIntent(press);
  if (press.altKey) return undefined;
  return plainIntent(press, size);
}

/** The tool that is in hand while a key is held. */
export function heldTool(key: string): Tool | undefined {
  return HELD[key];
}

function plainIntent(press: Press, size: number): Intent | undefined {
  const { code, key, shiftKey } = press;
  // as soon as A is a digit, none of the four letters moves
  const direction = ARROWS[key] ?? (size < 10 ? LETTER_ARROWS[code] : undefined);
  if (direction)
    return { kind: 'move', rows: direction[0], columns: direction[1], extend: shiftKey };
  const command = COMMANDS[key];
  if (command) return { kind: command };
  if (key === ' ') return { kind: 'nextTool', by: shiftKey ? -1 : 1 };
  if (shiftKey) return undefined;
  if (TOOL_KEYS[code]) return { kind: 'tool', tool: TOOL_KEYS[code] };
  const line = READ_KEYS[key.toLowerCase()];
  if (line) return { kind: 'read', line };
  return key.toLowerCase() === 'p' ? { kind: 'pause' } : undefined;
}

/** By the letter on the key, because Z and Y change places on German and Czech keyboards. */
function controlIntent({ key, shiftKey }: Press): Intent | undefined {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return { kind: 'redo' };
  if (letter === 'z') return { kind: 'undo' };
  if (letter === 'a') return { kind: 'selectAll' };
  return letter === 'i' ? { kind: 'invert' } : undefined;
}

/** The command key of a Mac does what Ctrl does, but for digits; AltGr writes characters. */
function metaIntent(press: Press): Intent | undefined {
  return press.metaKey && !press.altKey ? controlIntent(press) : undefined;
}

function digitIntent(press: Press, size: number): Intent | undefined {
  const digit = digitOfPress(press, size);
  if (digit === undefined) return undefined;
  if (digit === 0) return press.ctrlKey || press.altKey ? undefined : { kind: 'erase' };
  return { kind: 'digit', digit, tool: toolOfPress(press) };
}

function toolOfPress(press: Press): Tool | undefined {
  if (press.ctrlKey) return 'centre';
  return press.shiftKey || press.altKey || isShiftedNumpad(press) ? 'corner' : undefined;
}

/** By the place of the key, because the top row of a Czech keyboard writes letters. */
function digitOfPress(press: Press, size: number): number | undefined {
  const { code, key } = press;
  const number = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (number !== undefined) {
    const isArrow = code.startsWith('Numpad') && key.length > 1 && !isShiftedNumpad(press);
    return isArrow ? undefined : number === '0' ? 0 : digitOf(number, size);
  }
  // Ctrl and Alt with a letter belong to the browser
  const isLetter = /^[1-9a-z]$/i.test(key) && !press.ctrlKey && !press.altKey;
  return isLetter ? digitOf(key, size) : undefined;
}

/** With NumLock on, Shift turns the number pad into arrows, and Windows even hides that it is held. */
function isShiftedNumpad(press: Press): boolean {
  const isNumber = /^Numpad\d$/.test(press.code);
  return isNumber && press.key.length > 1 && press.getModifierState('NumLock');
}
