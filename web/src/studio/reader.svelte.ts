// Puzzles that come from elsewhere onto the bench: pasted text, links, files, boards by their names.
import type { GamesDocument } from '../api';
import { readPuzzle, type Puzzle } from '../game/puzzle';
import { call } from '../server/call';
import type { Bench } from './bench.svelte';
import { drawingOf } from './paper';

/** Bytes that the server takes at once. */
const MOST_BYTES = 1 << 20;

/** The end of a name that tells the format of a file. */
const NAME_END = 200;

/** Several puzzles that were found in a text or a file, to choose from. */
interface Find {
  readonly puzzles: readonly Puzzle[];
  readonly hasMore: boolean;
}

export class Reader {
  /** Why something cannot be read. */
  problem = $state('');
  isBusy = $state(false);
  find = $state.raw<Find>();

  constructor(private readonly bench: Bench) {}

  /** Forgets what was found and what was wrong. */
  clear(): void {
    this.problem = '';
    this.find = undefined;
  }

  /** Puts the puzzle of a text or a file onto the bench; of several, the setter chooses one. */
  async read(body: string | Blob): Promise<boolean> {
    const found = await this.findAll(body);
    const [only, ...others] = found?.puzzles ?? [];
    if (!found || !only) return false;
    if (!others.length) this.start(only);
    else {
      this.bench.dialog = 'open';
      this.find = found;
    }
    return true;
  }

  /** Puts one of the puzzles that were found onto the bench, as a draft of its own. */
  start(puzzle: Puzzle): void {
    const { bench } = this;
    bench.keeping.start(drawingOf(puzzle, bench.kinds));
    bench.dialog = undefined;
  }

  /** An empty board by its name, such as 6x6 or samurai. */
  board(name: string, cells: number): Promise<boolean> {
    const document = { format: 'nonet', version: 1, board: name, givens: '.'.repeat(cells) };
    return this.read(JSON.stringify(document));
  }

  private async findAll(body: string | Blob): Promise<Find | undefined> {
    const { bench } = this;
    const { language } = bench;
    this.clear();
    const size = typeof body === 'string' ? body.length : body.size;
    if (size > MOST_BYTES) return this.refuse(bench.texts.fileTooBig);
    this.isBusy = true;
    const query = body instanceof File ? { name: body.name.slice(-NAME_END) } : {};
    const ask = (): Promise<GamesDocument> =>
      call('POST /api/read-all', { body, query }, { language });
    const found = await bench.ask(ask);
    this.isBusy = false;
    if (!found) return this.refuse(bench.trouble);
    const puzzles = found.games.map(({ puzzle }) => readPuzzle(puzzle));
    return { puzzles, hasMore: found.more ?? false };
  }

  /** Says why: in the dialog, or on the page where none is open. */
  private refuse(problem: string): undefined {
    const { bench } = this;
    bench.trouble = bench.dialog ? '' : problem;
    this.problem = bench.dialog ? problem : '';
    return undefined;
  }
}
