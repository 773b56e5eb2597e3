// What the machine says about the drawing while it is drawn: asked anew after each stroke, and what
// has become pointless is cancelled.
import type { Operations } from '../api';
import { isGivenUp, send, ServerError } from '../server/call';
import { eventsOf } from '../server/jobs';
import type { Bench } from './bench.svelte';
import type { Place } from './drawing';
import type { Paper } from './paper';

export type Answer = Operations['POST /api/studio/analysis']['answer'];
type Told<Event> = Extract<Answer, { readonly event?: Event }>;

/** What was found out, each as it was told last. */
export interface Found {
  readonly solutions?: Told<'solutions'>;
  readonly candidates?: Told<'candidates'>;
  readonly clash?: Told<'clash'>;
  readonly rating?: Told<'rating'>;
  readonly way?: Told<'way'>;
  readonly idle_rules?: Told<'idle_rules'>;
  readonly needless?: Told<'needless'>;
  readonly suggestions?: Told<'suggestions'>;
  readonly finished?: Told<'finished'>;
}

/** A digit that some solution has in a cell, and the share of the solutions that do. */
export interface Candidate {
  readonly place: Place;
  readonly digit: number;
  readonly share: number;
  readonly isOnly: boolean;
}

/** Milliseconds after an edit: strokes of the same moment are asked about together. */
const REST = 20;

/** Milliseconds after which it is said that the machine is thinking: what is sooner need not be said. */
const LATE = 300;

/** Seconds that the machine may think about one drawing. */
const SECONDS = 20;

export class Answers {
  found = $state.raw<Found>({});
  /** Whether what is shown belongs to an earlier drawing. */
  isStale = $state(false);
  /** Whether it has been that for so long that somebody may take it for true. */
  isLate = $state(false);
  isBusy = $state(false);
  /** Whether the machine looks on at all. */
  isOn = $state(true);
  hasCandidates = $state(true);
  /** The cells that something in the list is about, as the puzzle numbers them. */
  pointed = $state.raw<readonly number[]>([]);
  /** Milliseconds from the edit to the number of solutions. */
  delay = $state(0);
  /** The puzzle that is told about. */
  paper = $state.raw<Paper>();
  readonly lit = $derived(this.pointed.length ? this.pointed : (this.found.clash?.cells ?? []));
  readonly candidates = $derived.by(() => this.listed());
  private asked = '';
  private controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly bench: Bench) {}

  /** Looks at a drawing; the words about it do not matter. */
  watch(paper: Paper): void {
    const { info: _, ...puzzle } = paper.document;
    const wish = JSON.stringify([puzzle, this.isOn, this.bench.language]);
    if (wish === this.asked) return;
    this.asked = wish;
    this.stop();
    if (!this.isOn) return this.clear();
    this.isStale = true;
    this.patience ??= setTimeout(() => (this.isLate = true), LATE);
    const edited = performance.now();
    this.timer = setTimeout(() => void this.ask(paper, edited), REST);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.controller.abort();
    this.controller = new AbortController();
    this.isBusy = false;
  }

  private clear(): void {
    this.found = {};
    this.beFresh();
  }

  private beFresh(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    this.isStale = this.isLate = false;
  }

  private async ask(paper: Paper, edited: number): Promise<void> {
    const { signal } = this.controller;
    const { language } = this.bench;
    const body = { puzzle: paper.document, seconds: SECONDS };
    this.isBusy = true;
    try {
      const response = await send('POST /api/studio/analysis', { body }, { language, signal });
      for await (const event of eventsOf<Answer>(response))
        if (!signal.aborted) this.note(event, paper, edited);
    } catch (error) {
      if (isGivenUp(error)) return;
      if (!(error instanceof ServerError)) throw error;
      this.fail(error);
    }
    if (!signal.aborted) this.isBusy = false;
  }

  private fail(error: ServerError): void {
    this.asked = '';
    this.clear();
    this.bench.isGone = error.failure === 'serverGone';
    if (error.problem) this.bench.trouble = error.problem.detail;
  }

  private note(event: Answer, paper: Paper, start: number): void {
    if (event.event === 'faults') return this.noteFaults(event, paper);
    if (event.event === 'solutions') this.noteSolutions(paper, start);
    if (event.event === 'failed') this.bench.trouble = event.problem.detail;
    this.found = { ...this.found, [event.event!]: event };
  }

  /** With the number of solutions, what was known of the drawing before is out of date. */
  private noteSolutions(paper: Paper, start: number): void {
    if (!this.isStale) return;
    this.delay = performance.now() - start;
    this.found = {};
    this.paper = paper;
    this.pointed = [];
    this.beFresh();
  }

  private noteFaults({ faults }: Told<'faults'>, paper: Paper): void {
    const { bench } = this;
    const ofRules = faults.flatMap(({ rule, text }) =>
      rule === null ? [] : [[paper.rules[rule]!, text] as const],
    );
    if (ofRules.length) bench.faults = new Map([...bench.faults, ...ofRules]);
    const [whole] = faults.filter(({ rule }) => rule === null);
    if (whole) bench.trouble = whole.text;
    if (whole) this.clear();
  }

  private listed(): readonly Candidate[] {
    const { candidates, solutions } = this.found;
    if (!candidates || !this.paper || !this.hasCandidates || solutions?.status === 'none')
      return [];
    const { places } = this.paper;
    const { givens } = this.bench.drawing;
    return places.flatMap((place, cell) =>
      givens[place] ? [] : this.listedIn(candidates, cell, place),
    );
  }

  private listedIn(told: Told<'candidates'>, cell: number, place: Place): Candidate[] {
    const mask = told.candidates[cell] ?? 0;
    const digits = Array.from({ length: this.bench.drawing.size }, (_, at) => at + 1);
    const there = digits.filter((digit) => (mask >> (digit - 1)) & 1);
    const isOnly = there.length === 1 && !told.undecided[cell];
    return there.map((digit) => {
      const share = (told.counts?.[cell]?.[digit - 1] ?? 0) / (told.of || 1);
      return { place, digit, share, isOnly };
    });
  }
}
