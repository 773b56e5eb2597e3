// Puzzles and games that come from elsewhere and go elsewhere: files, pasted text, links.
import type { GamesDocument, PuzzleDocument, SolveDocument, TextDocument } from '../api';
import { settled, withSolution, type Game } from '../game/game';
import { readProgress, type Goal } from '../game/goals';
import { readGrid, writePuzzle, type Puzzle } from '../game/puzzle';
import { documentOf, gameOf, readGame, writeGame } from '../game/record';
import { ServerError } from '../server/help';
import { call } from '../server/call';
import { newName } from './names';
import type { Parts } from './parts';

/** The beginning of the part of an address that carries a puzzle. */
const CARRIED = '#puzzle=';

/** Bytes that the server takes at once. */
const MOST_BYTES = 1 << 20;

/** The end of a name that tells the format of a file. */
const NAME_END = 200;

/** What was found in a text; whether there is more of it, and what could not be read. */
export interface Find {
  readonly games: readonly Game[];
  readonly hasMore: boolean;
  readonly problem: string | undefined;
}

type Page = Pick<Parts, 'cover' | 'goals' | 'messages' | 'playing' | 'rulebooks' | 'speech'>;

export class Files {
  /** What cannot be read, in the server's words. */
  problem = $state<string>();
  /** What was read but has no solution. */
  unsolvable = $state.raw<Puzzle>();
  /** The text in the dialog. */
  text = $state('');
  /** What was found and waits for the player's choice, or consent because a game is running. */
  find = $state.raw<Find>();

  constructor(private readonly page: Page) {}

  /** Shows the dialog, empty. */
  ask(): void {
    this.text = '';
    this.problem = this.unsolvable = this.find = undefined;
    this.page.cover.dialog = 'open';
  }

  /** Opens what somebody has dropped, pasted or followed; asks first where a game is running. */
  async offer(body: Blob | string, name?: string): Promise<void> {
    this.text = typeof body === 'string' ? body : '';
    await this.open(body, name, this.page.playing.isRunning);
  }

  /** Opens the puzzle that the address carries, if it does; to load the page anew opens it no more. */
  async follow({ hash, href, pathname, search }: Location): Promise<void> {
    if (!hash.startsWith(CARRIED)) return;
    history.replaceState(history.state, '', pathname + search);
    this.text = ''; // nobody wants to read that
    await this.open(href, undefined, this.page.playing.isRunning);
  }

  /**
   * Opens a text or a file in whatever format; the running game stays if that fails. Where there
   * are several games, or none is to be opened unseen, the player chooses.
   */
  async open(body: Blob | string, name?: string, isAsked = false): Promise<void> {
    this.find = undefined;
    const goals = readProgress(await textOf(body));
    if (goals) return this.addGoals(goals);
    const find = await this.read(body, name);
    const [game, ...others] = find?.games ?? [];
    if (!find || !game) return;
    if (!isAsked && !others.length && !find.problem) return this.begin(game);
    this.find = find;
    this.page.cover.dialog = 'open';
  }

  /** Plays a game that was found. */
  async begin(game: Game): Promise<void> {
    this.problem = this.unsolvable = undefined;
    const { whileOpen } = this.page.cover;
    const found = await this.solve(game);
    if (whileOpen.aborted) return;
    if (found?.status === 'none') return this.doubt(game.puzzle);
    this.page.cover.dialog = this.find = undefined;
    const started = game.started || new Date().toISOString();
    this.page.playing.show({ ...game, id: newName(), started });
    this.page.playing.record((one) => one);
    this.learn(found);
  }

  /** Opens what has no solution as a puzzle that is being set, so that it can be mended. */
  mend(): void {
    const { unsolvable: puzzle } = this;
    if (!puzzle) return;
    this.page.cover.dialog = this.unsolvable = this.find = undefined;
    this.page.playing.edit(puzzle, puzzle.givens);
  }

  /** Plays the puzzle that was set; if it has one solution, its level is known. */
  playOwn(level = ''): void {
    const { playing } = this.page;
    if (!playing.game?.isEdit) return;
    const found = level ? { own: 'unique', level } : { own: 'yes' };
    playing.startOwn(found);
    void this.prove();
  }

  /** Finds out the solution of the game on the board, and says so if there is more than one. */
  async prove(): Promise<void> {
    const { game } = this.page.playing;
    const found = game && (await this.solve(game));
    if (this.page.playing.game?.id === game?.id) this.learn(found);
  }

