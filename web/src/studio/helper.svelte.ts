// What the machine does to the drawing when it is asked: each answer is one edit, which undo takes back.
import type { Operations } from '../api';
import { readLine } from '../game/symbols';
import { readPuzzle } from '../game/puzzle';
import { call, isGivenUp, send, ServerError } from '../server/call';
import { eventsOf } from '../server/jobs';
import type { Bench } from './bench.svelte';
import type { Drawing } from './drawing';
import { apply } from './edits';
import { mapPlaces } from './kinds';
import { drawingOf, type Paper } from './paper';

type Wish = Operations['POST /api/studio/change']['body'];
type Bare<One> = One extends unknown ? Omit<One, 'puzzle' | 'seed'> : never;
/** What is to be changed; of the drawing as it is, by chance. */
type Change = Bare<Wish>;
type Answer = Operations['POST /api/studio/change']['answer'];
type Changed = Extract<Answer, { readonly event: 'changed' }>;
export type Turn = Operations['POST /api/studio/turned']['body']['turn'];

export const TURNS: readonly Turn[] = [
  'rotate90',
  'rotate180',
  'rotate270',
  'left_right',
  'top_bottom',
  'falling',
  'rising',
];

const SEEDS = 2 ** 31;

export class Helper {
  isBusy = $state(false);
  /** What came of it, in words. */
  told = $state('');
  private controller = new AbortController();

  constructor(private readonly bench: Bench) {}

  stop(): void {
    this.controller.abort();
    this.isBusy = false;
  }

  /** Asks for a change, and makes it, unless somebody has gone on drawing meanwhile. */
  async change(change: Change): Promise<void> {
    const { bench } = this;
    const { paper, drawing } = bench;
    const seed = Math.floor(Math.random() * SEEDS);
    const changed = await this.run({ ...change, puzzle: paper.document, seed });
    if (!changed || bench.drawing !== drawing) return;
    this.told = changed.why ?? '';
    const next = this.after(changed, paper, drawing);
    if (next) bench.edit({ do: 'replace', drawing: next });
    else if (!changed.why) this.told = bench.words.nothingFound;
  }

  /** The drawing turned or mirrored, rules and all. */
  async turn(turn: Turn): Promise<void> {
    const { bench } = this;
    const { paper, drawing, language } = bench;
    const body = { puzzle: paper.document, turn };
    const found = await bench.ask(() => call('POST /api/studio/turned', { body }, { language }));
    if (!found || bench.drawing !== drawing) return;
    const { title, author, text } = drawing;
    const turned = drawingOf(readPuzzle(found.puzzle), bench.kinds);
    bench.edit({ do: 'replace', drawing: { ...turned, title, author, text } });
  }

  private after(
    { givens, rules }: Changed,
    { places }: Paper,
    drawing: Drawing,
  ): Drawing | undefined {
    const { kinds } = this.bench;
    const digits = givens === null ? undefined : readLine(givens, drawing.size);
    if (!digits && !rules.length) return undefined;
    const given = digits && places.map((place, cell) => [place, digits[cell]!] as const);
    const filled = given?.filter(([, digit]) => digit > 0);
    const next = filled ? { ...drawing, givens: Object.fromEntries(filled) } : drawing;
    const trees = rules.map((tree) => mapPlaces(tree, kinds, (cell) => places[cell]!));
    return trees.length ? apply(next, { do: 'draw', trees }, kinds) : next;
  }

  private async run(body: Wish): Promise<Changed | undefined> {
    this.stop();
    this.controller = new AbortController();
    const { signal } = this.controller;
    const { language } = this.bench;
    this.isBusy = true;
    this.told = '';
    try {
      const response = await send('POST /api/studio/change', { body }, { language, signal });
      return await this.heard(eventsOf<Answer>(response));
    } catch (error) {
      if (isGivenUp(error)) return undefined;
      if (!(error instanceof ServerError)) throw error;
      this.told = error.problem?.detail ?? this.bench.texts.serverGone;
      return undefined;
    } finally {
      if (!signal.aborted) this.isBusy = false;
    }
  }

  private async heard(events: AsyncGenerator<Answer>): Promise<Changed | undefined> {
    for await (const event of events) {
      if (event.event === 'changed') return event;
      if (event.event === 'failed') this.told = event.problem.detail;
    }
    return undefined;
  }
}
