// The one place of the page that changes: the game on the board, what is selected, what is shown.
import { NEW_CLOCK, readClock, startClock, stopClock, type Clock } from './game/clock';
import * as play from './game/game';
import { movesOf, narrowed, STAGES, type Hint } from './game/hint';
import type { Mask } from './game/masks';
import { DEFAULT_SWITCHES, usedOf } from './game/assistance';
import { entryMove, eraseMove, type Tool } from './game/entry';
import { enter, type Move } from './game/move';
import { readGame, writeGame } from './game/record';
import { findConflicts } from './game/rules';
import { countDigits } from './game/state';
import { CATALOGUES, chooseLanguage, isLanguage, type Language } from './i18n/languages';
import { fetchHint, fetchPuzzle, ServerError, type Failure } from './server';
import { keep, recall } from './storage';

/** How many givens a new game can have. */
export const GIVENS_CHOICES = [50, 40, 32, 28, 24] as const;

export type Notice = Failure | 'notSaved' | 'saveBroken';

export class Session {
  language = $state<Language>('en');
  readonly texts = $derived(CATALOGUES[this.language]);
  game = $state.raw<play.Game>();
  selected = $state(0);
  notice = $state<Notice>();
  isMaking = $state(false);
  isChoosing = $state(false);
  givens = $state<number>(32);
  /** Milliseconds played, brought up to date by `tick`. */
  played = $state(0);
  /** Whether the game was won just now, as opposed to found won after a reload. */
  isFresh = $state(false);

  hint = $state.raw<Hint>();
  isHinting = $state(false);
  /** How much of the hint is told, as a place in `STAGES`. */
  private told = $state(0);
  readonly stage = $derived(STAGES[this.told]!);
  readonly isAllTold = $derived(this.told === STAGES.length - 1);
  readonly canApply = $derived(
    this.hint !== undefined &&
      this.isAllTold &&
      (movesOf(this.hint).length > 0 || this.hint.step !== undefined),
  );
  readonly picture = $derived(this.hint?.pictures[this.stage]);
  /** The cells whose name in the hint is pointed at. */
  pointed = $state.raw<readonly number[]>([]);

  readonly isWon = $derived(this.game !== undefined && play.isWon(this.game));
  readonly isRunning = $derived(this.game !== undefined && play.isRunning(this.game));
  readonly canUndo = $derived(this.game !== undefined && play.canUndo(this.game));
  readonly canRedo = $derived(this.game !== undefined && play.canRedo(this.game));
  readonly counts = $derived(this.game ? countDigits(this.game.puzzle, this.game.state) : []);
  readonly conflicts: ReadonlySet<number> = $derived(
    this.game ? findConflicts(this.game.puzzle, this.game.state.digits) : new Set<number>(),
  );
  readonly selectedDigit = $derived(this.game?.state.digits[this.selected] ?? 0);

  private readonly desk = $derived(
    this.game && {
      puzzle: this.game.puzzle,
      state: this.game.state,
      switches: DEFAULT_SWITCHES,
    },
  );
  private clock: Clock = NEW_CLOCK;
  /** What the hints of this game have ruled out, so that they do not say it again. */
  private notes: ReadonlyMap<number, Mask> = new Map();

  /** Takes up where the last visit ended, or starts the first game. */
  async open(wishes: readonly string[]): Promise<void> {
    const language = recall('language');
    this.language = isLanguage(language) ? language : chooseLanguage(wishes);
    const givens = Number(recall('givens'));
    if (GIVENS_CHOICES.some((choice) => choice === givens)) this.givens = givens;
    const text = recall('game');
    if (text === null || !this.restore(text)) await this.startNew(this.givens);
  }

  speak(language: Language): void {
    this.language = language;
    keep('language', language);
    if (this.hint) void this.fetchHint(this.told);
  }

  select(cell: number): void {
    this.selected = cell;
  }

