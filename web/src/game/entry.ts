// What comes of a digit and some cells: the move that the tool makes, within what is allowed.
import type { Switches } from './assistance';
import { candidatesOf } from './candidates';
import { bitOf, has, type Mask } from './masks';
import { COLOURS, enter, type Layer, type Move } from './move';
import type { Puzzle } from './puzzle';
import type { State } from './state';

/** What a digit means at the moment. */
export const TOOLS = ['digit', 'corner', 'centre', 'colour'] as const;

export type Tool = (typeof TOOLS)[number];

/** A board on which something is to be entered, and under which switches. */
export interface Desk {
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly switches: Switches;
}

type Cells = readonly number[];

export function nextTool(tool: Tool, by: number): Tool {
  return TOOLS[(TOOLS.indexOf(tool) + by + TOOLS.length) % TOOLS.length]!;
}

/**
 * The move that enters a digit with a tool: added to all cells unless all have it, then removed.
 * Undefined if no cell takes it.
 */
export function entryMove(desk: Desk, cells: Cells, tool: Tool, digit: number): Move | undefined {
  if (tool === 'digit') return digitMove(desk, cells, digit);
  if (tool === 'colour')
    return digit <= COLOURS ? toggle(desk.state.colour, cells, 'colour', digit) : undefined;
  const open = cells.filter((cell) => !desk.state.digits[cell]);
  if (desk.switches.candidates) return candidateMove(desk, open, digit);
  return toggle(desk.state[tool], open, tool, digit);
}

/**
 * The move that erases one layer of the cells: that of the tool if it has something, else the
 * first that has. Undefined if there is nothing to erase.
 */
export function eraseMove({ state }: Desk, cells: Cells, tool: Tool): Move | undefined {
  const order: readonly Tool[] = [tool, 'digit', 'centre', 'corner', 'colour'];
  for (const layer of order) {
    const found = cells.filter((cell) => isErasable(state, layer, cell));
    if (!found.length) continue;
    return layer === 'digit' ? enter(found, 0) : [{ kind: 'clear', cells: found, layer }];
  }
  return undefined;
}

/** The digits that an empty cell shows as automatic candidates. */
export function shownCandidates({ puzzle, state }: Desk, cell: number): Mask {
  return candidatesOf(puzzle, state.digits, cell) & ~state.out[cell]!;
}

/** Whether the digit may be written into the cell. */
export function isAccepted(
  { puzzle, state, switches }: Desk,
  cell: number,
  digit: number,
): boolean {
  if (state.locked[cell]) return false;
  return !switches.forbid || has(candidatesOf(puzzle, state.digits, cell), digit);
}

function digitMove(desk: Desk, cells: Cells, digit: number): Move | undefined {
  const { state, switches } = desk;
  const free = cells.filter((cell) => !state.locked[cell]);
  const missing = free.filter((cell) => state.digits[cell] !== digit);
  if (free.length && !missing.length) return enter(free, 0);
  const taking = missing.filter((cell) => isAccepted(desk, cell, digit));
  return taking.length ? enter(taking, digit, switches.sweep) : undefined;
}

function toggle(
  masks: readonly Mask[],
  cells: Cells,
  layer: Layer,
  digit: number,
): Move | undefined {
  if (!cells.length) return undefined;
  const missing = cells.filter((cell) => !(masks[cell]! & bitOf(digit)));
  return missing.length
    ? [{ kind: 'add', cells: missing, layer, digit }]
    : [{ kind: 'remove', cells, layer, digit }];
}

/** With automatic candidates a note is ruled out where it is shown, and brought back elsewhere. */
function candidateMove(desk: Desk, cells: Cells, digit: number): Move | undefined {
  const { state } = desk;
  const ruledOut = cells.filter((cell) => state.out[cell]! & bitOf(digit));
  const shown = cells.filter((cell) => has(shownCandidates(desk, cell), digit));
  if (ruledOut.length) return [{ kind: 'remove', cells: ruledOut, layer: 'out', digit }];
  return shown.length ? [{ kind: 'add', cells: shown, layer: 'out', digit }] : undefined;
}

function isErasable(state: State, layer: Tool, cell: number): boolean {
  if (layer === 'digit') return state.digits[cell] !== 0 && !state.locked[cell];
  if (layer !== 'colour' && state.digits[cell]) return false;
  return state[layer][cell] !== 0;
}

/** The move that writes the digits into the empty cells. */
export function fillMove(state: State, digits: readonly number[]): Move {
  const cells = [...digits.keys()].filter((cell) => digits[cell] && !state.digits[cell]);
  return cells.flatMap((cell) => enter([cell], digits[cell]!));
}
