// The one place of the page that changes: the game on the board, what is selected, what is shown.
import { usedOf, type Assistance } from '../game/assistance';
import { fillMove, type Desk } from '../game/entry';
import * as play from '../game/game';
import { enter, obey, type Move, type Verb } from '../game/move';
import { puzzleWith, type Puzzle } from '../game/puzzle';
import { findConflicts } from '../game/rules';
import { countDigits } from '../game/state';
import { CATALOGUES, chooseLanguage, isLanguage, type Language } from '../i18n/languages';
import { fetchDigit, ServerError, type Card, type Manner } from '../server/help';
import { isGivenUp } from '../server/call';
import { keep, nameOf, recall } from '../storage/browser';
import { Archive } from './archive.svelte';
import type { DialogName } from './dialog-names';
import { Ending } from './ending.svelte';
import { Files } from './files.svelte';
import { Goals } from './goals.svelte';
import { Hand } from './hand.svelte';
import { Hinting } from './hinting.svelte';
import { Keeping } from './keeping.svelte';
import { Making } from './making.svelte';
import { Messages } from './messages.svelte';
import { newName } from './names';
import { Printing } from './printing.svelte';
import { Questioning } from './questioning.svelte';
import { Quitting } from './quitting';
import { Reading } from './reading.svelte';
import { Rulebooks } from './rulebooks.svelte';
import { Ruling } from './ruling';
import { Refusal } from './refusal.svelte';
import { report } from './report';
import { Series } from './series.svelte';
import { Settings } from './settings.svelte';
import { Solving } from './solving.svelte';
import { Stocking } from './stocking.svelte';
import { Timer } from './timer.svelte';
import { Welcoming } from './welcoming.svelte';

const NOWHERE: ReadonlySet<number> = new Set();

