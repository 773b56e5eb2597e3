// What there is to know about a game that was won: the best time for such puzzles, its hardest step.
import type { CheckDocument, RecordDocument } from '../api';
import { kindOf, readBests, withTime } from '../game/bests';
import { startGame, type Game } from '../game/game';
import { sheetOf } from '../server/help';
import { call, ServerError } from '../server/call';
import { keep, recall } from '../storage/browser';
import type { Parts } from './parts';

export interface Best {
  /** In milliseconds, this game included. */
  readonly time: number;
  /** Whether no such puzzle was won before. */
  readonly isFirst: boolean;
}

export interface Hardest {
  readonly name: string;
  readonly er: number;
  /** The address of its lesson, if it has one. */
  readonly lesson: string | undefined;
}

type Page = Pick<Parts, 'settings' | 'speech'>;

export class Ending {
  best = $state.raw<Best>();
  hardest = $state.raw<Hardest>();
  /** The game that this is about. */
  private id = '';
  /** Whether this browser knew no such win before the last one. */
  private isFirst = false;

  constructor(private readonly page: Page) {}

  /** Notes the time of a game that was won just now. */
  note({ puzzle }: Game, time: number): void {
    const kind = kindOf(puzzle);
    if (!kind) return;
    const bests = readBests(recall('bests'));
    this.isFirst = bests[kind] === undefined;
    keep('bests', JSON.stringify(withTime(bests, kind, time)));
  }

  /** Finds out about the game on the board: from the browser, and from the server if it is there. */
  async look(game: Game): Promise<void> {
    if (this.id !== game.id) this.best = this.hardest = undefined;
    this.id = game.id;
    const time = readBests(recall('bests'))[kindOf(game.puzzle) ?? ''];
    if (time !== undefined) this.best ??= { time, isFirst: this.isFirst };
    try {
      await Promise.all([this.askForBest(game), this.askForHardest(game)]);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error; // the card says what the browser knows
    }
  }

  private async askForBest({ id, puzzle }: Game): Promise<void> {
    const kind = kindOf(puzzle);
    if (!kind) return; // puzzles of no kind have nothing in common
    const { records } = await call('GET /api/statistics', { query: {} });
    const isSame = ({ board, level }: RecordDocument): boolean =>
      kindOf({ ...puzzle, info: { board, level: level ?? '' } }) === kind;
    const record = records.find(isSame);
    if (!record?.best || this.id !== id) return;
    const time = Math.min(record.best, this.best?.time ?? Infinity);
    this.best = { time, isFirst: this.isFirst && record.won <= 1 };
  }

  private async askForHardest({ id, puzzle }: Game): Promise<void> {
    const { language } = this.page.speech;
    const body = { game: sheetOf(startGame(puzzle)) };
    const { rating } = await call('POST /api/check', { body }, { language });
    if (this.id === id) this.hardest = rating?.technique ? this.hardestOf(rating) : undefined;
  }

  private hardestOf({ technique, er, lesson }: NonNullable<CheckDocument['rating']>): Hardest {
    const { settings } = this.page;
    const { language } = this.page.speech;
    const address = `/learn/${lesson}?language=${language}&scheme=${settings.scheme}`;
    return { name: technique, er, lesson: lesson ? address : undefined };
  }
}
