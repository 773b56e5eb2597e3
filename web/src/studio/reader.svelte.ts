// Puzzles that come from elsewhere onto the bench: pasted text, links, files, boards by their names.
import { readPuzzle } from '../game/puzzle';
import { call } from '../server/call';
import type { Bench } from './bench.svelte';
import type { Drawing } from './drawing';
import { drawingOf } from './paper';

/** Bytes that the server takes at once. */
const MOST_BYTES = 1 << 20;

export class Reader {
  /** Why something cannot be read. */
  problem = $state('');
  isBusy = $state(false);

  constructor(private readonly bench: Bench) {}

  /** Puts the puzzle of a text or a file onto the bench, as a draft of its own. */
  async read(body: string | Blob): Promise<boolean> {
    const { bench } = this;
    const drawing = await this.find(body);
    if (!drawing) return false;
    bench.keeping.start(drawing);
    bench.dialog = undefined;
    return true;
  }

  /** An empty board by its name, such as 6x6 or samurai. */
  board(name: string, cells: number): Promise<boolean> {
    const document = { format: 'nonet', version: 1, board: name, givens: '.'.repeat(cells) };
    return this.read(JSON.stringify(document));
  }

  private async find(body: string | Blob): Promise<Drawing | undefined> {
    const { bench } = this;
    const { language } = bench;
    this.problem = '';
    const size = typeof body === 'string' ? body.length : body.size;
    if (size > MOST_BYTES) return this.refuse(bench.texts.fileTooBig);
    this.isBusy = true;
    const save = await bench.ask(() => call('POST /api/read', { body, query: {} }, { language }));
    this.isBusy = false;
    if (!save) return this.refuse(bench.trouble);
    return drawingOf(readPuzzle(save.puzzle), bench.kinds);
  }

  /** Says in the dialog why; the page below need not say it, too. */
  private refuse(problem: string): undefined {
    this.problem = problem;
    this.bench.trouble = '';
    return undefined;
  }
}
