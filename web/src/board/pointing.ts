// Mouse, pen and finger on the board: clicks, drags, long presses and the wheel.
import { cellsBetween, cellUnder, LONG_PRESS, type Point } from '../input/pointer';
import type { Hand } from '../session/hand.svelte';
import type { Playing } from '../session/playing.svelte';
import { CELL, frameOf } from './outline';

/** How far a finger may slip before it drags, in cells. */
const SLIP = 0.25;

interface Chosen {
  readonly selection: Hand['selection'];
  readonly game: Playing['game'];
}

export class Pointing {
  private last: Point | undefined;
  private first: Point | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this finger has meant a right click; browsers may say so once more. */
  private hasWaited = false;
  /** What a click has selected, and the game as it was then. */
  private chosen: Chosen | undefined;
  /** Whether the click is on the one cell that was clicked before, so that lifting lets it go. */
  private isSecond = false;

  constructor(
    private readonly playing: Playing,
    private readonly hand: Hand,
  ) {}

  press = (event: PointerEvent): void => {
    if (!event.isPrimary) return this.release(); // a second finger zooms
    const point = this.pointOf(event);
    const cell = this.cellAt(point);
    this.hasWaited = this.isSecond = false;
    if (cell === undefined || event.button !== 0 || this.playing.isPaused) return;
    this.begin(cell, event);
    this.first = this.last = this.hand.current ? undefined : point;
    if (event.pointerType !== 'mouse') this.wait(cell);
  };

  drag = (event: PointerEvent): void => {
    const { last, first } = this;
    if (!event.isPrimary) return;
    const layout = this.playing.game?.puzzle.layout;
    if (!last || !first || !layout) return;
    const point = this.pointOf(event);
    if (Math.hypot(point[0] - first[0], point[1] - first[1]) > SLIP) this.stopWaiting();
    const cells = cellsBetween(layout, last, point);
    this.last = point;
    const { selection } = this.hand;
    if (cells.every((cell) => selection.cells.has(cell))) return;
    this.isSecond = false;
    this.hand.extend(cells);
  };

  release = (): void => {
    if (this.first && this.isSecond) this.hand.drop();
    this.isSecond = false;
    this.first = this.last = undefined;
    this.stopWaiting();
  };

  /** A right click, or the key for it. */
  ask = (event: MouseEvent): void => {
    event.preventDefault();
    this.isSecond = false;
    this.release();
    if (this.hasWaited) return;
    const isKey = event.button !== 2;
    const { selection } = this.hand;
    const cell = isKey ? selection.cursor : this.cellAt(this.pointOf(event));
    if (cell !== undefined && !this.playing.isPaused) this.hand.point(cell);
  };

  double = (event: MouseEvent): void => {
    const cell = this.cellAt(this.pointOf(event));
    if (cell !== undefined && !this.hand.current) this.hand.selectAlike(cell);
  };

  wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || !event.deltaY) return; // that zooms the page
    event.preventDefault();
    this.hand.turn(Math.sign(event.deltaY));
  };

  private begin(cell: number, event: PointerEvent): void {
    const { hand } = this;
    if (event.ctrlKey || event.metaKey || event.shiftKey) hand.toggle(cell);
    else if (hand.current) hand.put(cell);
    else this.choose(cell);
  }

  /** Selects a cell; a second click on it lets it go, unless something was entered since the first. */
  private choose(cell: number): void {
    const { hand } = this;
    const { game } = this.playing;
    this.isSecond = this.chosen?.selection === hand.selection && this.chosen.game === game;
    this.isSecond &&= hand.selection.cursor === cell && hand.selection.cells.has(cell);
    if (!this.isSecond) hand.select(cell);
    this.chosen = { selection: hand.selection, game };
  }

  private wait(cell: number): void {
    this.stopWaiting();
    this.timer = setTimeout(() => {
      this.isSecond = false;
      this.release();
      this.hasWaited = true;
      this.hand.point(cell);
    }, LONG_PRESS);
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
  }

  private cellAt(point: Point): number | undefined {
    const layout = this.playing.game?.puzzle.layout;
    return layout && cellUnder(layout, point);
  }

  /** The place of an event in cells, however large the board is drawn. */
  private pointOf({ clientX, clientY, currentTarget }: MouseEvent): Point {
    const { left, top, width } = (currentTarget as Element).getBoundingClientRect();
    const layout = this.playing.game?.puzzle.layout;
    if (!layout) return [-1, -1];
    const frame = frameOf(layout);
    const scale = frame.width / width;
    const [x, y] = [(clientX - left) * scale + frame.left, (clientY - top) * scale + frame.top];
    return [x / CELL, y / CELL];
  }
}
