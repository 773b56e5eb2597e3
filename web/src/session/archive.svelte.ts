// The games that the server keeps: listed, opened once more, replayed, deleted.
import type { GameSummary } from '../api';
import type { Game } from '../game/game';
import { gameOf } from '../game/record';
import { call } from '../server/call';
import type { Level } from './series.svelte';
import type { Parts } from './parts';

/** So many games are listed at a time. */
const PORTION = 20;

/** What games have to be, to be listed; null where that does not matter. */
export interface Filter {
  readonly won: boolean | null;
  readonly board: string | null;
  readonly level: Level | null;
}

const ALL: Filter = { won: null, board: null, level: null };

type Page = Pick<Parts, 'cover' | 'keeping' | 'messages' | 'playing' | 'rulebooks' | 'speech'>;

export class Archive {
  /** The latest games; undefined until the server has told. */
  games = $state.raw<readonly GameSummary[]>();
  /** The names of games that the server keeps, but cannot read. */
  unreadable = $state.raw<readonly string[]>([]);
  /** Where the list goes on; null at its end. */
  next = $state<string | null>(null);
  /** Which games are listed. */
  filter = $state.raw<Filter>(ALL);
  readonly isFiltered = $derived(Object.values(this.filter).some((wish) => wish !== null));
  /** The boards that were ever played. */
  boards = $state.raw<readonly string[]>([]);
  /** The game that is replayed. */
  replayed = $state.raw<Game>();

  constructor(private readonly page: Page) {}

  /** Lists the latest games anew. */
  async list(): Promise<void> {
    this.games = undefined;
    await this.listAfter(null);
  }

  /** Lists other games. */
  async choose(change: Partial<Filter>): Promise<void> {
    this.filter = { ...this.filter, ...change };
    await this.list();
  }

  /** Finds out which boards were played. */
  async listBoards(): Promise<void> {
    await this.page.messages.attempt(async () => {
      const { records } = await call('GET /api/statistics', { query: {} });
      this.boards = [...new Set(records.map(({ board }) => board))].filter((board) => board);
    });
  }

  /** Lists more games, from where the list ended. */
  async listMore(): Promise<void> {
    const { next } = this;
    this.next = null; // nobody asks for the same twice
    if (next !== null) await this.listAfter(next);
  }

  /** Puts a game on the board. */
  async open(name: string): Promise<void> {
    await this.page.keeping.take(name);
    if (this.page.playing.game?.id === name) this.page.cover.dialog = undefined;
    else if (!this.page.messages.failure) await this.list(); // somebody has deleted it
  }

  /** Forgets a game for ever. */
  async delete(name: string): Promise<void> {
    if (!(await this.page.keeping.delete(name))) return;
    this.games = this.games?.filter(({ id }) => id !== name);
    this.unreadable = this.unreadable.filter((id) => id !== name);
  }

  /** Shows how a game was played: one of the list, or the one on the board. */
  async replay(name?: string): Promise<void> {
    const { whileOpen } = this.page.cover;
    const game = name === undefined ? this.page.playing.game : await this.fetch(name);
    if (!game || whileOpen.aborted) return;
    this.replayed = game;
    this.page.cover.dialog = 'replay';
  }

  /** Everything that the server has of a game that it cannot read, as text. */
  async texts(name: string): Promise<string | undefined> {
    const path = { name };
    const texts = await this.page.messages.attempt(() =>
      call('GET /api/games/{name}/texts', { path }),
    );
    return texts && JSON.stringify(texts, undefined, 2);
  }

  private async listAfter(after: string | null): Promise<void> {
    await this.page.messages.attempt(async () => {
      const { filter } = this;
      const query = { limit: PORTION, after, ...filter };
      const { language } = this.page.speech;
      const answer = await call('GET /api/games', { query }, { language });
      const { games, unreadable, next } = answer;
      if (filter !== this.filter) return; // the player wants others by now
      const isFirst = after === null;
      this.games = isFirst ? games : [...(this.games ?? []), ...games];
      this.unreadable = [...(isFirst ? [] : this.unreadable), ...(unreadable ?? [])];
      this.next = next;
    });
  }

  private fetch(name: string): Promise<Game | undefined> {
    return this.page.messages.attempt(async () =>
      this.page.rulebooks.explainGame(await fetchGame(name)),
    );
  }
}

async function fetchGame(name: string): Promise<Game> {
  const { document } = await call('GET /api/games/{name}', { path: { name } });
  return { ...gameOf(document), id: name };
}
