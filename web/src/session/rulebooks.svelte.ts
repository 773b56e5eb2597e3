// What the rules of puzzles mean: the server says so, and the browser keeps it. Until it is known,
// the page says that it is not; no rule is dropped in silence.
import { explained, type Game } from '../game/game';
import type { Layout } from '../game/layout';
import { writePuzzle, type Puzzle } from '../game/puzzle';
import type { Rulebook } from '../game/rulebook';
import { call, ServerError } from '../server/call';
import { keepRulebook, recallRulebook } from '../storage/rulebooks';
import type { Parts } from './parts';

/** Milliseconds until the server is asked once more. */
const PATIENCE = 4000;

type Page = Pick<Parts, 'playing' | 'speech'>;

export class Rulebooks {
  /** The cells of the rule that is pointed at. */
  pointed = $state.raw<readonly number[]>([]);
  /** What the server has against the rules of the game on the board. */
  problem = $state<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly page: Page) {}

  /** The game with its rules explained, as far as the browser knows them. */
  known(game: Game): Game {
    const book = bookOf(game.origin.puzzle);
    return book ? explained(game, book) : game;
  }

  /** The puzzle with its rules explained; as it is where the server is gone. */
  async explain(puzzle: Puzzle): Promise<Puzzle> {
    if (!puzzle.layout.isLacking) return puzzle;
    const book = bookOf(puzzle) ?? (await this.ask(puzzle));
    return book ? { ...puzzle, layout: puzzle.layout.explained(book) } : puzzle;
  }

  /** The game with its rules explained; as it is where the server is gone. */
  async explainGame(game: Game): Promise<Game> {
    const { layout } = await this.explain(game.origin.puzzle);
    return layout.rulebook && game.puzzle.layout.isLacking
      ? explained(game, layout.rulebook)
      : game;
  }

  /** Asks for the rules of the game on the board, again and again while the server is gone. */
  async learn(): Promise<void> {
    const { game } = this.page.playing;
    clearTimeout(this.timer);
    this.problem = undefined;
    if (!game?.puzzle.layout.isLacking) return;
    const book = await this.ask(game.origin.puzzle);
    const now = this.page.playing.game;
    if (now?.id !== game.id || !now.puzzle.layout.isLacking) return;
    if (book) this.page.playing.game = explained(now, book);
    else if (!this.problem) this.timer = setTimeout(() => void this.learn(), PATIENCE);
  }

  private async ask(puzzle: Puzzle): Promise<Rulebook | undefined> {
    const body = { game: writePuzzle(puzzle) };
    try {
      const book = await call('POST /api/rules', { body }, { language: this.page.speech.language });
      keepRulebook(puzzle.layout, book);
      remembered.set(puzzle.layout, book);
      return book;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      if (error.failure !== 'serverGone') this.problem = error.problem?.detail;
      return undefined;
    }
  }
}

/** For browsers that keep nothing. */
const remembered = new WeakMap<Layout, Rulebook>();

function bookOf({ layout }: Puzzle): Rulebook | undefined {
  return layout.isLacking ? (remembered.get(layout) ?? recallRulebook(layout)) : undefined;
}
