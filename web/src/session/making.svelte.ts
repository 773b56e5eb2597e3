// The making of a new game by the player's wish: how far it is, and what the server says about it.
import type { BoardChoice, CardDocument, Choices } from '../api';
import { readPuzzle, type Puzzle } from '../game/puzzle';
import {
  boardOf,
  FIRST_WISH,
  fitted,
  laidOf,
  readWish,
  recipeOf,
  ruled,
  writeWish,
  type Wish,
} from '../game/recipe';
import { boardName } from '../i18n/boards';
import type { Texts } from '../i18n/catalogue';
import { readCard, ServerError } from '../server/help';
import { call } from '../server/call';
import { run, type JobEvent } from '../server/jobs';
import { keep, recall } from '../storage/browser';
import type { Stocking } from './stocking.svelte';
import type { Parts } from './parts';

/** Seconds after which the nearest puzzle that was found will do. */
const PATIENCE = 60;

/** Milliseconds that nobody minds waiting. */
const SOON = 400;

type Page = Pick<
  Parts,
  'cover' | 'files' | 'messages' | 'playing' | 'questioning' | 'speech' | 'stocking'
>;

export class Making {
  wish = $state.raw<Wish>(FIRST_WISH);
  /** What the server can make; undefined until it has said so. */
  choices = $state.raw<Choices>();
  /** What it knows about the board that is wished for, without its rules. */
  readonly base: BoardChoice | undefined = $derived(
    this.choices?.boards.find(({ name }) => name === this.wish.board),
  );
  /** Boards with rules, by their full names, as far as the server was asked about them. */
  private ruled = $state.raw<ReadonlyMap<string, BoardChoice>>(new Map());
  /** What it knows about the board with its rules; until then, without them. */
  readonly board: BoardChoice | undefined = $derived(
    this.ruled.get(boardOf(this.wish)) ?? this.base,
  );
  isMaking = $state(false);
  /** How many puzzles were tried. */
  tried = $state(0);
  /** The best of them so far. */
  nearest = $state.raw<Puzzle>();
  /** What the server has against the wish, in its own words. */
  problem = $state<string>();
  private stopping: AbortController | undefined;
  /** Whether the last game came from the stock of this browser. */
  private isFromStock = false;
  /** What the server calls it. */
  private job: string | undefined;

  constructor(private readonly page: Page) {}

  /** Takes up the last wish. */
  open(): void {
    this.wish = readWish(recall('wish'));
  }

  /** Shows the dialog with a changed wish. */
  ask(change: Partial<Wish> = {}): void {
    this.page.files.problem = undefined;
    this.change(change);
    this.page.cover.dialog = 'newGame';
  }

  /** Changes the wish; what its board does not know follows. */
  change(part: Partial<Wish>): void {
    this.problem = undefined;
    this.wish = { ...this.wish, ...part };
    if (this.base) this.wish = ruled(this.wish, this.base);
    const isKnown = boardOf(this.wish) === this.wish.board || this.ruled.has(boardOf(this.wish));
    if (this.board && isKnown) this.fit(this.board, 'board' in part);
    else if (this.base) void this.page.messages.attempt(() => this.describe(boardOf(this.wish)));
  }

  private fit(board: BoardChoice, isOther: boolean): void {
    const { givens } = this.wish;
    this.wish = fitted(this.wish, board);
    if (isOther && givens > board.cells) this.wish = { ...this.wish, givens: board.cells };
  }

  /** Asks what puzzles of a board with rules can be; says so if there are none. */
  private async describe(name: string): Promise<void> {
    const { language } = this.page.speech;
    try {
      const board = await call('GET /api/board', { query: { name } }, { language });
      this.ruled = new Map([...this.ruled, [name, board]]);
      if (boardOf(this.wish) === name) this.fit(board, true);
    } catch (error) {
      if (!(error instanceof ServerError) || error.problem?.status !== 422) throw error;
      if (boardOf(this.wish) === name) this.problem = error.problem.detail;
    }
  }

  /** Asks what there is to choose from; without the server it is what there was last. */
  async fetchChoices(): Promise<void> {
    this.choices ??= readChoices(recall('choices'));
    this.change({});
    this.choices = await call('GET /api/choices', {});
    keep('choices', JSON.stringify(this.choices));
    this.change({});
  }

