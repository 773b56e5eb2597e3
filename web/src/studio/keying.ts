// What the keys do on the board of the studio.
import { digitOf } from '../game/symbols';
import type { Bench } from './bench.svelte';
import { cellsOf } from './drawing';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Obeys a key; whatever it does not know is left to the browser. */
export function keyed(bench: Bench, event: KeyboardEvent): void {
  const isHandled =
    event.ctrlKey || event.metaKey ? withControl(bench, event) : plain(bench, event);
  if (isHandled) event.preventDefault();
}

function withControl(bench: Bench, { key }: KeyboardEvent): boolean {
  if (key !== 'a') return false;
  bench.cells = new Set(cellsOf(bench.drawing));
  return true;
}

function plain(bench: Bench, event: KeyboardEvent): boolean {
  const { pen } = bench;
  const arrow = ARROWS[event.key];
  if (arrow && event.altKey) bench.move(...arrow);
  else if (arrow) pen.step(...arrow, event.shiftKey);
  else if (event.altKey) return false;
  else if (event.key === ' ') pen.mark();
  else if (event.key === 'Enter') return entered(bench);
  else if (event.key === 'Escape') escape(bench);
  else if (event.key === 'Backspace' && pen.takeBackDigit()) return true;
  else if (event.key === 'Backspace' || event.key === 'Delete') erase(bench);
  else return typed(bench, event);
  return true;
}

function entered({ pen, tool, kind }: Bench): boolean {
  if (tool === 'regions') pen.isDown = false;
  else if (pen.isDown && tool === 'rule') pen.finish();
  else if (tool === 'rule' && kind) pen.abandon();
  return true;
}

function escape(bench: Bench): void {
  if (bench.pen.isDown || bench.pen.strokes.length) bench.pen.abandon();
  else bench.chosen = [];
}

function erase(bench: Bench): void {
  if (bench.pen.takeBack()) return;
  if (bench.tool === 'givens' || bench.tool === 'allowed') bench.pen.type(0);
  else bench.delete();
}

/** Digits; of clues also the zero, which is none on the board. */
function typed(bench: Bench, event: KeyboardEvent): boolean {
  const isNumber = bench.tool === 'rule' || bench.tool === 'pick';
  const digit = isNumber && /^\d$/.test(event.key) ? Number(event.key) : undefined;
  const symbol = event.key === '0' ? 0 : digitOf(event.key, bench.drawing.size);
  const found = digit ?? (event.key === '.' ? undefined : symbol);
  if (found === undefined) return false;
  bench.pen.type(found);
  return true;
}

/** The keys of the whole page: undo and redo, and the way to the palette. */
export function command(bench: Bench, event: KeyboardEvent): void {
  if (isTyping(event.target) || bench.dialog || event.altKey) return;
  if (!(event.ctrlKey || event.metaKey)) return toSearch(event);
  const commands: Readonly<Record<string, () => void>> = {
    z: () => (event.shiftKey ? bench.redo() : bench.undo()),
    y: () => bench.redo(),
    d: () => bench.double(),
  };
  const run = commands[event.key.toLowerCase()];
  if (!run) return;
  event.preventDefault();
  run();
}

function toSearch(event: KeyboardEvent): void {
  if (event.key !== '/') return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>('input[type="search"]')?.select();
}

/** Goes to the board, which a tool that was just chosen is for; all of it is in sight then. */
export function toBoard(): void {
  const board = document.querySelector<SVGElement>('svg[role="grid"]');
  board?.focus({ preventScroll: true });
  board?.scrollIntoView({ block: 'nearest' });
}

export function isTyping(target: EventTarget | null): boolean {
  const fields = 'textarea, select, input:not([type="checkbox"], [type="range"])';
  return target instanceof HTMLElement && target.matches(fields);
}
