// The one place of the page that changes: the game on the board, what is selected, what is shown.
import { usedOf, type Assistance } from '../game/assistance';
import type { Desk } from '../game/entry';
import * as play from '../game/game';
import { enter, obey, type Move, type Verb } from '../game/move';
import { puzzleWith, readGrid, type Puzzle } from '../game/puzzle';
import { findConflicts } from '../game/rules';
import { countDigits } from '../game/state';
import { CATALOGUES, chooseLanguage, isLanguage, type Language } from '../i18n/languages';
import { fetchDigit, ServerError, type Card } from '../server';
import { call } from '../server-call';
import { keep, recall } from '../storage';
import { Archive } from './archive.svelte';
import { Files, sheetWith } from './files.svelte';
import { Goals } from './goals.svelte';
import { Hand } from './hand.svelte';
import { Hinting } from './hinting.svelte';
import { Keeping } from './keeping.svelte';
import { Making } from './making.svelte';
import { Messages } from './messages.svelte';
import { newName } from './names';
import { Printing } from './printing.svelte';
import { Reading } from './reading.svelte';
import { Series } from './series.svelte';
import { Settings } from './settings.svelte';
import { Timer } from './timer.svelte';

/** The dialogs that cover the page. */
export type DialogName =
  | 'newGame'
  | 'daily'
  | 'challenges'
  | 'history'
  | 'replay'
  | 'statistics'
  | 'open'
  | 'save'
  | 'share'
  | 'print'
  | 'assistance'
  | 'branches'
  | 'count'
  | 'watch'
  | 'watchMaking'
  | 'way'
  | 'help'
  | 'about'
  | 'clash';

const NOWHERE: ReadonlySet<number> = new Set();

export class Session {
  language = $state<Language>('en');
  readonly texts = $derived(CATALOGUES[this.language]);
  readonly messages = new Messages(this);
  readonly settings = new Settings();
  readonly timer = new Timer();
  readonly hand = new Hand(this);
  readonly hinting = new Hinting(this);
  readonly making = new Making(this);
  readonly files = new Files(this);
  readonly keeping = new Keeping(this);
  readonly printing = new Printing(this);
  readonly reading = new Reading(this);
  readonly goals = new Goals();
  readonly series = new Series(this);
  readonly archive = new Archive(this);

  private current = $state.raw<play.Game>();
  /** That of the game. It stays the same for many moves, and so does what is drawn from it. */
  puzzle = $state.raw<Puzzle>();
  /** Whether the full board was checked and is wrong. */
  isWrong = $state(false);
  isPaused = $state(false);
  /** What the server could not do. */
  readonly failure = $derived(this.messages.failure);
  /** Whether a menu of the bar is open. */
  hasMenu = $state(false);
  private shown = $state<DialogName>();
  /** Whether the game was won just now, as opposed to found won after a reload. */
  isFresh = $state(false);

  get game(): play.Game | undefined {
    return this.current;
  }

  set game(game: play.Game) {
    this.current = game;
    this.puzzle = game.puzzle;
    this.messages.review();
  }

  /** The dialog that is open. */
  get dialog(): DialogName | undefined {
    return this.shown;
  }

  set dialog(dialog: DialogName | undefined) {
    this.shown = dialog;
    this.messages.review();
  }