  /** Makes a game by the wish; the running one stays until it is there. */
  async make(): Promise<void> {
    if (this.isMaking) return;
    const { signal } = (this.stopping = new AbortController());
    this.begin();
    try {
      const card = await this.page.messages.attempt(() => this.listen(signal));
      if (card && !signal.aborted) this.start(card);
    } finally {
      this.isMaking = false;
    }
  }

  /** Makes one more game like the last one; shows how far it is if that takes a while. */
  again(): void {
    void this.make();
    setTimeout(() => this.isMaking && !this.page.cover.dialog && this.ask(), SOON);
  }

  /** Makes a game by a changed wish; asks first where one is running. */
  offer(change: Partial<Wish>, name: string): void {
    const { questioning } = this.page;
    const { texts } = this.page.speech;
    const run = async (): Promise<void> => {
      if (!this.choices) await this.page.messages.attempt(() => this.fetchChoices());
      this.change(change);
      this.again();
    };
    const title = texts.askNewGame({ name });
    questioning.askIfRunning({ title, yes: texts.start, run: () => void run() });
  }

  /** Gives up. */
  stop(): void {
    this.stopping?.abort();
  }

  /** Takes the nearest puzzle so far. */
  async settle(): Promise<void> {
    const { job } = this;
    if (job)
      await this.page.messages.attempt(() => call('DELETE /api/jobs/{job}', { path: { job } }));
  }

  private begin(): void {
    this.isMaking = true;
    this.isFromStock = false;
    this.tried = 0;
    this.nearest = this.problem = undefined;
  }

  private start(card: CardDocument): void {
    keep('wish', writeWish(this.wish));
    this.wish = { ...this.wish, seed: undefined };
    this.page.cover.dialog = undefined;
    this.page.playing.start(readCard(card));
    if (!card.fits) this.page.messages.say('nearest');
    if (this.isFromStock) this.page.messages.say('fromStock');
  }

  /** The card that comes out; undefined if the player has stopped it, or the wish is refused. */
  private async listen(signal: AbortSignal): Promise<CardDocument | undefined> {
    if (!this.choices && this.wish.by !== 'level') await this.fetchChoices();
    const wish = {
      job: 'generate',
      recipe: recipeOf(this.wish, this.board),
      seconds: PATIENCE,
    } as const;
    try {
      for await (const event of run(wish, { signal, language: this.page.speech.language }))
        if (event.event === 'made') return madeOf(event.card);
        else this.hear(event);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof ServerError && error.failure === 'serverGone') return this.fromStock();
      if (!(error instanceof ServerError) || error.problem?.status !== 422) throw error;
      this.problem = error.problem.detail;
    }
    return undefined;
  }

  /** A puzzle that this browser has kept for such times; says so, or says that there is none. */
  private async fromStock(): Promise<CardDocument | undefined> {
    const { messages, stocking } = this.page;
    const { texts } = this.page.speech;
    const { by, level } = this.wish;
    const isPlain = by === 'level' && !laidOf(this.wish).length;
    const card = isPlain ? await stocking.take(boardOf(this.wish), level) : undefined;
    if (card) this.isFromStock = true;
    else if (stocking.shelves.size) messages.say('notInStock', { kinds: kindsOf(stocking, texts) });
    else messages.say('stockEmpty');
    return card;
  }

  private hear(event: JobEvent): void {
    if (event.event === 'started') this.job = event.job;
    if (event.event === 'failed') this.problem = event.problem.detail;
    if (event.event !== 'attempt') return;
    this.tried = event.tried;
    if (event.nearest) this.nearest = readPuzzle(event.nearest);
  }
}

/** What is in stock, in words: 9×9 easy, 9×9 hard. */
function kindsOf({ shelves }: Stocking, texts: Texts): string {
  const kinds = [...shelves].map((shelf) => shelf.split(' ') as [string, string]);
  return kinds
    .map(([board, level]) => `${boardName(board, texts)} ${levelOf(level, texts)}`)
    .join(', ');
}

function levelOf(level: string, { levelNames }: Texts): string {
  return (levelNames as Readonly<Record<string, string>>)[level] ?? level;
}

function readChoices(text: string | null): Choices | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Choices | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function madeOf(card: CardDocument | null): CardDocument {
  if (!card) throw new ServerError('noPuzzleInTime');
  return card;
}
