// What a player does, as data and as text: docs/games.md lists the vocabulary.
import type { Layout } from './layout';
import { SWITCHED_RULES, type SwitchedRule } from './switching';
import { digitOf, symbolOf } from './symbols';

/** What can stand in a cell beside its digit; each is a set of digits. */
export type Layer = 'corner' | 'centre' | 'colour' | 'out';

export type Verb = 'fill-corner' | 'fill-centre' | 'lock' | 'unlock' | 'restart';

/** Writes a digit, 0 to erase it; `sweep` removes it from the notes of peers. */
export interface Enter {
  readonly kind: 'enter';
  readonly cells: readonly number[];
  readonly digit: number;
  readonly sweep: boolean;
}

/** Adds a digit to a layer, or removes it. */
export interface Mark {
  readonly kind: 'add' | 'remove';
  readonly cells: readonly number[];
  readonly layer: Layer;
  readonly digit: number;
}

export interface Clear {
  readonly kind: 'clear';
  readonly cells: readonly number[];
  readonly layer: Layer;
}

/** Switches a rule on or off. */
export interface Switch {
  readonly kind: 'switch';
  readonly rule: SwitchedRule;
  readonly isOn: boolean;
}

export type Change = Enter | Mark | Clear | Switch | { readonly kind: Verb };

/** One step of undo: several changes that belong together. */
export type Move = readonly Change[];

export const COLOURS = 9;
const LONGEST = 40_000;

const SIGNS: Readonly<Record<Layer, string>> = { corner: '^', centre: '_', colour: '#', out: 'x' };
const LAYERS = new Map(Object.entries(SIGNS).map(([layer, sign]) => [sign, layer as Layer]));
const VERBS: Readonly<Record<Verb, string>> = {
  'fill-corner': '^fill',
  'fill-centre': '_fill',
  lock: 'lock',
  unlock: 'unlock',
  restart: 'restart',
};
const VERBS_BY_TEXT = new Map(Object.entries(VERBS).map(([verb, text]) => [text, verb as Verb]));
const CHANGE = /^([rc0-9,]+)(?:=(.)(~?)|([\^_#x])(?:([+-])(.)|\.))$/;
const CELL = /^r([1-9][0-9]{0,3})c([1-9][0-9]{0,3})$/;

/** A move of one change. */
export function enter(cells: readonly number[], digit: number, sweep = false): Move {
  return [{ kind: 'enter', cells, digit, sweep: sweep && digit !== 0 }];
}

export function obey(verb: Verb): Move {
  return [{ kind: verb }];
}

export function switchRule(rule: SwitchedRule, isOn: boolean): Move {
  return [{ kind: 'switch', rule, isOn }];
}

/** The text of a move. */
export function writeMove(layout: Layout, move: Move): string {
  return move.map((change) => writeChange(layout, change)).join(';');
}

/** The move of a text, or undefined if it is none on this board. */
export function readMove(layout: Layout, text: string): Move | undefined {
  if (text.length > LONGEST) return undefined;
  const changes = text.split(';').map((part) => readChange(layout, part));
  return changes.every((change) => change !== undefined) ? changes : undefined;
}

function writeChange(layout: Layout, change: Change): string {
  if (change.kind === 'switch') return `${change.isOn ? '+' : '-'}${change.rule}`;
  if (!('cells' in change)) return VERBS[change.kind];
  const names = change.cells.map((cell) => layout.nameOf(cell)).join(',');
  if (change.kind === 'enter')
    return `${names}=${symbolOf(change.digit)}${change.sweep ? '~' : ''}`;
  const sign = SIGNS[change.layer];
  if (change.kind === 'clear') return `${names}${sign}.`;
  return `${names}${sign}${change.kind === 'add' ? '+' : '-'}${symbolOf(change.digit)}`;
}

function readChange(layout: Layout, text: string): Change | undefined {
  const verb = VERBS_BY_TEXT.get(text);
  if (verb) return { kind: verb };
  const rule = SWITCHED_RULES.find((one) => /^[+-]/.test(text) && text.slice(1) === one);
  if (rule) return { kind: 'switch', rule, isOn: text.startsWith('+') };
  const [, names = '', digit, sweep, sign = '', step, mark = ''] = CHANGE.exec(text) ?? [];
  const cells = readCells(layout, names);
  if (!cells) return undefined;
  if (digit) return readEnter(cells, digitOf(digit, layout.size), sweep !== '');
  const layer = LAYERS.get(sign)!;
  if (!step) return { kind: 'clear', cells, layer };
  const marked = digitOf(mark, layer === 'colour' ? COLOURS : layout.size);
  return marked
    ? { kind: step === '+' ? 'add' : 'remove', cells, layer, digit: marked }
    : undefined;
}

function readEnter(
  cells: readonly number[],
  digit: number | undefined,
  sweep: boolean,
): Enter | undefined {
  const isRight = digit !== undefined && (digit > 0 || !sweep);
  return isRight ? { kind: 'enter', cells, digit, sweep } : undefined;
}

function readCells(layout: Layout, names: string): readonly number[] | undefined {
  const cells = names.split(',').map((name) => {
    const match = CELL.exec(name);
    return match ? layout.cellAt(Number(match[1]) - 1, Number(match[2]) - 1) : undefined;
  });
  return cells.every((cell) => cell !== undefined) ? cells : undefined;
}
