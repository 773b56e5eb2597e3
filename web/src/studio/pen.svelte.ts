// The pen: what strokes with the pointer and steps with the keys draw onto the board.
import { bitOf, fullMask, has, type Mask } from '../game/masks';
import { outsideUnder, placeUnder, strokeAt, type Point } from './aim';
import type { Bench } from './bench.svelte';
import { isRegion, placeAt, positionOf, type Place } from './drawing';
import { numberOf, placesIn, usualParameters } from './kinds';
import {
  aroundCorner,
  cellsFor,
  extended,
  isOpen,
  linesFrom,
  longest,
  strokesFor,
  treeOf,
  type Strokes,
} from './ways';

/** Milliseconds within which further digits belong to the same number. */
const TYPING = 1500;

export class Pen {
  /** The strokes of the rule that is being drawn; the last one may be going on. */
  strokes = $state.raw<Strokes>([]);
  /** Whether a stroke is going on. */
  isDown = $state(false);
  /** How far chosen rules are dragged, in rows and columns. */
  shift = $state.raw<readonly [number, number]>([0, 0]);
  /** The rule whose cells are drawn anew. */
  redrawn = $state<number>();
  /** Whether painting begins a new region. */
  isNewRegion = $state(false);
  /** The rule that further sets belong to. */
  private open: number | undefined;
  private area = 0;
  private isHole = true;
  private from: readonly [number, number] = [0, 0];
  private typed = { text: '', at: 0, id: 0 };

  constructor(private readonly bench: Bench) {}

  /** Lets go of whatever was begun. */
  abandon(): void {
    this.strokes = [];
    this.isDown = false;
    this.shift = [0, 0];
    this.redrawn = this.open = undefined;
  }

  // --- the pointer

  press(point: Point, isMore: boolean): void {
    const { bench } = this;
    const { drawing, tool, kind } = bench;
    const place = placeUnder(drawing, point);
    const position = [Math.floor(point.row), Math.floor(point.column)] as const;
    if (place !== undefined) bench.cursor = position;
    this.from = position;
    if (tool === 'rule' && kind) return this.pressRule(point);
    this.isDown = true;
    if (tool === 'pick') this.pick(place, isMore);
    else if (tool === 'holes') this.beginHoles(position);
    else if (place === undefined) this.isDown = false;
    else if (tool === 'regions') this.beginRegion(place);
    else this.choose(place, isMore);
  }

  drag(point: Point): void {
    if (!this.isDown) return;
    const { bench } = this;
    const { drawing, tool } = bench;
    if (tool === 'pick') return this.pull(point);
    if (tool === 'holes') return this.makeHole(Math.floor(point.row), Math.floor(point.column));
    const place = placeUnder(drawing, point, true);
    if (place === undefined) return;
    bench.cursor = positionOf(drawing, place);
    if (tool === 'rule') this.extend(place);
    else if (tool === 'regions') this.paint(place);
    else bench.cells = new Set(bench.cells).add(place);
  }

  release(): void {
    if (!this.isDown) return;
    const { bench, shift } = this;
    this.isDown = false;
    this.shift = [0, 0];
    if (bench.tool === 'pick' && (shift[0] || shift[1])) bench.move(...shift);
    if (bench.tool === 'rule') this.finish();
  }

  private pressRule(point: Point): void {
    const { drawing, kind } = this.bench;
    if (kind!.way === 'row' || kind!.way === 'diagonal') {
      const outside = outsideUnder(drawing, point);
      if (outside) this.drawLine(outside);
      return;
    }
    const stroke = strokeAt(drawing, kind!, point);
    if (!stroke.length) return;
    this.strokes = [...this.done, stroke];
    this.isDown = true;
  }

  /** The strokes before the one that is going on. */
  private get done(): Strokes {
    return this.isDown ? this.strokes.slice(0, -1) : this.strokes;
  }

  private pick(place: Place | undefined, isMore: boolean): void {
    const { bench } = this;
    const found = place === undefined ? [] : bench.rulesAt(place).map(({ id }) => id);
    if (!found.length) return void (bench.chosen = []);
    const now = found.findIndex((id) => bench.chosen.includes(id));
    if (isMore) bench.chosen = [...new Set([...bench.chosen, found[0]!])];
    else bench.chosen = [found[(now + 1) % found.length]!];
    bench.say(bench.titleOf(bench.ruleOf(bench.chosen.at(-1))!.tree));
  }

  private pull({ row, column }: Point): void {
    if (this.bench.chosen.length)
      this.shift = [Math.floor(row) - this.from[0], Math.floor(column) - this.from[1]];
  }

  private choose(place: Place, isMore: boolean): void {
    const { bench } = this;
    bench.cells = isMore ? new Set(bench.cells).add(place) : new Set([place]);
  }

  // --- regions and holes

  private beginRegion(place: Place): void {
    const { areas } = this.bench.drawing;
    const own = areas.findIndex((area) => isRegion(area) && area.cells.includes(place));
    this.area = this.isNewRegion || own < 0 ? areas.length : own;
    if (this.area === areas.length) this.paint(place);
    this.isNewRegion = false;
  }

