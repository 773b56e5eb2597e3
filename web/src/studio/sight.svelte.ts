// What is seen of the rules: the server draws their figures and says which of them cannot be.
import { call, isGivenUp, ServerError } from '../server/call';
import type { Layout } from '../game/layout';
import type { Rulebook } from '../game/rulebook';
import type { Bench } from './bench.svelte';
import type { Paper } from './paper';

export class Sight {
  /** The figures that were drawn last; of the drawing before, until new ones are there. */
  book = $state.raw<Rulebook>();
  private asked = '';
  private controller = new AbortController();

  constructor(private readonly bench: Bench) {}

  /** The board to look at. */
  layoutOf({ layout }: Paper): Layout {
    return this.book && layout.rules.length ? layout.explained(this.book) : layout;
  }

  /** Has the rules drawn as they are now; a drawing that is outdated is not waited for. */
  async look(paper: Paper): Promise<void> {
    const { rules, ...board } = paper.document.layout!;
    const wish = JSON.stringify([rules, board]);
    if (wish === this.asked) return;
    this.asked = wish;
    this.controller.abort();
    this.controller = new AbortController();
    if (!rules?.length) this.book = undefined;
    else await this.ask(paper, this.controller.signal);
  }

  private async ask(paper: Paper, signal: AbortSignal): Promise<void> {
    const { language } = this.bench;
    const body = { game: paper.document };
    try {
      const book = await call('POST /api/rules', { body }, { language, signal });
      if (!signal.aborted) this.book = book;
      this.bench.isGone = false;
    } catch (error) {
      if (isGivenUp(error)) return;
      if (!(error instanceof ServerError)) throw error;
      this.asked = '';
      this.bench.isGone = error.failure === 'serverGone';
      if (error.problem?.status === 422) await this.findFaults(paper, signal);
    }
  }

  /** Finds out which rules cannot be; they are told, and left out. */
  private async findFaults(paper: Paper, signal: AbortSignal): Promise<void> {
    const { bench } = this;
    const { language } = bench;
    const body = { game: paper.document };
    const found = await bench.ask(() =>
      call('POST /api/rules/faults', { body }, { language, signal }),
    );
    if (!found || signal.aborted) return;
    const cages = paper.layout.cages.length;
    const told = found.map(({ rule, reason }) => [paper.rules[cages + rule]!, reason] as const);
    if (told.length) bench.faults = new Map([...bench.faults, ...told]);
  }
}