export class Session {
  language = $state<Language>('en');
  readonly texts = $derived(CATALOGUES[this.language]);
  readonly messages = new Messages(this);
  readonly settings = new Settings();
  readonly timer = new Timer();
  readonly hand = new Hand(this);
  readonly refusal = new Refusal(this);
  readonly hinting = new Hinting(this);
  readonly making = new Making(this);
  readonly solving = new Solving(this);
  readonly rulebooks = new Rulebooks(this);
  readonly ruling = new Ruling(this);
  readonly questioning = new Questioning(this);
  readonly welcoming = new Welcoming();
  readonly quitting = new Quitting(this);
  readonly files = new Files(this);
  readonly keeping = new Keeping(this);
  readonly printing = new Printing(this);
  readonly reading = new Reading(this);
  readonly goals = new Goals();
  readonly series = new Series(this);
  readonly archive = new Archive(this);
  readonly ending = new Ending(this);
  readonly stocking = new Stocking(this);

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
  private leaving = new AbortController();
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
    if (dialog !== this.shown) this.leave();
    this.shown = dialog;
    this.messages.review();
  }

  /** Tells when the dialog that is open now is left: what was asked for there is not wanted any more. */
  get whileOpen(): AbortSignal {
    return this.leaving.signal;
  }

  /** Whether the board is full and right, by whomever. */
  readonly isSolved = $derived(this.game !== undefined && play.isSolved(this.game));
  readonly isWon = $derived(this.game !== undefined && play.isWon(this.game));
  /** Whether there is something to solve: no puzzle that is being set, and none that is solved. */
  readonly isPlaying = $derived(this.game !== undefined && !this.game.isEdit && !this.isSolved);
  readonly isRunning = $derived(this.game !== undefined && play.isRunning(this.game));
  readonly canUndo = $derived(this.game !== undefined && play.canUndo(this.game));
  readonly canRedo = $derived(this.game !== undefined && play.canRedo(this.game));
  readonly counts = $derived(this.game ? countDigits(this.game.puzzle, this.game.state) : []);
  /** Whether a dialog covers the board. */
  readonly isCovered = $derived(this.dialog !== undefined || this.isWrong);
  /** Whether a dialog or menu has the player's attention. */
  readonly isBusy = $derived(this.isCovered || this.hasMenu || this.hand.menu !== undefined);
  /** Whether the digits are hidden while the clock stands. */
  readonly isHidden = $derived(this.isPaused || (this.isCovered && !this.isSolved));
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
    this.welcoming.open();
    this.goals.open();
    this.series.open();
    if (await this.keeping.open()) return;
    await this.making.make();
    if (this.game && this.keeping.isBroken) this.messages.say('saveBroken');
  }

  speak(language: Language): void {
    keep('language', language);
    this.hearLanguage(language);
  }

  /** Follows another page of this browser: what is played there, how it looks, what it speaks. */
  hear(event: StorageEvent): void {
    const name = nameOf(event);
    if (name === 'settings') this.settings.open();
    else if (name === 'language') this.hearLanguage(recall('language'));
    else this.keeping.hear(event);
  }

  private hearLanguage(language: string | null): void {
    if (!isLanguage(language) || language === this.language) return;
    this.language = language;
    void this.hinting.translate();
  }

  /** Changes whether hints draw the names of several cells together. */
  shortenCells(): void {
    this.settings.shortenCells(!this.settings.hasShortCells);
    void this.hinting.translate();
  }

  /** The words in which hints are told. */
  get manner(): Manner {
    return { language: this.language, shortCells: this.settings.hasShortCells };
  }

  /** Lets go of the last message, else of the hint, else of what is in hand or selected. */
  escape(): void {
    const message = this.messages.list.at(-1);
    if (message) this.messages.dismiss(message);
    else if (this.hinting.shown) this.hinting.close();
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

  /** Goes on after the end of a game: with the next challenge, or one more puzzle of the kind. */
  playNext(): void {
    const next = this.game && this.series.following(this.game);
    if (next) void this.series.playChallenge(next);
    else this.making.again();
  }

  /** Says whether a full board is right; a game that is won says so by itself. */
  check(): void {
    if (this.isSolved) this.playNext();
    if (!this.game || !this.isPlaying) return;
    if (play.isFull(this.game)) this.isWrong = true;
    else report(this, this.game);
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
    this.make(fillMove(this.game!.state, digits));
  }

  /** Plays the puzzle that was set; if it has one solution, its level is known. */
  playOwn(level = ''): void {
    if (!this.game?.isEdit) return;
    const info = {
      ...this.game.puzzle.info,
      ...(level ? { own: 'unique', level } : { own: 'yes' }),
    };
    this.begin({ ...this.game.puzzle, givens: this.game.state.digits, info });
    void this.files.prove();
  }

  /** The game with the time that was played up to now. */
  get saved(): play.Game | undefined {
    return this.game && { ...this.game, time: this.timer.now };
  }

  /** Shows a saved game. */
  show(game: play.Game): void {
    this.game = this.rulebooks.known(game);
    void this.rulebooks.learn();
    this.hinting.close();
    this.hinting.lastTechnique = '';
    this.solving.stop();
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
    if (!this.isSolved && !this.isHidden && !document.hidden) this.timer.start();
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

  /** Records that the machine has shown the solution: the game is no win any more. */
  giveAway(): void {
    if (this.isPlaying) this.record((game) => play.use(game, 'solver'));
  }

  /** Asks the server; says so if that fails. Nothing comes of what is given up. */
  async attempt<T>(question: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.messages.answered(question);
    } catch (error) {
      if (isGivenUp(error)) return undefined;
      if (!(error instanceof ServerError)) throw error;
      this.messages.say(error.failure);
      return undefined;
    }
  }

  /** Gives up what the dialog that is open has asked for. */
  private leave(): void {
    const { leaving, shown } = this;
    this.leaving = new AbortController();
    if (shown !== undefined) leaving.abort();
    if (shown === 'newGame') this.making.stop();
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
    if (!this.game || this.isPaused || this.solving.watching) return;
    const before = this.game;
    this.game = step(before);
    if (this.game === before) return;
    this.welcoming.end();
    this.hinting.close();
    if (this.isSolved) this.finish();
    else this.resume();
    this.save();
  }

  /** Celebrates what the player has won; what the machine has solved just ends. */
  private finish(): void {
    this.isFresh = this.isWon;
    this.hand.current = 0;
    this.timer.stop();
    this.goals.reach(this.game!, this.timer.now);
    if (this.isWon) this.ending.note(this.game!, this.timer.now);
  }

  private save(): void {
    if (this.saved) this.keeping.keep(this.saved);
  }
}
