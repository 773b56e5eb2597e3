// A replay as it runs: the moment that is shown, the pace, and what could have been done there.
import { standing, stateAfter, type Game, type Made } from '../game/game';
import type { Hint } from '../game/hint';
import { cellOf, digitsBefore, momentsOf, pauseAfter } from '../game/replay';
import { fetchHint } from '../server/help';
import type { Parts } from './parts';

/** Milliseconds that a moment must be shown before it is worth asking what was possible. */
const PATIENCE = 250;

type Page = Pick<Parts, 'messages' | 'speech'>;

export class Replaying {
  number = $state(0);
  isRunning = $state(false);
  /** A power of two: so many times as fast as it was played. */
  speed = $state(1);
  /** Whether the step that was possible is drawn, on the board before the move. */
  isStepShown = $state(false);
  private hints = $state.raw<ReadonlyMap<string, Hint>>(new Map());

  readonly moments;
  readonly last;
  readonly moment = $derived.by(() => this.moments[this.number]!);
  readonly made: Made | undefined = $derived.by(() => this.game.moves[this.moment.move - 1]);
  /** The easiest step that was there before the move. */
  readonly hint = $derived.by(() => this.hints.get(this.key));
  readonly picture = $derived.by(() =>
    this.isStepShown ? this.hint?.pictures.everything : undefined,
  );
  readonly state = $derived.by(() => {
    const isBefore = this.picture && this.made;
    return isBefore
      ? digitsBefore(this.game, this.moment.move)
      : stateAfter(this.game, this.moment.move);
  });
  readonly cell = $derived.by(() =>
    this.picture ? undefined : cellOf(this.game, this.moment.move),
  );
  private readonly key = $derived.by(() => `${this.moment.move} ${this.page.speech.language}`);

  constructor(
    private readonly page: Page,
    readonly game: Game,
  ) {
    this.moments = momentsOf(game);
    this.last = this.moments.length - 1;
  }

  /** Starts, or stops; at the end it starts from the beginning. */
  toggle(): void {
    if (this.number === this.last) this.number = 0;
    this.isRunning = !this.isRunning;
  }

  step(by: number): void {
    this.isRunning = false;
    this.number = Math.max(0, Math.min(this.number + by, this.last));
  }

  /** Goes on after a while, if it runs; returns how to prevent that. */
  schedule(): () => void {
    if (!this.isRunning) return () => undefined;
    const pause = pauseAfter(this.moments, this.number, 2 ** this.speed);
    const timer = setTimeout(() => this.advance(), pause);
    return () => clearTimeout(timer);
  }

  /** Asks what was possible, unless it is known or the replay goes on; returns how to prevent that. */
  wonder(): () => void {
    const { key, moment, made } = this;
    if (!made || this.hint) return () => undefined;
    const timer = setTimeout(() => void this.ask(key, moment.move), PATIENCE);
    return () => clearTimeout(timer);
  }

  private advance(): void {
    this.number = Math.min(this.number + 1, this.last);
    if (this.number === this.last) this.isRunning = false;
  }

  private async ask(key: string, move: number): Promise<void> {
    const { manner } = this.page.speech;
    const before = standing(this.game, digitsBefore(this.game, move));
    const hint = await this.page.messages.attempt(() => fetchHint(before, manner));
    if (hint) this.hints = new Map([...this.hints, [key, hint]]);
  }
}
