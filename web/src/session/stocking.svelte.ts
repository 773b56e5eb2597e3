// What this browser keeps for times without the server: puzzles, and the ways to their solutions.
import type { CardDocument, StockedCard } from '../api';
import type { Game } from '../game/game';
import { readHint, type Hint } from '../game/hint';
import { readPuzzle, writePuzzle, type Puzzle } from '../game/puzzle';
import { boardOf } from '../game/recipe';
import { ServerError } from '../server/help';
import { call, replyTo } from '../server/call';
import * as cupboard from '../storage/stock';
import { hintOnWay, mistakeIn } from '../storage/way';
import type { Parts } from './parts';

/** Milliseconds after which a new page begins, and after which it looks again. */
const [FIRST, AGAIN] = [3000, 600_000];

/** Milliseconds between two ways, which are some work for the server. */
const PAUSE = 1500;

/** So many played puzzles are kept with their ways, for games that go on. */
const PLAYED = 20;

type Page = Pick<Parts, 'making' | 'playing' | 'speech'>;

export class Stocking {
  /** The shelves that are not empty, for those who choose without the server. */
  shelves = $state.raw<ReadonlySet<string>>(new Set());

  /** What the way of the running game is fetched for: the game and a language. */
  private accompanied: string | undefined;
  private fetching: AbortController | undefined;

  constructor(private readonly page: Page) {}

  /** Fills the stock from time to time. */
  begin(): () => void {
    void this.look();
    const first = setTimeout(() => void this.fill(), FIRST);
    const again = setInterval(() => void this.fill(), AGAIN);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }

  /** A puzzle of a kind, which is gone from the stock then. */
  async take(board: string, level: string): Promise<CardDocument | undefined> {
    const stock = await cupboard.listStock();
    const found = stock.find(({ shelf, taken }) => !taken && shelf === shelfOf({ board, level }));
    if (found) await cupboard.putIntoStock({ ...found, taken: Date.now() });
    await this.look();
    return found?.card;
  }

  /** The next hint for a game, from what is known without the server; undefined if that is nothing. */
  async hintFor(game: Game): Promise<Hint | undefined> {
    const mistake = mistakeIn(game, this.page.speech.texts);
    if (mistake) return mistake;
    const key = keyOf(game.puzzle);
    const found = (await cupboard.listStock()).find((one) => one.key === key);
    if (!found?.way) return undefined;
    const { hints } = await cupboard.unpackWay(found.way);
    const count = game.puzzle.layout.cellCount;
    return hintOnWay(
      hints.map((hint) => readHint(hint, count)),
      game,
    );
  }

  /** Keeps the way of a game that somebody plays, for hints without the server. */
  accompany(game: Game): void {
    const wanted = `${game.id} ${this.page.speech.language}`;
    if (wanted === this.accompanied || game.isEdit || !game.solution) return;
    this.standAside();
    this.accompanied = wanted;
    const fetching = (this.fetching = new AbortController());
    setTimeout(() => {
      void this.keepWay(game, fetching.signal).finally(() => {
        if (this.fetching === fetching) this.fetching = undefined;
      });
    }, FIRST);
  }

  /** Lets the server do what the player waits for; the way is fetched after a later move. */
  standAside(): void {
    if (!this.fetching) return;
    this.fetching.abort();
    this.fetching = this.accompanied = undefined;
  }

