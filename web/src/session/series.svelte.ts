// Puzzles that belong to a name: the challenges of the player, and those of a day.
import type { CardDocument, LevelChoice } from '../api';
import { CHALLENGES } from '../game/challenges';
import type { Game } from '../game/game';
import { aimOf, keyOf, type Aim } from '../game/goals';
import { readCard } from '../server/help';
import { call } from '../server/call';
import { keep, recall } from '../storage/browser';
import type { Parts } from './parts';

export type Level = LevelChoice['name'];

/** Puzzles beyond all levels are not found in time for certain, and so not the same for everyone. */
const TOO_RARE: Level = 'beyond';

type Page = Pick<
  Parts,
  'archive' | 'cover' | 'goals' | 'making' | 'messages' | 'playing' | 'speech'
>;

export class Series {
  isFetching = $state(false);
  /** The level of the daily puzzles that the player likes. */
  level = $state<Level>('medium');

  constructor(private readonly page: Page) {}

  /** Takes up what the player liked last. */
  open(): void {
    this.level = this.levels.find((level) => level === recall('daily')) ?? this.level;
  }

  /** The levels of daily puzzles. */
  get levels(): readonly Level[] {
    const names = Object.keys(this.page.speech.texts.levelNames) as Level[];
    return names.filter((level) => level !== TOO_RARE);
  }

  /** The challenge after that of a game, if it can be played. */
  following({ puzzle }: Game): number | undefined {
    const next = Number(puzzle.info['challenge'] ?? 0) + 1;
    return next > 1 && next <= Math.min(this.page.goals.lastOpen, CHALLENGES) ? next : undefined;
  }

  /** Goes on after the end of a game: with the next challenge, or one more puzzle of the kind. */
  playNext(): void {
    const { game } = this.page.playing;
    const next = game && this.following(game);
    if (next) void this.playChallenge(next);
    else this.page.making.again();
  }

  /** Goes on with a challenge, or begins it. */
  async playChallenge(number: number): Promise<void> {
    const { language } = this.page.speech;
    const { whileOpen: signal } = this.page.cover;
    await this.play({ kind: 'challenge', name: String(number) }, () =>
      call('GET /api/challenge/{number}', { path: { number } }, { language, signal }),
    );
  }

  /** Goes on with the puzzle of a day, or begins it. */
  async playDaily(day: string): Promise<void> {
    const { language } = this.page.speech;
    const { whileOpen: signal } = this.page.cover;
    const { level } = this;
    keep('daily', level);
    const request = { path: { day }, query: { level } };
    await this.play(
      { kind: 'daily', name: day },
      () => call('GET /api/daily/{day}', request, { language, signal }),
      level,
    );
  }

  private async play(aim: Aim, fetch: () => Promise<CardDocument>, level?: string): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    await this.page.messages.attempt(async () => {
      const isThere = this.isOnBoard(aim, level) || (await this.goOn(aim, level));
      if (!isThere) this.page.playing.start(readCard(await fetch()));
      this.page.cover.dialog = undefined;
    });
    this.isFetching = false;
  }

  /** Whether the game on the board is a running one of the aim. */
  private isOnBoard(aim: Aim, level?: string): boolean {
    const { game, isRunning } = this.page.playing;
    const info = game?.puzzle.info;
    const own = info && aimOf(info);
    return isRunning && !!own && keyOf(own) === keyOf(aim) && (!level || info.level === level);
  }

  /** Shows the running game of the aim that the server knows, if there is one. */
  private async goOn(aim: Aim, level?: string): Promise<boolean> {
    const query = { goal: keyOf(aim), won: false };
    const { whileOpen: signal } = this.page.cover;
    const { games } = await call('GET /api/games', { query }, { signal });
    const running = games.find(
      (game) => game.moves && game.empty && (!level || game.level === level),
    );
    if (running) await this.page.archive.open(running.id);
    return running !== undefined;
  }
}