  private paint(place: Place): void {
    const { bench } = this;
    const { cells = [] } = bench.drawing.areas[this.area] ?? {};
    if (!cells.includes(place))
      bench.edit({ do: 'paint', cells: [place], area: this.area }, `paint ${this.area}`);
  }

  private beginHoles(position: readonly [number, number]): void {
    this.isHole = placeAt(this.bench.drawing, ...position) !== undefined;
    this.makeHole(...position);
  }

  private makeHole(row: number, column: number): void {
    const { drawing } = this.bench;
    if (row < 0 || column < 0 || row >= drawing.rows || column >= drawing.columns) return;
    const cells = [row * drawing.columns + column];
    this.bench.edit({ do: 'hole', cells, isHole: this.isHole }, `hole ${this.isHole}`);
  }

  // --- rules

  private extend(place: Place): void {
    const { drawing, kind } = this.bench;
    const stroke = extended(kind!, this.strokes.at(-1) ?? [], place, drawing);
    this.strokes = [...this.done, stroke];
  }

  /** Ends the stroke; if it is enough, the rule is there. */
  finish(): void {
    const { bench } = this;
    this.isDown = false;
    const tree = treeOf(bench.kind!, this.strokes, bench.drawing);
    if (!tree) return this.wait();
    if (this.redrawn !== undefined) this.redraw();
    else if (this.open !== undefined && bench.ruleOf(this.open)) this.addSet();
    else bench.add([tree]);
    this.open = isOpen(bench.kind!) ? bench.chosen[0] : undefined;
    if (this.open === undefined) this.strokes = [];
    this.redrawn = undefined;
  }

  /** A stroke that is too short says what is missing; where several are needed, it waits. */
  private wait(): void {
    const { kind, words } = this.bench;
    const isWaiting = this.strokes.length < strokesFor(kind!);
    this.bench.say(isWaiting ? words.moreStrokes : words.strokeTooShort);
    if (!isWaiting) this.strokes = this.strokes.slice(0, strokesFor(kind!) - 1);
  }

  private addSet(): void {
    const { bench } = this;
    const cells = cellsFor(bench.kind!, this.strokes, bench.drawing);
    const tree = { ...bench.ruleOf(this.open)!.tree, ...cells } as never;
    bench.edit({ do: 'change', id: this.open!, tree });
  }

  private redraw(): void {
    const { bench } = this;
    const cells = cellsFor(bench.kind!, this.strokes, bench.drawing);
    const tree = { ...bench.ruleOf(this.redrawn)!.tree, ...cells } as never;
    bench.edit({ do: 'change', id: this.redrawn!, tree });
    bench.chosen = [this.redrawn!];
  }

  /** Draws the cells of the chosen rule anew. */
  beginAgain(): void {
    const { bench } = this;
    const { rule } = bench;
    const kind = rule && bench.kinds.get(rule.tree.kind);
    if (!kind) return;
    bench.take('rule', kind);
    bench.chosen = [rule.id];
    this.redrawn = rule.id;
  }

  /** A clue beside the board; where there already is one of the kind, the other direction. */
  drawLine(outside: readonly [number, number]): void {
    const { bench } = this;
    const lines = linesFrom(bench.drawing, outside, bench.kind!.way);
    if (!lines.length) return bench.say(bench.words.noLine);
    bench.cursor = outside;
    const known = this.clueAt(lines);
    const next = known ? lines[(known.line + 1) % lines.length]! : lines[0]!;
    this.strokes = [next];
    this.redrawn ??= known?.id;
    this.finish();
  }

  /** The clue of the kind whose line begins there. */
  private clueAt(lines: Strokes): { id: number; line: number } | undefined {
    const { drawing, kind, kinds } = this.bench;
    for (const { id, tree } of drawing.rules) {
      if (tree.kind !== kind!.name) continue;
      const text = String(placesIn(tree, kinds));
      const line = lines.findIndex((places) => String(places) === text);
      if (line >= 0) return { id, line };
    }
    return undefined;
  }

  // --- the keyboard

  /** The key that draws: begins a stroke, and adds the cell where the keyboard is. */
  mark(): void {
    const { bench } = this;
    const { tool, kind, place, cursor } = bench;
    if (tool === 'rule' && kind) return this.markRule();
    if (tool === 'holes') return this.beginHoles(cursor);
    if (place === undefined) return;
    if (tool === 'pick') return this.pick(place, false);
    if (tool === 'regions') return this.markRegion(place);
    const cells = new Set(bench.cells);
    if (!cells.delete(place)) cells.add(place);
    bench.cells = cells;
  }

  private markRule(): void {
    const { drawing, kind, place, cursor } = this.bench;
    const { way } = kind!;
    if (way === 'row' || way === 'diagonal') return this.drawLine(cursor);
    if (place === undefined) return;
    if (way === 'corner') {
      const around = aroundCorner(drawing, ...cursor);
      if (around.length < 4) return this.bench.say(this.bench.words.noCorner);
      this.strokes = [...this.done, around];
      return this.finish();
    }
    if (!this.isDown) this.strokes = [...this.strokes, [place]];
    else this.markMore(place);
    this.isDown = true;
    const stroke = this.strokes.at(-1)!;
    if (stroke.length >= longest(kind!)) this.finish();
    else this.bench.say(this.bench.words.strokeOf({ count: stroke.length }));
  }