  /** Selects the next cell in a direction. */
  moveBy(rows: number, columns: number): void {
    if (this.game) this.selected = this.game.puzzle.layout.cellBeside(this.selected, rows, columns);
  }

  /** Enters a digit into the selected cell; one that stands there already is erased. */
  enter(digit: number, tool: Tool = 'digit'): void {
    if (this.desk) this.make(entryMove(this.desk, [this.selected], tool, digit));
  }

  erase(): void {
    if (this.desk) this.make(eraseMove(this.desk, [this.selected], 'digit'));
  }

  undo(): void {
    this.change(play.undo);
  }

  redo(): void {
    this.change(play.redo);
  }

  /** Asks for a hint, or tells more of the one that is there. */
  async help(): Promise<void> {
    if (!this.hint) await this.fetchHint(0);
    else if (!this.isAllTold) this.told++;
  }

  /** Does what the hint says. */
  applyHint(): void {
    const { hint } = this;
    if (!hint || !this.canApply) return;
    this.closeHint();
    this.notes = narrowed(this.notes, hint);
    const moves = movesOf(hint);
    for (const { cell, digit } of moves) this.make(enter([cell], digit), true);
    if (moves[0]) this.select(moves[0].cell);
  }

  closeHint(): void {
    this.hint = undefined;
    this.pointed = [];
  }

  /** Asks for a new puzzle; the running game stays until it is there. */
  async startNew(givens: number): Promise<void> {
    if (this.isMaking) return;
    this.isMaking = true;
    try {
      const puzzle = await fetchPuzzle(givens);
      this.notice = this.notice === 'saveBroken' ? this.notice : undefined;
      this.givens = givens;
      keep('givens', String(givens));
      this.show(play.startGame(puzzle));
      this.isChoosing = false;
      this.save();
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      this.notice = error.failure;
    } finally {
      this.isMaking = false;
    }
  }

  tick(): void {
    this.played = readClock(this.clock, Date.now());
  }

  /** The page is out of sight: the clock stands, and the time so far is kept. */
  pause(): void {
    this.clock = stopClock(this.clock, Date.now());
    this.save();
  }

  resume(): void {
    if (this.game && !this.isWon) this.clock = startClock(this.clock, Date.now());
  }

  private async fetchHint(told: number): Promise<void> {
    const { game } = this;
    if (!game || this.isHinting || this.isWon) return;
    this.isHinting = true;
    try {
      const hint = await fetchHint(game, this.notes, this.language);
      if (this.game !== game) return; // the player has gone on
      this.notice = this.notice === 'notSaved' ? this.notice : undefined;
      this.told = told;
      this.hint = hint;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      this.notice = error.failure;
    } finally {
      this.isHinting = false;
    }
  }

  private restore(text: string): boolean {
    try {
      this.show(readGame(text));
      return true;
    } catch {
      this.notice = 'saveBroken';
      return false;
    }
  }

  private show(game: play.Game): void {
    this.game = game;
    this.closeHint();
    this.notes = new Map();
    this.isFresh = false;
    this.selected = Math.max(0, game.state.digits.indexOf(0));
    this.clock = { ...NEW_CLOCK, played: game.time };
    this.resume();
    this.tick();
  }

  private make(move: Move | undefined, byHint = false): void {
    const at = readClock(this.clock, Date.now());
    const used = usedOf(DEFAULT_SWITCHES);
    if (move) this.change((game) => play.play(game, move, { at, used, byHint }));
  }

  private change(step: (game: play.Game) => play.Game): void {
    if (!this.game) return;
    const before = this.game;
    this.game = step(before);
    if (this.game === before) return;
    this.closeHint();
    if (this.isWon) {
      this.isFresh = true;
      this.clock = stopClock(this.clock, Date.now());
      this.tick();
    }
    this.save();
  }

  private save(): void {
    if (!this.game) return;
    const time = readClock(this.clock, Date.now());
    if (!keep('game', writeGame({ ...this.game, time }))) this.notice = 'notSaved';
  }
}
