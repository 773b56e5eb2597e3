// The hint that is being told, stage by stage.
import { STAGES, type Hint } from '../game/hint';
import { applicationOf, cellsToNote } from '../game/application';
import { tell, type Game } from '../game/game';
import type { Move } from '../game/move';
import { namesIn } from '../i18n/cells';
import { fetchHint, ServerError, type Manner } from '../server/help';
import type { Session } from './session.svelte';

function isEqual(one: Manner, other: Manner): boolean {
  return one.language === other.language && one.shortCells === other.shortCells;
}

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
    const { desk } = this.session;
    return desk && this.hint && this.isAllTold ? applicationOf(this.hint, desk) : [];
  });
  readonly picture = $derived(this.hint?.pictures[this.stage]);
  /** The cells whose name in the hint is pointed at. */
  pointed = $state.raw<readonly number[]>([]);
  /** The line of its explanation up to which it is drawn; 0 for all of it. */
  line = $state(0);
  readonly canApply = $derived(this.move.length > 0);

  constructor(private readonly session: Session) {}

  /** Asks for a hint, or tells more of the one that is there. */
  async ask(): Promise<void> {
    if (!this.hint) await this.fetch(0);
    else if (!this.isAllTold) this.tell(this.told + 1);
  }

  /** Does what the hint says. */
  apply(): void {
    const { move, hint } = this;
    const { desk } = this.session;
    if (!hint || !desk || !move.length) return;
    this.session.make(move, true);
    this.applied = hint;
    this.session.reading.say(hint.result);
    if (!desk.switches.candidates) this.explainNotes(cellsToNote(hint, desk.state));
  }

  close(): void {
    this.hint = this.applied = undefined;
    this.pointed = [];
    this.line = 0;
  }

  /** Tells the same hint in another language. */
  async translate(): Promise<void> {
    if (this.hint) await this.fetch(this.told);
  }

  private async fetch(told: number): Promise<void> {
    const { game, isPlaying, isPaused, manner } = this.session;
    if (!game || this.isAsking || !isPlaying || isPaused) return;
    this.isAsking = true;
    const hint = await this.session.attempt(() => this.find(game, manner));
    this.isAsking = false;
    if (!hint || this.session.game !== game) return; // it failed, or the player has gone on
    const isNew = !this.hint;
    this.hint = hint;
    this.applied = undefined;
    if (isNew) this.tell(told);
    if (!isEqual(manner, this.session.manner)) await this.translate(); // changed while it was asked for
  }

  /** Says which cells have got notes, if any. */
  private explainNotes(cells: readonly number[]): void {
    const { game, texts, messages } = this.session;
    if (!game || !cells.length) return;
    messages.say('notesBrought', { cells: namesIn(cells, game.puzzle.layout, texts) });
  }

  /** A hint of the server; without it, one of the stored way. */
  private async find(game: Game, manner: Manner): Promise<Hint> {
    try {
      return await fetchHint(game, manner);
    } catch (error) {
      if (!(error instanceof ServerError) || error.failure !== 'serverGone') throw error;
      const stored = await this.session.stocking.hintFor(game);
      if (!stored) throw error;
      return stored;
    }
  }

  private tell(told: number): void {
    this.told = told;
    if (told > 0 && this.hint?.step) this.lastTechnique = this.hint.title;
    this.session.record((game) => tell(game, this.stage, this.session.timer.now));
  }
}