  /** What the server finds; undefined where it is gone or need not be asked. */
  private async solve(game: Game): Promise<SolveDocument | undefined> {
    if (game.solution || game.isEdit) return undefined;
    const { language } = this.page.speech;
    const { whileOpen: signal } = this.page.cover;
    const body = { game: sheetWith(game.puzzle, game.puzzle.givens) };
    return this.page.messages.attempt(() =>
      call('POST /api/solve', { body }, { language, signal }),
    );
  }

  /** Keeps the solution of the game on the board, if there is only one. */
  private learn(found: SolveDocument | undefined): void {
    const { game } = this.page.playing;
    if (found?.status === 'multiple') this.page.messages.say('severalSolutions');
    if (!game || found?.status !== 'unique') return;
    const solution = readGrid(found.solution, game.puzzle.layout, 'solution');
    this.page.playing.record((one) => withSolution(one, solution));
  }

  /** Says that a puzzle has no solution; the running game stays. */
  private doubt(puzzle: Puzzle): void {
    this.refuse(this.page.speech.texts.noSolution);
    this.unsolvable = puzzle;
  }

  /** Begins to set a puzzle on an empty board with a name. */
  async editOn(board: string, cells: number): Promise<void> {
    const document = { format: 'nonet', version: 1, board, givens: '.'.repeat(cells) };
    const [game] = (await this.read(JSON.stringify(document)))?.games ?? [];
    if (!game) return;
    this.page.cover.dialog = undefined;
    this.page.playing.edit(game.puzzle);
  }

  /**
   * The game in a format; saved games as they are need no server. A puzzle that is being set is
   * written as it would be played.
   */
  async write(game: Game, format: string): Promise<TextDocument | undefined> {
    if (format === 'json')
      return {
        text: `${writeGame(game)}
`,
        extension: '.json',
      };
    const save = documentOf(settled(game));
    const { language } = this.page.speech;
    return this.attempt(() => call('POST /api/write', { body: { save, format } }, { language }));
  }

  private async read(body: Blob | string, name?: string): Promise<Find | undefined> {
    const { language, texts } = this.page.speech;
    const { whileOpen: signal } = this.page.cover;
    if (sizeOf(body) > MOST_BYTES) return this.refuse(texts.fileTooBig);
    const own = ownGame(await textOf(body));
    if (own) {
      const games = [await this.page.rulebooks.explainGame(own)];
      return { games, hasMore: false, problem: undefined };
    }
    const query = name === undefined ? {} : { name: name.slice(-NAME_END) };
    const ask = (): Promise<GamesDocument> =>
      call('POST /api/read-all', { query, body }, { language, signal });
    const found = await this.attempt(ask);
    if (!found) return undefined;
    const { games, more: hasMore = false, problem } = found;
    const told = games.map((one) => this.page.rulebooks.explainGame(gameOf(one)));
    return { games: await Promise.all(told), hasMore, problem: problem ?? undefined };
  }

  /** Shows how far the player is, with what a file says. */
  private addGoals(goals: readonly Goal[]): void {
    this.problem = undefined;
    this.page.goals.add(goals);
    this.page.cover.dialog = 'challenges';
  }

  private refuse(problem: string): undefined {
    this.problem = problem;
    this.page.cover.dialog ??= 'open';
  }

  /** The answer; what the server has against it is kept as the problem. */
  private async attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
    this.problem = this.unsolvable = undefined;
    return this.page.messages.attempt(async () => {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ServerError) || !error.problem) throw error;
        return this.refuse(error.problem.detail);
      }
    });
  }
}

/** What is to be read; nothing of what is too big. */
async function textOf(body: Blob | string): Promise<string> {
  if (sizeOf(body) > MOST_BYTES) return '';
  return typeof body === 'string' ? body : body.text();
}

function sizeOf(body: Blob | string): number {
  return typeof body === 'string' ? body.length : body.size;
}

/** The game of a text that the page has written itself; anything else is for the server to judge. */
function ownGame(text: string): Game | undefined {
  try {
    return readGame(text);
  } catch {
    return undefined;
  }
}

/** The puzzle with other givens, as the server reads it. */
export function sheetWith(puzzle: Puzzle, givens: readonly number[]): PuzzleDocument {
  return writePuzzle({ ...puzzle, givens });
}
