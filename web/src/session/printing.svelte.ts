// Printing by the player's plan: each change of it makes the document anew, for the preview.
import type { Choices, FileWish, PrintWish } from '../api';
import {
  faultOf,
  FIRST_PLAN,
  MOST_PUZZLES,
  newPuzzles,
  printWishOf,
  readPlan,
  type Plan,
  type Range,
  type Source,
} from '../game/printing';
import { settled } from '../game/game';
import { ServerError, sheetOf } from '../server/help';
import { run, type JobEvent } from '../server/jobs';
import { publicAddress } from '../share/address';
import { keep, recall } from '../storage/browser';
import { deliver, type Delivery } from './delivery';
import type { Parts } from './parts';

/** A document that the server keeps for a while. */
export interface Printed {
  readonly name: string;
  readonly pages: number;
}

/** Milliseconds without a change until the document is made. */
const PAUSE = 350;
/** Seconds that it may take. */
const PATIENCE = 600;
/** Seeds are below this, so that they are short on paper. */
const SEEDS = 1_000_000;

type Page = Pick<Parts, 'cover' | 'messages' | 'playing' | 'speech'>;

export class Printing {
  plan = $state.raw<Plan>(FIRST_PLAN);
  file = $state.raw<FileWish>();
  printed = $state.raw<Printed>();
  /** Whether that is what the fields say now. */
  isCurrent = $state(false);
  /** What there is to choose from; undefined until the server has told. */
  choices = $state.raw<Choices>();
  /** The page that the preview shows, from 1. */
  shownPage = $state(1);
  isWorking = $state(false);
  isStopped = $state(false);
  progress = $state.raw({ puzzles: 0, pages: 0 });
  /** What the server has against it, in its own words. */
  problem = $state<string>();
  readonly all = $derived(newPuzzles(this.plan));
  /** The first number that is not possible. */
  readonly fault = $derived(faultOf(this.plan, (board) => this.givensOf(board)));
  /** What to do with the document as soon as it is there. */
  private wanted: Delivery | undefined;
  private stopping: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly page: Page) {}

  /** Shows the dialog. */
  ask(source: Source): void {
    const seed = 1 + Math.floor(Math.random() * SEEDS);
    this.plan = { ...readPlan(recall('print'), seed), source };
    this.printed = this.file = undefined;
    this.isCurrent = false;
    this.page.cover.dialog = 'print';
  }

  change(part: Partial<Plan>): void {
    this.plan = { ...this.plan, ...part };
    this.begin(PAUSE);
  }

  /** Has the document saved or printed: at once, or as soon as it is what the fields say. */
  deliver(delivery: Delivery): void {
    if (this.isCurrent && this.printed) return deliver(delivery, this.printed.name);
    if (!this.isWorking) this.begin();
    this.wanted = delivery;
  }

  /** How many givens puzzles with one solution can have on a board; where rules are added, 0 and more. */
  givensOf(board: string): Range {
    const [base] = board.split(/[+-]/);
    const found = this.choices?.boards.find(({ name }) => name === base);
    return [(board === base && found?.fewest) || 0, found?.cells ?? Infinity];
  }

  async take(file: File): Promise<void> {
    this.file = { text: await file.text(), name: file.name };
    this.begin();
  }

  /** Makes the document, soon. */
  begin(pause = 0): void {
    this.stop();
    this.isStopped = this.isCurrent = false;
    this.problem = undefined;
    this.isWorking = this.isPossible;
    if (this.isWorking) this.timer = setTimeout(() => void this.print(), pause);
  }

  /** Whether there is something to print, and no number out of its range. */
  get isPossible(): boolean {
    return !this.fault && this.all <= MOST_PUZZLES && this.wish() !== undefined;
  }

  /** Gives up what is being made. */
  stop(): void {
    clearTimeout(this.timer);
    this.stopping?.abort();
    this.isStopped = this.isWorking;
    this.isWorking = false;
    this.wanted = undefined;
  }

  private async print(): Promise<void> {
    const wish = this.wish();
    if (!wish) return;
    const { signal } = (this.stopping = new AbortController());
    this.progress = { puzzles: 0, pages: 0 };
    await this.page.messages.attempt(() => this.listen(wish, signal));
    if (!signal.aborted) this.isWorking = false;
  }

  private wish(): PrintWish | undefined {
    const { game } = this.page.playing;
    const { language } = this.page.speech;
    const sheet = game && sheetOf(settled(game));
    const address = publicAddress();
    return printWishOf(this.plan, { game: sheet, file: this.file, language, address });
  }

  private async listen(wish: PrintWish, signal: AbortSignal): Promise<void> {
    const { language } = this.page.speech;
    try {
      for await (const event of run(
        { job: 'print', wish, seconds: PATIENCE },
        { signal, language },
      ))
        if (!signal.aborted) this.hear(event);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ServerError) || error.problem?.status !== 422) throw error;
      this.problem = error.problem.detail;
    }
  }

  private hear(event: JobEvent): void {
    if (event.event === 'printing') this.progress = event;
    else if (event.event === 'failed') this.problem = event.problem.detail;
    else if (event.event === 'printed') this.show(event.name, event.pages);
  }

  private show(name: string | null, pages: number): void {
    if (name === null) throw new ServerError('noPuzzleInTime');
    this.printed = { name, pages };
    this.shownPage = Math.min(this.shownPage, pages);
    keep('print', JSON.stringify(this.plan));
    this.isCurrent = true;
    if (this.wanted) this.deliver(this.wanted);
    this.wanted = undefined;
  }
}
