// The keeping of games: at once in this browser, and on the server; and what if other pages do so, too.
import type { KeptGame } from '../api';
import { DocumentError } from '../game/document';
import { isTouched, type Game } from '../game/game';
import { compare } from '../game/progress';
import { documentOf, gameOf } from '../game/record';
import { call, FAILURES, ServerError } from '../server/call';
import { Keeper, type Condition } from '../server/keeper';
import { nameOfGame, LocalGames, type LocalGame } from '../storage/games';
import { nameOf } from '../storage/browser';
import { newName } from './names';
import type { Parts } from './parts';

/** Milliseconds that another page of this browser gets to send what it has just done. */
const COURTESY = 500;

/** The messages about where the game is kept. */
const EXPLANATIONS = ['notKept', 'keptHere', 'keptNowhere'] as const;

type Page = Pick<Parts, 'cover' | 'making' | 'messages' | 'playing' | 'speech'>;

export class Keeping {
  /** How things stand; undefined until there was something to keep. */
  condition = $state<Condition>();
  /** What the server has against it, in its own words. */
  problem = $state('');
  /** Whether the browser keeps the game, too. */
  isKeptHere = $state(true);
  /** Whether the last game of this browser could not be read. */
  isBroken = false;
  /** What another page has made of the game on the board; null if it was deleted there. */
  theirs = $state.raw<Game | null>(null);

  /** Whether the game can be found again after another one has taken its place. */
  readonly isSafe = $derived(this.isKeptHere || this.condition === 'kept');

  private readonly local = new LocalGames();
  private readonly keeper = new Keeper(
    {
      tell: (condition, error) => this.hearFrom(condition, error),
      kept: ({ id }) => this.tidy(id),
      outdated: (id, kept) => this.resolveConflict(id, kept),
    },
    (operation, request, manner) =>
      call(operation, request, { ...manner, language: this.page.speech.language }),
  );
  /** The game that this page has kept last. */
  private current: string | undefined;
  /** The game that the server is asked about; until it answers, nobody knows whether to send it. */
  private asked: string | undefined;

  constructor(private readonly page: Page) {}

  /** Takes up the game that was played last, here or elsewhere; returns whether there is one. */
  async open(): Promise<boolean> {
    const name = this.local.lastName();
    const mine = name === undefined ? undefined : this.find(name);
    for (const { game } of this.local.others(name)) this.keeper.keep(game);
    if (mine) this.takeUp(mine);
    else await this.takeFirst(name ? [name] : []);
    return this.page.playing.game !== undefined;
  }

  /** Keeps the game on the board as it is now; returns at once. */
  keep(game: Game): void {
    const theirs = this.local.changedElsewhere(game);
    if (theirs) this.resolveOtherTab(game, theirs);
    else this.keepInBrowser(game);
    if (!theirs && isTouched(game)) this.keeper.keep(game);
  }

  /** Shows a game of the server and goes on with it. */
  async take(name: string): Promise<void> {
    if (this.page.playing.game?.id === name) return;
    const { whileOpen } = this.page.cover;
    const mine = this.keeper.isWaiting(name) ? this.find(name) : undefined;
    if (mine) this.change(mine.game);
    else if (!(await this.fetch(name)) && !this.page.messages.failure && !whileOpen.aborted)
      this.page.messages.say('gameGone');
  }

  /** Deletes a game that is not on the board, on the server and here. */
  async delete(name: string): Promise<boolean> {
    this.keeper.forget(name);
    await this.keeper.quiet(); // lest a late save brings it back
    const ask = (): Promise<null> => call('DELETE /api/games/{name}', { path: { name } });
    const answer = await this.page.messages.attempt(ask);
    if (answer === null) this.local.remove(name);
    return answer === null;
  }

  /** Looks whether another page has gone on with the game, and sends what is not sent yet. */
  async look(mine = this.page.playing.saved, revision?: number): Promise<void> {
    this.keeper.retry();
    if (!mine || !isTouched(mine) || this.keeper.isWaiting(mine.id)) return;
    if (this.asked === mine.id) return;
    const known = revision ?? this.keeper.revisionOf(mine.id);
    if (known) await this.ask(mine, known);
    else this.keeper.keep(mine);
  }

  /** Follows another page of this browser. */
  hear(event: StorageEvent): void {
    const { saved } = this.page.playing;
    if (!saved || nameOf(event) !== nameOfGame(saved.id)) return;
    const theirs = this.local.changedElsewhere(saved);
    if (theirs) this.resolveOtherTab(saved, theirs);
  }

  /** Tries again now. */
  retry(): void {
    this.keeper.retry();
  }

  /** Says why the game is not kept as it should be. */
  explain(): void {
    const { messages } = this.page;
    if (this.condition === 'refused') messages.say('notKept', { problem: this.problem });
    else messages.say(this.isKeptHere ? 'keptHere' : 'keptNowhere');
  }

  /** Goes on with what another page has made of the game, and forgets the copy that was made here. */
  takeTheirs(): void {
    const { theirs, current } = this;
    this.page.cover.dialog = undefined;
    if (theirs) void this.follow(theirs);
    else this.page.making.ask();
    if (current !== undefined) void this.delete(current);
  }

  private takeUp({ game, revision }: LocalGame): void {
    this.point(game);
    this.page.playing.show(game);
    void this.look(game, revision);
  }

  private find(name: string): LocalGame | undefined {
    try {
      return this.local.find(name);
    } catch {
      this.isBroken = true;
      return undefined;
    }
  }