  private async keepWay({ id, puzzle }: Game, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.page.playing.game?.id !== id) return;
    const { language } = this.page.speech;
    const key = keyOf(puzzle);
    const kept = (await cupboard.listStock()).find((one) => one.key === key);
    if (kept?.way?.language === language) return;
    const body = { game: writePuzzle(puzzle), language, stage: 'everything' } as const;
    const reply = await replyTo(() => call('POST /api/way', { body }, { signal }));
    if (reply?.error?.failure === 'serverGone') this.standAside();
    if (!reply?.answer) return;
    const way = await cupboard.packWay(reply.answer, language);
    await cupboard.putIntoStock({ ...(kept ?? { name: id, key }), way, taken: Date.now() });
  }

  /** Brings the stock up to date; one page of the browser is enough. */
  private async fill(): Promise<void> {
    if (document.hidden || !('locks' in navigator)) return;
    await navigator.locks.request('nonet-stock', { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      try {
        await this.page.making.fetchChoices();
        await this.fetchCards();
        await this.look();
        await this.fetchWays();
      } catch (error) {
        if (!(error instanceof ServerError)) throw error; // it goes on when the server is back
      }
    });
  }

  private async fetchCards(): Promise<void> {
    const stock = await cupboard.listStock();
    await this.dropPlayed(stock.filter(({ taken }) => taken));
    for (const shelf of await call('GET /api/shelves', {})) {
      const there = stock.filter((one) => !one.taken && one.shelf === shelfOf(shelf));
      if (there.length === 0 && shelf.count === 0) continue;
      const { language } = this.page.speech;
      const query = { board: shelf.board, level: shelf.level };
      await exchange(there, await call('GET /api/stock', { query }, { language }), shelfOf(shelf));
    }
  }

  /** Tells the server what was played meanwhile, and forgets what was played long ago. */
  private async dropPlayed(played: readonly cupboard.Stocked[]): Promise<void> {
    const latest = [...played].sort((one, other) => other.taken - one.taken);
    for (const [number, { name, card }] of latest.entries()) {
      if (card) await call('DELETE /api/stock/{name}', { path: { name } });
      if (number >= PLAYED) await cupboard.removeFromStock(name);
    }
  }

  /** Fetches the ways that are missing, or in another language; those of the liked kind first. */
  private async fetchWays(): Promise<void> {
    const { wish } = this.page.making;
    const liked = shelfOf({ board: boardOf(wish), level: wish.level });
    const isLiked = ({ shelf }: cupboard.Stocked): number => Number(shelf !== liked);
    const stock = [...(await cupboard.listStock())].filter(({ taken }) => !taken);
    for (const one of stock.sort((a, b) => isLiked(a) - isLiked(b))) {
      const { language } = this.page.speech;
      if (one.way?.language === language) continue;
      if (document.hidden) return;
      await this.fetchWay(one);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  private async fetchWay(one: cupboard.Stocked): Promise<void> {
    const { language } = this.page.speech;
    const path = { name: one.name };
    try {
      const way = await call('GET /api/stock/{name}/way', { path }, { language });
      await cupboard.putIntoStock({ ...one, way: await cupboard.packWay(way, language) });
    } catch (error) {
      if (!(error instanceof ServerError) || error.problem?.status !== 404) throw error;
      await cupboard.removeFromStock(one.name); // somebody has played it
    }
  }

  private async look(): Promise<void> {
    const stock = await cupboard.listStock();
    this.shelves = new Set(stock.flatMap(({ shelf, taken }) => (shelf && !taken ? [shelf] : [])));
  }
}

/** Puts what is new into the stock, and takes out what others have played. */
async function exchange(
  there: readonly cupboard.Stocked[],
  cards: readonly StockedCard[],
  shelf: string,
): Promise<void> {
  const names = new Set(cards.map(({ name }) => name));
  for (const { name } of there) if (!names.has(name)) await cupboard.removeFromStock(name);
  const known = new Set(there.map(({ name }) => name));
  for (const card of cards) {
    if (known.has(card.name)) continue;
    const key = keyOf(readPuzzle(card.puzzle));
    await cupboard.putIntoStock({ name: card.name, shelf, key, card, taken: 0 });
  }
}

function shelfOf({ board, level }: { readonly board: string; readonly level: string }): string {
  return `${board} ${level}`;
}

/** The whole puzzle, apart from what it is called: rules may be the only difference. */
function keyOf(puzzle: Puzzle): string {
  return JSON.stringify(writePuzzle({ ...puzzle, info: {} }));
}
