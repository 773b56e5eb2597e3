// What the player has selected and holds in hand; neither is part of the game.
import { entryMove, eraseMove, nextTool, type Tool } from '../game/entry';
import { enter } from '../game/move';
import * as select from '../game/selection';
import { turned } from '../input/pointer';
import type { Parts } from './parts';

type Page = Pick<Parts, 'cover' | 'playing' | 'refusal'>;

export class Hand {
  selection = $state.raw<select.Selection>(select.only(0));
  tool = $state<Tool>('digit');
  /** The tool while a key is held. */
  held = $state<Tool>();
  /** The digit that a click enters; 0 while cells are chosen first. */
  current = $state(0);
  /** The cell whose symbol menu is open. */
  menu = $state<number>();

  readonly activeTool = $derived(this.held ?? this.tool);
  /** The digit that the board lights up, 0 for none. */
  readonly litDigit = $derived.by(() => {
    const { game, isHidden } = this.page.playing;
    if (isHidden) return 0; // or the keys would tell what the board hides
    const digits = game?.state.digits ?? [];
    return this.current || sameDigit(digits, this.selection.cells);
  });

  /** Whether a dialog or menu has the player's attention. */
  readonly isBusy = $derived.by(() => {
    const { cover, playing } = this.page;
    return playing.isCovered || cover.hasMenu || this.menu !== undefined;
  });

  constructor(private readonly page: Page) {}

  /** Lets go of everything and begins at the first empty cell. */
  reset(): void {
    const digits = this.page.playing.game?.state.digits ?? [];
    this.selection = select.only(Math.max(0, digits.indexOf(0)));
    this.current = 0;
    this.menu = undefined;
  }

  select(cell: number): void {
    this.selection = select.only(cell);
  }

  /** Adds a cell to the selection, or takes it out. */
  toggle(cell: number): void {
    const change = this.selection.cells.has(cell) ? select.remove : select.add;
    this.selection = change(this.selection, cell);
  }

  extend(cells: readonly number[]): void {
    this.selection = cells.reduce(select.add, this.selection);
  }

  step(rows: number, columns: number, extend: boolean): void {
    const layout = this.page.playing.game?.puzzle.layout;
    if (layout) this.selection = select.step(this.selection, layout, rows, columns, extend);
  }

  selectAll(): void {
    const layout = this.page.playing.game?.puzzle.layout;
    if (layout) this.selection = select.all(this.selection, layout);
  }

  invert(): void {
    const layout = this.page.playing.game?.puzzle.layout;
    if (layout) this.selection = select.inverted(this.selection, layout);
  }

  selectAlike(cell: number): void {
    const state = this.page.playing.game?.state;
    if (state) this.selection = select.alike(state, cell);
  }

  /** Lets go of the digit in hand, else of the selection. */
  drop(): void {
    if (this.current) this.current = 0;
    else this.selection = select.none(this.selection);
  }

  takeNext(by: number): void {
    this.tool = nextTool(this.tool, by);
  }

  /** Takes the next digit in hand, or the one before. */
  turn(turns: number): void {
    const layout = this.page.playing.game?.puzzle.layout;
    if (layout) this.current = turned(this.current, turns, layout.size);
  }

  /** Enters a digit into the selected cells; takes it in hand where none is selected. */
  digit(digit: number, tool: Tool = this.activeTool): void {
    if (this.current || !this.selection.cells.size)
      this.current = digit === this.current ? 0 : digit;
    else this.enter([...this.selection.cells], digit, tool);
  }

  /** Enters the digit in hand into a cell. */
  put(cell: number): void {
    this.select(cell);
    this.enter([cell], this.current, this.activeTool);
  }

  enter(cells: readonly number[], digit: number, tool: Tool): void {
    const { desk } = this.page.playing;
    if (!desk) return;
    const move = entryMove(desk, cells, tool, digit);
    if (!move && tool !== 'colour') this.page.refusal.show(cells, digit);
    this.page.playing.make(move);
  }

  erase(): void {
    const { desk } = this.page.playing;
    if (!desk) return;
    const cells = [...this.selection.cells];
    const move = eraseMove(desk, cells, this.activeTool);
    if (!move) this.page.refusal.show(cells);
    this.page.playing.make(move);
  }

  /** What a right click does: erases an entry, or opens the symbol menu of an empty cell. */
  point(cell: number): void {
    const { game, isSolved } = this.page.playing;
    if (!game || isSolved || game.state.locked[cell]) return;
    this.select(cell);
    if (game.state.digits[cell]) this.page.playing.make(enter([cell], 0));
    else this.menu = cell;
  }
}

/** The digit that all the cells have; 0 if they differ or there are none. */
function sameDigit(digits: readonly number[], cells: ReadonlySet<number>): number {
  const [first, ...others] = new Set([...cells].map((cell) => digits[cell] ?? 0));
  return others.length ? 0 : (first ?? 0);
}