  /** Takes up one of these games, or the last running one of the server. */
  private async takeFirst(names: readonly string[]): Promise<void> {
    const query = { limit: 1, won: false };
    const list = await this.page.messages.attempt(() => call('GET /api/games', { query }));
    for (const name of [...names, ...(list?.games ?? []).map(({ id }) => id)])
      if (list && (await this.fetch(name))) break;
    this.page.messages.takeBack(...FAILURES); // there is a game, or one will be asked for
  }

  /** Shows a game of the server; returns whether there is one that can be read. */
  private async fetch(name: string): Promise<boolean> {
    const { whileOpen: signal } = this.page.cover;
    const kept = await this.page.messages.attempt(() => found(name, signal));
    try {
      if (kept) this.showSaved(kept);
      return kept !== null && kept !== undefined;
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return false; // a newer page has written it
    }
  }

  private showSaved(kept: KeptGame): void {
    const game = gameFrom(kept);
    this.settle(game, kept.revision);
    this.change(game);
  }

  /** Shows another game, or another state of the game. */
  private change(game: Game): void {
    this.page.playing.show(game);
    this.keepInBrowser(game);
  }

  private keepInBrowser(game: Game): void {
    const { isKeptHere } = this;
    this.isKeptHere = this.local.put(game, this.keeper.revisionOf(game.id));
    if (this.isKeptHere) this.page.messages.takeBack('notSaved');
    else if (isKeptHere) this.page.messages.say('notSaved');
    this.point(game);
  }

  /** Takes note of which game is on the board. */
  private point({ id }: Game): void {
    const { current } = this;
    this.current = id;
    this.local.point(id);
    if (current !== undefined) this.tidy(current);
  }

  /** Only the game on the board is kept here, and what the server lacks. */
  private tidy(id: string): void {
    if (id !== this.current && !this.keeper.isWaiting(id)) this.local.remove(id);
  }

  private hearFrom(condition: Condition, error?: ServerError): void {
    const isTrouble = this.condition === 'away' || this.condition === 'refused';
    // while the server is gone, each further attempt is no news
    if (condition === 'waiting' && isTrouble) return;
    if (condition !== this.condition) this.page.messages.takeBack(...EXPLANATIONS);
    if (condition === 'kept') this.page.messages.takeBack('serverGone');
    this.condition = condition;
    this.problem = (condition === 'refused' && error?.problem?.detail) || '';
    if (condition === 'refused' && !isTrouble) this.explain();
  }

  /** Asks for the game as the server has it, and which one is further. */
  private async ask(mine: Game, revision: number): Promise<void> {
    const { game } = this.page.playing;
    this.asked = mine.id;
    try {
      const kept = await found(mine.id);
      if (this.page.playing.game === game) this.compareWithServer(mine, kept);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      if (!this.keeper.revisionOf(mine.id)) this.keeper.overwrite(mine, revision);
    } finally {
      this.asked = undefined;
    }
  }

  /** The server has something else than what was sent. */
  private resolveConflict(id: string, kept: KeptGame | null): void {
    const { saved } = this.page.playing;
    if (saved?.id === id) this.compareWithServer(saved, kept);
    else this.forkAsCopy(id, kept);
  }

  /** A game that is not on the board any more: it becomes one of its own, so that nothing is lost. */
  private forkAsCopy(id: string, kept: KeptGame | null): void {
    const mine = this.find(id)?.game;
    this.keeper.forget(id);
    this.local.remove(id);
    if (!mine || (kept && compare(documentOf(mine), kept.document) === 'theirs')) return;
    const copy = { ...mine, id: newName() };
    this.local.put(copy, 0);
    this.keeper.keep(copy);
  }

  private compareWithServer(mine: Game, kept: KeptGame | null): void {
    const progress = kept ? compare(documentOf(mine), kept.document) : 'both';
    if (!kept || progress === 'both') this.clash(mine, kept && gameFrom(kept));
    else if (progress === 'mine') this.keeper.overwrite(mine, kept.revision);
    else if (progress === 'same') this.settle(mine, kept.revision);
    else this.takeOver(kept);
  }

  private settle(game: Game, revision: number): void {
    this.keeper.know(game, revision);
    this.condition = 'kept';
  }

  private takeOver(kept: KeptGame): void {
    this.showSaved(kept);
    this.page.messages.say('tookOver');
  }

  /** Another page of this browser has gone on with the game. */
  private resolveOtherTab(mine: Game, theirs: Game): void {
    if (compare(documentOf(mine), documentOf(theirs)) === 'theirs') void this.follow(theirs);
    else this.clash(mine, theirs);
  }

  /** Shows what another page has done; that page sends it, too. */
  private async follow(theirs: Game): Promise<void> {
    this.condition = 'waiting';
    this.page.playing.show(theirs);
    this.local.accept(theirs.id);
    this.point(theirs);
    await new Promise((done) => setTimeout(done, COURTESY));
    if (!document.hidden && this.page.playing.game === theirs) await this.look();
  }

  /** Both have gone on: what is here becomes a game of its own, until the player has decided. */
  private clash(mine: Game, theirs: Game | null): void {
    this.keeper.forget(mine.id);
    this.theirs = theirs;
    this.page.playing.record((game) => ({ ...game, id: newName() }));
    this.page.cover.dialog = 'clash';
  }
}

function gameFrom({ id, document }: KeptGame): Game {
  return { ...gameOf(document), id };
}

/** The game as the server has it; null if there is none. */
async function found(name: string, signal?: AbortSignal): Promise<KeptGame | null> {
  try {
    return await call('GET /api/games/{name}', { path: { name } }, signal ? { signal } : {});
  } catch (error) {
    if (error instanceof ServerError && error.problem?.status === 404) return null;
    throw error;
  }
}
