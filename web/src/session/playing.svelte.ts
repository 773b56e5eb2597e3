// The game on the board: what was done, what can be done, and what is known about it.
import { usedOf, type Assistance } from '../game/assistance';
import { fillMove, type Desk } from '../game/entry';
import * as play from '../game/game';
import { obey, type Move, type Verb } from '../game/move';
import { puzzleWith, type Puzzle } from '../game/puzzle';
import { findConflicts } from '../game/rules';
import { countDigits } from '../game/state';
import type { Card } from '../server/help';
import type { Cover } from './cover.svelte';
import { newName } from './names';
import type { Settings } from './settings.svelte';
import type { Timer } from './timer.svelte';

const NOWHERE: ReadonlySet<number> = new Set();

/** What it needs of the page. */
interface Page {
  readonly cover: Cover;
  readonly settings: Settings;
  readonly timer: Timer;
  readonly followers: Followers;
}

/** Whoever goes along with the game on the board. */
export interface Followers {
  /** Whether something else is shown on the board, which lets nobody play meanwhile. */
  readonly isWatching: boolean;
  /** A game that is about to be shown, with all that is known of its rules. */
  readonly known: (game: play.Game) => play.Game;
  /** Another game, or another state of the game, is on the board. */
  readonly changed: () => void;
  /** Another game is shown. */
  readonly shown: () => void;
  /** The player has done something. */
  readonly moved: () => void;
  readonly finished: (game: play.Game, time: number) => void;
  readonly keep: (game: play.Game) => void;
}

export class Playing {
  private current = $state.raw<play.Game>();
  /** That of the game. It stays the same for many moves, and so does what is drawn from it. */
  puzzle = $state.raw<Puzzle>();
  /** Whether the full board was checked and is wrong. */
  isWrong = $state(false);
  isPaused = $state(false);
  /** Whether the game was won just now, as opposed to found won after a reload. */
  isFresh = $state(false);

  constructor(private readonly page: Page) {}

  get game(): play.Game | undefined {
    return this.current;
  }

  set game(game: play.Game) {
    this.current = game;
    this.puzzle = game.puzzle;
    this.page.followers.changed();
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
  readonly isCovered = $derived.by(() => this.page.cover.dialog !== undefined || this.isWrong);
  /** Whether the digits are hidden while the clock stands. */
  readonly isHidden = $derived(this.isPaused || (this.isCovered && !this.isSolved));
  /** The board and the switches under which something is entered. */
  readonly desk: Desk | undefined = $derived.by(
    () =>
      this.game && {
        puzzle: this.game.puzzle,
        state: this.game.state,
        switches: this.page.settings.switches,
      },
  );
  /** The cells that break a rule, as far as the player wants to know. */
  readonly conflicts: ReadonlySet<number> = $derived.by(() =>
    this.game && (this.page.settings.switches.conflicts || this.game.isEdit)
      ? findConflicts(this.game.puzzle, this.game.state.digits)
      : NOWHERE,
  );
  /** The entries that the solution contradicts, as far as the player wants to know. */
  readonly wrong: ReadonlySet<number> = $derived.by(() =>
    this.game?.solution && this.page.settings.switches.check
      ? play.findWrong(this.game, this.game.state)
      : NOWHERE,
  );

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

  /** Plays the puzzle that was set, with what is known about it. */
  startOwn(known: Readonly<Record<string, string>>): void {
    if (!this.game) return;
    const { puzzle, state } = this.game;
    this.begin({ ...puzzle, givens: state.digits, info: { ...puzzle.info, ...known } });
  }

  /** The game with the time that was played up to now. */
  get saved(): play.Game | undefined {
    return this.game && { ...this.game, time: this.page.timer.now };
  }

  /** Shows a saved game. */
  show(game: play.Game): void {
    const { followers } = this.page;
    this.game = followers.known(game);
    this.isFresh = this.isWrong = this.isPaused = false;
    followers.shown();
    this.page.timer.reset(game.time);
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
    this.page.timer.stop();
    this.save();
  }

  /** The clock goes on; it begins with the first move. */
  resume(): void {
    if (!this.game || !play.isTouched(this.game)) return;
    if (!this.isSolved && !this.isHidden && !document.hidden) this.page.timer.start();
  }

  /** Makes a move, if there is one. */
  make(move: Move | undefined, byHint = false, more: readonly Assistance[] = []): void {
    if (!move?.length) return;
    const used = [...usedOf(this.page.settings.switches), ...more];
    this.change((game) => play.play(game, move, { at: this.page.timer.now, used, byHint }));
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

  private begin(puzzle: Puzzle, more: Partial<play.Game> = {}): void {
    const started = new Date().toISOString();
    this.show(play.startGame(puzzle, { id: newName(), started, ...more }));
    this.save();
  }

  private change(step: (game: play.Game) => play.Game): void {
    if (!this.game || this.isPaused || this.page.followers.isWatching) return;
    const before = this.game;
    this.game = step(before);
    if (this.game === before) return;
    this.page.followers.moved();
    if (this.isSolved) this.finish();
    else this.resume();
    this.save();
  }

  /** Celebrates what the player has won; what the machine has solved just ends. */
  private finish(): void {
    this.isFresh = this.isWon;
    this.page.timer.stop();
    this.page.followers.finished(this.game!, this.page.timer.now);
  }

  private save(): void {
    if (this.saved) this.page.followers.keep(this.saved);
  }
}
