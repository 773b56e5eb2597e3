// The games that the server keeps: listed, opened once more, replayed, deleted.
import type { GameSummary } from '../api';
import type { Game } from '../game/game';
import { gameOf } from '../game/record';
import { call } from '../server-call';
import type { Session } from './session.svelte';

/** So many games are listed at a time. */
const PORTION = 20;

export class Archive {
  /** The latest games; undefined until the server has told. */
  games = $state.raw<readonly GameSummary[]>();
  /** Where the list goes on; null at its end. */
  next = $state<string | null>(null);
  /** The game that is replayed. */
  replayed = $state.raw<Game>();

  constructor(private readonly session: Session) {}

  /** Lists the latest games anew. */
  async list(): Promise<void> {
    this.games = undefined;
    await this.listAfter(null);
  }

  /** Lists more games, from where the list ended. */
  async listMore(): Promise<void> {
    const { next } = this;
    this.next = null; // nobody asks for the same twice
    if (next !== null) await this.listAfter(next);
  }

  /** Puts a game on the board. */
  async open(name: string): Promise<void> {
    await this.session.keeping.take(name);
    if (this.session.game?.id === name) this.session.dialog = undefined;
    else if (!this.session.failure) await this.list(); // somebody has deleted it
  }

  /** Forgets a game for ever. */
  async delete(name: string): Promise<void> {
    if (await this.session.keeping.delete(name))
      this.games = this.games?.filter(({ id }) => id !== name);
  }

  /** Shows how a game was played: one of the list, or the one on the board. */
  async replay(name?: string): Promise<void> {
    const game = name === undefined ? this.session.game : await this.fetch(name);
    if (!game) return;
    this.replayed = game;
    this.session.dialog = 'replay';
  }

  private async listAfter(after: string | null): Promise<void> {
    await this.session.attempt(async () => {
      const query = { limit: PORTION, after };
      const { games, next } = await call('GET /api/games', { query });
      this.games = after === null ? games : [...(this.games ?? []), ...games];
      this.next = next;
    });
  }

  private fetch(name: string): Promise<Game | undefined> {
    return this.session.attempt(() => fetchGame(name));
  }
}

async function fetchGame(name: string): Promise<Game> {
  const { document } = await call('GET /api/games/{name}', { path: { name } });
  return { ...gameOf(document), id: name };
}
