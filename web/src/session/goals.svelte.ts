// What the player has reached. The browser keeps it at once, the server as soon as it is there.
import type { StreaksDocument } from '../api';
import { isWon, type Game } from '../game/game';
import { lastOpen, nextChallenge } from '../game/challenges';
import { dayOf } from '../game/days';
import { aimOf, byName, merged, newIn, readGoals, writeProgress, type Goal } from '../game/goals';
import { ServerError } from '../server/help';
import { call } from '../server/call';
import { keep, recall } from '../storage/browser';

export class Goals {
  private all = $state.raw<readonly Goal[]>([]);
  /** The goals of games that are running, as far as the server knows. */
  begun = $state.raw<ReadonlySet<string>>(new Set());
  /** Days in a row; undefined until the server has told. */
  streaks = $state.raw<StreaksDocument>();
  /** Whether more may come from the server. */
  isSyncing = $state(false);
  readonly challenges = $derived(byName(this.all, 'challenge'));
  readonly days = $derived(byName(this.all, 'daily'));
  private readonly finished = $derived(new Set([...this.challenges.keys()].map(Number)));
  /** Challenges up to this one can be played. */
  readonly lastOpen = $derived(lastOpen(this.finished));
  readonly nextChallenge = $derived(nextChallenge(this.finished));

  /** Takes up what was reached before. */
  open(): void {
    this.all = readGoals(recall('goals'));
  }

  /** Notes what a game has reached that the player has won. */
  reach(game: Game, time: number): void {
    const aim = aimOf(game.puzzle.info);
    if (!aim || !isWon(game)) return;
    this.add([{ ...aim, best: time, reached: Date.now() }]);
  }

  /** All that was reached, as a file to take elsewhere. */
  get file(): string {
    return writeProgress(this.all);
  }

  /** Adds goals, those of a file for example; nothing that was reached is lost. */
  add(goals: readonly Goal[]): void {
    this.take(goals);
    this.sync().catch((error: unknown) => {
      if (!(error instanceof ServerError)) throw error; // it is in the browser, and sent later
    });
  }

  /** Brings server and browser to the same; throws ServerError. */
  async sync(): Promise<void> {
    this.isSyncing = true;
    try {
      await this.exchange();
    } finally {
      this.isSyncing = false;
    }
  }

  private async exchange(): Promise<void> {
    const query = { today: dayOf(new Date()) };
    const known = await call('GET /api/goals', { query });
    const goals = newIn(this.all, known.goals);
    if (goals.length) await call('POST /api/goals', { body: { goals } });
    const { begun, daily } = goals.length ? await call('GET /api/goals', { query }) : known;
    this.take(known.goals);
    this.begun = new Set(begun);
    this.streaks = daily;
  }

  /** Adds goals, and those that another page of this browser has reached meanwhile. */
  private take(goals: readonly Goal[]): void {
    this.all = merged(merged(this.all, readGoals(recall('goals'))), goals);
    keep('goals', JSON.stringify(this.all));
  }
}
