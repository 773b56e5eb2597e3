// Puzzles and games that come from elsewhere and go elsewhere: files, pasted text, links.
import type { GameDocument, SaveDocument, TextDocument } from '../api';
import { gameOf, documentOf } from '../game/record';
import type { Game } from '../game/game';
import { writePuzzle, type Puzzle } from '../game/puzzle';
import { ServerError } from '../server';
import { call } from '../server-call';
import { newName } from './names';
import type { Session } from './session.svelte';

/** The beginning of the part of an address that carries a puzzle. */
const CARRIED = '#puzzle=';

export class Files {
  /** What cannot be read, in the server's words. */
  problem = $state<string>();
  /** What waits for the player's consent, because a game is running. */
  text = $state('');

  constructor(private readonly session: Session) {}

  /** Shows the dialog, empty. */
  ask(): void {
    this.text = '';
    this.problem = undefined;
    this.session.dialog = 'open';
  }

  /** Opens what somebody has dropped, pasted or followed; asks first where a game is running. */
  async offer(body: Blob | string, name?: string): Promise<void> {
    if (this.session.isRunning) {
      this.text = typeof body === 'string' ? body : await body.text();
      this.problem = undefined;
      this.session.dialog = 'open';
    } else await this.open(body, name);
  }

  /** Opens the puzzle that the address carries, if it does. */
  async follow({ hash, href }: Location): Promise<void> {
    if (hash.startsWith(CARRIED)) await this.offer(href);
  }

  /** Opens a text or a file in whatever format; the running game stays if that fails. */
  async open(body: Blob | string, name?: string): Promise<void> {
    const game = await this.read(body, name);
    if (!game) return;
    this.session.dialog = undefined;
    this.session.show({ ...game, id: newName(), started: new Date().toISOString() });
    this.session.record((one) => one);
  }

  /** Begins to set a puzzle on an empty board with a name. */
  async editOn(board: string, cells: number): Promise<void> {
    const document = { format: 'nonet', version: 1, board, givens: '.'.repeat(cells) };
    const game = await this.read(JSON.stringify(document));
    if (!game) return;
    this.session.dialog = undefined;
    this.session.edit(game.puzzle);
  }

  /** The game in a format, or only its puzzle. */
  write(game: Game, format: string, what: 'game' | 'puzzle'): Promise<TextDocument | undefined> {
    const save = documentOf(game) as unknown as SaveDocument;
    const address = `${location.origin}/`;
    const { language } = this.session;
    return this.attempt(() =>
      call('POST /api/write', { body: { save, format, what, address } }, { language }),
    );
  }

  private async read(body: Blob | string, name?: string): Promise<Game | undefined> {
    const { language } = this.session;
    const query = name === undefined ? {} : { name };
    const save = await this.attempt(() => call('POST /api/read', { query, body }, { language }));
    return save && gameOf(save);
  }

  /** The answer; what the server has against it is kept as the problem. */
  private async attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
    this.problem = undefined;
    return this.session.attempt(async () => {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ServerError) || !error.problem) throw error;
        this.problem = error.problem.detail;
        this.session.dialog ??= 'open';
        return undefined;
      }
    });
  }
}

/** The puzzle with other givens, as the server reads it. */
export function sheetWith(puzzle: Puzzle, givens: readonly number[]): GameDocument {
  return writePuzzle({ ...puzzle, givens }) as unknown as GameDocument;
}
