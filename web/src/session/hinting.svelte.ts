// The hint that is being told, stage by stage.
import { STAGES, type Hint } from '../game/hint';
import { applicationOf, cellsToNote } from '../game/application';
import { tell, type Game } from '../game/game';
import { enter, type Move } from '../game/move';
import { namesIn } from '../i18n/cells';
import { fetchDigit, fetchHint, ServerError, type Manner } from '../server/help';
import type { Parts } from './parts';

function isEqual(one: Manner, other: Manner): boolean {
  return one.language === other.language && one.shortCells === other.shortCells;
}

type Page = Pick<
  Parts,
  'hand' | 'messages' | 'playing' | 'reading' | 'settings' | 'speech' | 'stocking' | 'timer'
>;

export class Hinting {
  hint = $state.raw<Hint>();
  /** The hint that was applied just now; it stays, lest a second click meets another button. */
  applied = $state.raw<Hint>();
  /** What is to be read. */
  readonly shown = $derived(this.hint ?? this.applied);
  isAsking = $state(false);
  /** What the technique of the last hint is called, once it was told; empty in a new game. */
  lastTechnique = $state('');
  /** How much of the hint is told, as a place in `STAGES`. */
  private told = $state(0);
  readonly stage = $derived(STAGES[this.told]!);
  readonly isAllTold = $derived(this.told === STAGES.length - 1);
  readonly move: Move = $derived.by(() => {
    const { desk } = this.page.playing;
    return desk && this.hint && this.isAllTold ? applicationOf(this.hint, desk) : [];
  });
  readonly picture = $derived(this.hint?.pictures[this.stage]);
  /** The cells whose name in the hint is pointed at. */
  pointed = $state.raw<readonly number[]>([]);
  /** The line of its explanation up to which it is drawn; 0 for all of it. */
  line = $state(0);
  readonly canApply = $derived(this.move.length > 0);

  constructor(private readonly page: Page) {}

  /** Asks for a hint, or tells more of the one that is there. */
  async ask(): Promise<void> {
    if (!this.hint) await this.fetch(0);
    else if (!this.isAllTold) this.tell(this.told + 1);
  }

  /** Tells a hint that somebody else has asked for, up to a stage. */
  show(hint: Hint, told: number): void {
    this.hint = hint;
    this.applied = undefined;
    this.tell(told);
  }

  /** Does what the hint says. */
  apply(): void {
    const { move, hint } = this;
    const { desk } = this.page.playing;
    if (!hint || !desk || !move.length) return;
    this.page.playing.make(move, true);
    this.applied = hint;
    this.page.reading.say(hint.result);
    if (!desk.switches.candidates) this.explainNotes(cellsToNote(hint, desk.state));
  }

  close(): void {
    this.hint = this.applied = undefined;
    this.pointed = [];
    this.line = 0;
  }

  /** Another game has none of what was told. */
  forget(): void {
    this.close();
    this.lastTechnique = '';
  }

  /** Fills in the right digit: of a cell, or of a random empty one. */
  async reveal(cell = this.randomEmpty()): Promise<void> {
    const { hand, messages, playing, settings } = this.page;
    const { game } = playing;
    if (!game || !playing.isPlaying || cell === undefined) return;
    const digit = game.solution?.[cell];
    const found = digit ? { digit } : await messages.attempt(() => fetchDigit(game, cell));
    if (!found || playing.game !== game) return;
    hand.select(cell);
    playing.make(enter([cell], found.digit, settings.switches.sweep), true);
  }

  /** Tells the same hint in another language; what was told of an earlier one is in the old one. */
  async translate(): Promise<void> {
    this.lastTechnique = '';
    this.applied = undefined;
    if (this.hint) await this.fetch(this.told);
  }

  private async fetch(told: number): Promise<void> {
    const { game, isPlaying, isPaused } = this.page.playing;
    const { manner } = this.page.speech;
    if (!game || this.isAsking || !isPlaying || isPaused) return;
    this.isAsking = true;
    const hint = await this.page.messages.attempt(() => this.find(game, manner));
    this.isAsking = false;
    if (!hint || this.page.playing.game !== game) return; // it failed, or the player has gone on
    const isNew = !this.hint;
    this.hint = hint;
    this.applied = undefined;
    if (isNew) this.tell(told);
    else this.noteTechnique();
    if (!isEqual(manner, this.page.speech.manner)) await this.translate(); // changed while it was asked for
  }

  /** Says which cells have got notes, if any. */
  private explainNotes(cells: readonly number[]): void {
    const { messages } = this.page;
    const { game } = this.page.playing;
    if (!game || !cells.length) return;
    const { layout } = game.puzzle;
    messages.say('notesBrought', (texts) => ({ cells: namesIn(cells, layout, texts) }));
  }

  /** A hint of the server; without it, one of the stored way. */
  private async find(game: Game, manner: Manner): Promise<Hint> {
    this.page.stocking.standAside();
    try {
      return await fetchHint(game, manner);
    } catch (error) {
      if (!(error instanceof ServerError) || error.failure !== 'serverGone') throw error;
      const stored = await this.page.stocking.hintFor(game);
      if (!stored) throw error;
      return stored;
    }
  }

  private randomEmpty(): number | undefined {
    const digits = this.page.playing.game?.state.digits ?? [];
    const empty = [...digits.keys()].filter((cell) => !digits[cell]);
    return empty[Math.floor(Math.random() * empty.length)];
  }

  private noteTechnique(): void {
    if (this.told > 0 && this.hint?.step) this.lastTechnique = this.hint.title;
  }

  private tell(told: number): void {
    this.told = told;
    this.noteTechnique();
    this.page.playing.record((game) => tell(game, this.stage, this.page.timer.now));
  }
}