  readonly isWon = $derived(this.game !== undefined && play.isWon(this.game));
  /** Whether there is something to solve: no puzzle that is being set, and none that is won. */
  readonly isPlaying = $derived(this.game !== undefined && !this.game.isEdit && !this.isWon);
  readonly isRunning = $derived(this.game !== undefined && play.isRunning(this.game));
  readonly canUndo = $derived(this.game !== undefined && play.canUndo(this.game));
  readonly canRedo = $derived(this.game !== undefined && play.canRedo(this.game));
  readonly counts = $derived(this.game ? countDigits(this.game.puzzle, this.game.state) : []);
  /** Whether a dialog covers the board. */
  readonly isCovered = $derived(this.dialog !== undefined || this.isWrong);
  /** Whether a dialog or menu has the player's attention. */
  readonly isBusy = $derived(this.isCovered || this.hasMenu || this.hand.menu !== undefined);
  /** Whether the digits are hidden while the clock stands. */
  readonly isHidden = $derived(this.isPaused || (this.isCovered && !this.isWon));
  /** The board and the switches under which something is entered. */
  readonly desk: Desk | undefined = $derived(
    this.game && {
      puzzle: this.game.puzzle,
      state: this.game.state,
      switches: this.settings.switches,
    },
  );
  /** The cells that break a rule, as far as the player wants to know. */
  readonly conflicts: ReadonlySet<number> = $derived(
    this.game && (this.settings.switches.conflicts || this.game.isEdit)
      ? findConflicts(this.game.puzzle, this.game.state.digits)
      : NOWHERE,
  );
  /** The entries that the solution contradicts, as far as the player wants to know. */
  readonly wrong: ReadonlySet<number> = $derived(
    this.game?.solution && this.settings.switches.check
      ? play.findWrong(this.game, this.game.state)
      : NOWHERE,
  );
  /** Takes up where the last visit ended, or starts the first game. */
  async open(wishes: readonly string[]): Promise<void> {
    const language = recall('language');
    this.language = isLanguage(language) ? language : chooseLanguage(wishes);
    this.settings.open();
    this.making.open();
    this.goals.open();
    this.series.open();
    if (await this.keeping.open()) return;
    await this.making.make();
    if (this.game && this.keeping.isBroken) this.messages.say('saveBroken');
  }

  speak(language: Language): void {
    this.language = language;
    keep('language', language);
    void this.hinting.translate();
  }

  /** Lets go of the last message, else of the hint, else of what is in hand or selected. */
  escape(): void {
    const message = this.messages.list.at(-1);
    if (message) this.messages.dismiss(message);
    else if (this.hinting.hint) this.hinting.close();
    else this.hand.drop();
  }

  /** Locks what stands, frees everything, starts over, or fills in all candidates. */
  obey(verb: Verb): void {
    this.isWrong = false;
    this.make(obey(verb), false, verb.startsWith('fill') ? ['candidates'] : []);
  }

  undo(): void {
    this.change(play.undo);
  }

  redo(): void {
    this.change(play.redo);
  }

  /** Goes to the move with a number; 0 is the beginning. */
  go(move: number): void {
    this.change((game) => play.go(game, move));
  }

  /** Goes back to the last move after which everything was right. */
  goBeforeMistake(): void {
    this.change((game) => play.go(game, play.beforeMistake(game)));
  }

  nameBranch(name: string): void {
    this.record((game) => play.nameBranch(game, name));
  }

  /** Says whether a full board is right; a game that is won says so by itself. */
  check(): void {
    if (!this.game || !this.isPlaying) return;
    if (play.isFull(this.game)) this.isWrong = true;
    else this.messages.say('notFull');
  }

  /** Fills in the right digit: of a cell, or of a random empty one. */
  async reveal(cell = this.randomEmpty()): Promise<void> {
    const { game } = this;
    if (!game || !this.isPlaying || cell === undefined) return;
    const digit = game.solution?.[cell];
    const found = digit ? { digit } : await this.attempt(() => fetchDigit(game, cell));
    if (!found || this.game !== game) return;
    this.hand.select(cell);
    this.make(enter([cell], found.digit, this.settings.switches.sweep), true);
  }

  /** Fills in a whole solution, as one move. */
  async solve(): Promise<void> {
    const { game } = this;
    if (!game) return;
    const body = { game: sheetWith(game.puzzle, game.state.digits) };
    const found = await this.attempt(() => call('POST /api/solve', { body }));
    if (!found || this.game !== game) return;
    if (found.solution)
      this.make(fillMove(game, readGrid(found.solution, game.puzzle.layout, '')), true, ['solver']);
    else this.messages.say(game.solution ? 'countedNoneHere' : 'countedNone');
  }