  /** One more cell; of an area, a second time takes it away. */
  private markMore(place: Place): void {
    const stroke = this.strokes.at(-1)!;
    const isThere = stroke.includes(place) && stroke.at(-1) !== place;
    const way = this.bench.kind!.way;
    if (isThere && way !== 'line' && way !== 'arrow')
      this.strokes = [...this.done, stroke.filter((one) => one !== place)];
    else this.extend(place);
  }

  private markRegion(place: Place): void {
    if (this.isDown) return void (this.isDown = false);
    this.isDown = true;
    this.beginRegion(place);
  }

  /** What follows from a step of the keyboard. */
  step(rows: number, columns: number, isMore: boolean): void {
    const { bench } = this;
    const { drawing, tool, kind } = bench;
    const isClue = tool === 'rule' && (kind?.way === 'row' || kind?.way === 'diagonal');
    const rim = isClue ? 1 : 0;
    const [row, column] = bench.cursor;
    const clamp = (at: number, count: number): number =>
      Math.min(count - 1 + rim, Math.max(-rim, at));
    bench.cursor = [clamp(row + rows, drawing.rows), clamp(column + columns, drawing.columns)];
    const { place } = bench;
    if (tool === 'regions' && this.isDown && place !== undefined) this.paint(place);
    if (tool !== 'givens' && tool !== 'allowed') return;
    const base = isMore ? bench.cells : [];
    bench.cells = new Set([...base, ...(place === undefined ? [] : [place])]);
  }

  /** Takes back the last cell of a stroke; returns whether there was one. */
  takeBack(): boolean {
    const stroke = this.strokes.at(-1);
    if (!this.isDown || !stroke) return false;
    this.strokes = [...this.done, ...(stroke.length > 1 ? [stroke.slice(0, -1)] : [])];
    if (stroke.length < 2) this.isDown = false;
    return true;
  }

  // --- digits

  /** A digit was typed, 0 to erase. */
  type(digit: number): void {
    const { bench } = this;
    const { tool, drawing, rule } = bench;
    const cells = [...bench.cells].filter((place) => !drawing.holes.includes(place));
    if (tool === 'givens') bench.edit({ do: 'give', cells, digit });
    else if (tool === 'allowed') this.allow(cells, digit);
    else if (rule) this.typeNumber(digit);
  }

  private allow(cells: readonly Place[], digit: number): void {
    const { bench } = this;
    const { size, allowed } = bench.drawing;
    const before = cells.map((cell) => allowed[cell] ?? 0);
    const isThere = before.every((mask) => has(mask, digit));
    const changed = (mask: Mask): Mask => {
      if (!digit) return fullMask(size);
      return isThere ? mask & ~bitOf(digit) : mask | bitOf(digit);
    };
    const masks = Object.fromEntries(cells.map((cell, at) => [cell, changed(before[at]!)]));
    bench.edit({ do: 'allow', masks });
  }

  private typeNumber(digit: number): void {
    const { bench } = this;
    const { id, tree } = bench.rule!;
    const parameter = numberOf(bench.kinds.get(tree.kind)!);
    if (!parameter) return;
    const { name, form } = parameter;
    if (form === 'numbers') {
      const digits = (tree[name] as readonly number[]).filter((one) => one !== digit);
      const isThere = digits.length < (tree[name] as readonly number[]).length;
      const changed = isThere || !digit ? digits : [...digits, digit].sort((a, b) => a - b);
      return bench.edit({ do: 'change', id, tree: { ...tree, [name]: digit ? changed : [] } });
    }
    const isThere = this.typed.id === id && tree[name] === Number(this.typed.text);
    const isGoingOn = isThere && performance.now() - this.typed.at < TYPING;
    const text = (isGoingOn ? this.typed.text : '') + String(digit);
    this.setNumber(text.slice(-4), name);
  }

  private setNumber(text: string, name: string): void {
    const { bench } = this;
    const { id, tree } = bench.rule!;
    const usual = usualParameters(bench.kinds.get(tree.kind)!)[name];
    const number = text ? Number(text) : usual;
    this.typed = { text, at: performance.now(), id };
    bench.edit({ do: 'change', id, tree: { ...tree, [name]: number! } }, `number ${id}`);
  }

  /** Takes back the last digit of the number that was typed last; returns whether there was one. */
  takeBackDigit(): boolean {
    const { bench, typed } = this;
    const { rule, tool } = bench;
    const name = rule && numberOf(bench.kinds.get(rule.tree.kind)!)?.name;
    const isThere = name && typed.text && typed.id === rule.id;
    if (!isThere || rule.tree[name] !== Number(typed.text)) return false;
    if (tool === 'givens' || tool === 'allowed') return false;
    this.setNumber(typed.text.slice(0, -1), name);
    return true;
  }
}
