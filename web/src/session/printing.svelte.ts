// Printing by the player's plan: each change of it makes the document anew, for the preview.
import type { FileWish, PrintWish } from '../api';
import {
  FIRST_PLAN,
  newPuzzles,
  printWishOf,
  readPlan,
  type Plan,
  type Source,
} from '../game/printing';
import { settled } from '../game/game';
import { ServerError, sheetOf } from '../server';
import { run, type JobEvent } from '../server-jobs';
import { keep, recall } from '../storage';
import type { Session } from './session.svelte';

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

export class Printing {
  plan = $state.raw<Plan>(FIRST_PLAN);
  file = $state.raw<FileWish>();
  printed = $state.raw<Printed>();
  /** The page that the preview shows, from 1. */
  page = $state(1);
  isWorking = $state(false);
  isStopped = $state(false);
  progress = $state.raw({ puzzles: 0, pages: 0 });
  /** What the server has against it, in its own words. */
  problem = $state<string>();
  readonly all = $derived(newPuzzles(this.plan));
  private stopping: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** Shows the dialog. */
  ask(source: Source): void {
    const seed = 1 + Math.floor(Math.random() * SEEDS);
    this.plan = { ...readPlan(recall('print'), seed), source };
    this.printed = this.file = undefined;
    this.session.dialog = 'print';
  }

  change(part: Partial<Plan>): void {
    this.plan = { ...this.plan, ...part };
    this.begin(PAUSE);
  }

  async take(file: File): Promise<void> {
    this.file = { text: await file.text(), name: file.name };
    this.begin();
  }

  /** Makes the document, soon. */
  begin(pause = 0): void {
    this.stop();
    this.isStopped = false;
    this.timer = setTimeout(() => void this.print(), pause);
  }

  /** Gives up what is being made. */
  stop(): void {
    clearTimeout(this.timer);
    this.stopping?.abort();
    this.isStopped = this.isWorking;
    this.isWorking = false;
  }

  private async print(): Promise<void> {
    const wish = this.wish();
    if (!wish) return;
    const { signal } = (this.stopping = new AbortController());
    this.isWorking = true;
    this.progress = { puzzles: 0, pages: 0 };
    this.problem = undefined;
    await this.session.attempt(() => this.listen(wish, signal));
    if (!signal.aborted) this.isWorking = false;
  }

  private wish(): PrintWish | undefined {
    const { game, language } = this.session;
    const sheet = game && sheetOf(settled(game));
    const address = `${location.origin}/`;
    return printWishOf(this.plan, { game: sheet, file: this.file, language, address });
  }

  private async listen(wish: PrintWish, signal: AbortSignal): Promise<void> {
    const { language } = this.session;
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
    this.page = Math.min(this.page, pages);
    keep('print', JSON.stringify(this.plan));
  }
}