  /** Records that the player has looked at what may go into a cell. */
  helpMe(): void {
    this.record((game) => play.use(game, 'candidates'));
  }

  /** Starts a game of a puzzle. */
  start({ puzzle, solution }: Card): void {
    this.begin(puzzle, { solution });
  }

  /** Begins to set a puzzle of one's own, on an empty board or with some digits. */
  edit({ layout }: Pick<Puzzle, 'layout'>, digits: readonly number[] = []): void {
    const empty = layout.positions.map(() => 0);
    this.begin(puzzleWith(layout, empty), { isEdit: true });
    this.make(fillMove(this.game!, digits));
  }

  /** Plays the puzzle that was set. */
  playOwn(): void {
    if (!this.game?.isEdit) return;
    this.begin({ ...this.game.puzzle, givens: this.game.state.digits });
    void this.files.prove();
  }

  /** The game with the time that was played up to now. */
  get saved(): play.Game | undefined {
    return this.game && { ...this.game, time: this.timer.now };
  }

  /** Shows a saved game. */
  show(game: play.Game): void {
    this.game = game;
    this.hinting.close();
    this.isFresh = this.isWrong = this.isPaused = false;
    this.hand.reset();
    this.timer.reset(game.time);
    this.resume();
  }

  /** The player takes a break: the board is hidden. */
  pause(): void {
    if (!this.isPlaying) return;
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.rest();
    else this.resume();
  }

  /** The clock stands, and the time so far is kept. */
  rest(): void {
    this.timer.stop();
    this.save();
  }

  /** The clock goes on; it begins with the first move. */
  resume(): void {
    if (!this.game || !play.isTouched(this.game)) return;
    if (!this.isWon && !this.isHidden && !document.hidden) this.timer.start();
  }

  /** Makes a move, if there is one. */
  make(move: Move | undefined, byHint = false, more: readonly Assistance[] = []): void {
    if (!move?.length) return;
    const used = [...usedOf(this.settings.switches), ...more];
    this.change((game) => play.play(game, move, { at: this.timer.now, used, byHint }));
  }

  /** Changes what is known of the game, but not the board. */
  record(step: (game: play.Game) => play.Game): void {
    if (!this.game) return;
    this.game = step(this.game);
    this.save();
  }

  /** Asks the server; says so if that fails. */
  async attempt<T>(question: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.messages.answered(question);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      this.messages.say(error.failure);
      return undefined;
    }
  }

  private begin(puzzle: Puzzle, more: Partial<play.Game> = {}): void {
    const started = new Date().toISOString();
    this.show(play.startGame(puzzle, { id: newName(), started, ...more }));
    this.save();
  }

  private randomEmpty(): number | undefined {
    const digits = this.game?.state.digits ?? [];
    const empty = [...digits.keys()].filter((cell) => !digits[cell]);
    return empty[Math.floor(Math.random() * empty.length)];
  }

  private change(step: (game: play.Game) => play.Game): void {
    if (!this.game || this.isPaused) return;
    const before = this.game;
    this.game = step(before);
    if (this.game === before) return;
    this.hinting.close();
    if (this.isWon) this.celebrate();
    else this.resume();
    this.save();
  }

  private celebrate(): void {
    this.isFresh = true;
    this.hand.current = 0;
    this.timer.stop();
    this.goals.reach(this.game!, this.timer.now);
  }

  private save(): void {
    if (this.saved) this.keeping.keep(this.saved);
  }
}

/** The move that writes the digits into the empty cells. */
function fillMove({ state }: play.Game, digits: readonly number[]): Move {
  const cells = [...digits.keys()].filter((cell) => digits[cell] && !state.digits[cell]);
  return cells.flatMap((cell) => enter([cell], digits[cell]!));
}
