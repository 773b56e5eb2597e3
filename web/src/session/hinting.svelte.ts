// The hint that is being told, stage by stage.
import { STAGES, type Hint } from '../game/hint';
import { applicationOf } from '../game/application';
import { tell } from '../game/game';
import type { Move } from '../game/move';
import { fetchHint } from '../server';
import type { Session } from './session.svelte';

export class Hinting {
  hint = $state.raw<Hint>();
  isAsking = $state(false);
  /** How much of the hint is told, as a place in `STAGES`. */
  private told = $state(0);
  readonly stage = $derived(STAGES[this.told]!);
  readonly isAllTold = $derived(this.told === STAGES.length - 1);
  readonly move: Move = $derived.by(() => {
    const { game } = this.session;
    return game && this.hint && this.isAllTold ? applicationOf(this.hint, game.state) : [];
  });
  readonly picture = $derived(this.hint?.pictures[this.stage]);
  /** The cells whose name in the hint is pointed at. */
  pointed = $state.raw<readonly number[]>([]);
  readonly canApply = $derived(this.move.length > 0);

  constructor(private readonly session: Session) {}

  /** Asks for a hint, or tells more of the one that is there. */
  async ask(): Promise<void> {
    if (!this.hint) await this.fetch(0);
    else if (!this.isAllTold) this.tell(this.told + 1);
  }

  /** Does what the hint says. */
  apply(): void {
    const { move } = this;
    this.close();
    if (move.length) this.session.make(move, true);
  }

  close(): void {
    this.hint = undefined;
    this.pointed = [];
  }

  /** Tells the same hint in another language. */
  async translate(): Promise<void> {
    if (this.hint) await this.fetch(this.told);
  }

  private async fetch(told: number): Promise<void> {
    const { game, isPlaying, isPaused, language } = this.session;
    if (!game || this.isAsking || !isPlaying || isPaused) return;
    this.isAsking = true;
    const hint = await this.session.attempt(() => fetchHint(game, language));
    this.isAsking = false;
    if (!hint || this.session.game !== game) return; // it failed, or the player has gone on
    const isNew = !this.hint;
    this.hint = hint;
    if (isNew) this.tell(told);
  }

  private tell(told: number): void {
    this.told = told;
    this.session.record((game) => tell(game, this.stage, this.session.timer.now));
  }
}
