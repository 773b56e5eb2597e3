// The making of a new game by the player's wish: how far it is, and what the server says about it.
import type { BoardChoice, CardDocument, Choices } from '../api';
import { readPuzzle, type Puzzle } from '../game/puzzle';
import { FIRST_WISH, fitted, readWish, recipeOf, writeWish, type Wish } from '../game/recipe';
import { readCard, ServerError } from '../server';
import { call } from '../server-call';
import { run, type JobEvent } from '../server-jobs';
import { keep, recall } from '../storage';
import type { Session } from './session.svelte';

/** Seconds after which the nearest puzzle that was found will do. */
const PATIENCE = 60;

/** Milliseconds that nobody minds waiting. */
const SOON = 400;

export class Making {
  wish = $state.raw<Wish>(FIRST_WISH);
  /** What the server can make; undefined until it has said so. */
  choices = $state.raw<Choices>();
  /** What it knows about the board that is wished for. */
  readonly board: BoardChoice | undefined = $derived(
    this.choices?.boards.find(({ name }) => name === this.wish.board),
  );
  isMaking = $state(false);
  /** How many puzzles were tried. */
  tried = $state(0);
  /** The best of them so far. */
  nearest = $state.raw<Puzzle>();
  /** What the server has against the wish, in its own words. */
  problem = $state<string>();
  private stopping: AbortController | undefined;
  /** What the server calls it. */
  private job: string | undefined;

  constructor(private readonly session: Session) {}

  /** Takes up the last wish. */
  open(): void {
    this.wish = readWish(recall('wish'));
  }

  /** Shows the dialog with a changed wish. */
  ask(change: Partial<Wish> = {}): void {
    this.change(change);
    this.problem = this.session.files.problem = undefined;
    this.session.dialog = 'newGame';
  }

  /** Changes the wish; what its board does not know follows. */
  change(part: Partial<Wish>): void {
    this.wish = { ...this.wish, ...part };
    if (this.board) this.wish = fitted(this.wish, this.board);
  }

  /** Asks what there is to choose from. */
  async fetchChoices(): Promise<void> {
    this.choices = await call('GET /api/choices', {});
    this.change({});
  }

  /** Makes a game by the wish; the running one stays until it is there. */
  async make(): Promise<void> {
    if (this.isMaking) return;
    this.stopping = new AbortController();
    this.begin();
    try {
      const card = await this.session.attempt(() => this.listen(this.stopping!.signal));
      if (card) this.start(card);
    } finally {
      this.isMaking = false;
    }
  }

  /** Makes one more game like the last one; shows how far it is if that takes a while. */
  again(): void {
    void this.make();
    setTimeout(() => this.isMaking && this.ask(), SOON);
  }

  /** Gives up. */
  stop(): void {
    this.stopping?.abort();
  }

  /** Takes the nearest puzzle so far. */
  async settle(): Promise<void> {
    const { job } = this;
    if (job) await this.session.attempt(() => call('DELETE /api/jobs/{job}', { path: { job } }));
  }

  private begin(): void {
    this.isMaking = true;
    this.tried = 0;
    this.nearest = this.problem = undefined;
  }

  private start(card: CardDocument): void {
    keep('wish', writeWish(this.wish));
    this.wish = { ...this.wish, seed: undefined };
    this.session.dialog = undefined;
    this.session.start(readCard(card));
    if (!card.fits) this.session.messages.say('nearest');
  }

  /** The card that comes out; undefined if the player has stopped it, or the wish is refused. */
  private async listen(signal: AbortSignal): Promise<CardDocument | undefined> {
    const wish = { job: 'generate', recipe: recipeOf(this.wish), seconds: PATIENCE } as const;
    try {
      for await (const event of run(wish, { signal, language: this.session.language }))
        if (event.event === 'made') return madeOf(event.card);
        else this.hear(event);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ServerError) || error.problem?.status !== 422) throw error;
      this.problem = error.problem.detail;
    }
    return undefined;
  }

  private hear(event: JobEvent): void {
    if (event.event === 'started') this.job = event.job;
    if (event.event === 'failed') this.problem = event.problem.detail;
    if (event.event !== 'attempt') return;
    this.tried = event.tried;
    if (event.nearest) this.nearest = readPuzzle(event.nearest);
  }
}

function madeOf(card: CardDocument | null): CardDocument {
  if (!card) throw new ServerError('noPuzzleInTime');
  return card;
}
