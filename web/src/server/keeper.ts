// Keeps games on the server, move by move: nothing twice, nothing over what another page has written.
import type {
  KeptGame,
  OutdatedProblem,
  PartsDocument,
  SaveDocument,
  StandingDocument,
} from '../api';
import { countHints, isWon, type Game } from '../game/game';
import { documentOf } from '../game/record';
import { compare, leadsTo } from '../game/progress';
import { scoreOf } from '../game/score';
import { call as callServer, ServerError } from './call';
import { newName } from '../session/names';

/** How things stand: all is kept, or not yet, or the server is gone or refuses, or is ahead of us. */
export type Condition = 'kept' | 'waiting' | 'away' | 'refused' | 'outdated';

export interface Watcher {
  /** Is told whenever things change; `error` is what went wrong. */
  readonly tell: (condition: Condition, error?: ServerError) => void;
  /** Is told that the server has a game as it was sent. */
  readonly kept: (game: Game) => void;
  /** Is told that another page has gone on with a game; null if it was deleted there. */
  readonly outdated: (id: string, kept: KeptGame | null) => void;
}

/** What is on the server; without a game, only a whole one can be sent. */
interface Base {
  readonly game?: Game;
  readonly revision: number;
}

/** Milliseconds until it is tried again, the first times and ever after. */
const PAUSES = [500, 1000, 2000, 5000, 10_000, 30_000] as const;

export class Keeper {
  private readonly writer = newName();
  private edit = 0;
  private failures = 0;
  private isSending = false;
  /** What was sent last, and its answer. */
  private request: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly bases = new Map<string, Base>();
  private readonly waiting = new Map<string, Game>();
  private readonly outdated = new Set<string>();
  private readonly refused = new Map<string, ServerError>();

  constructor(
    private readonly watcher: Watcher,
    private readonly call: typeof callServer = callServer,
  ) {}

  /** Takes note that the server has the game, in this revision. */
  know(game: Game, revision: number): void {
    this.bases.set(game.id, { game, revision });
    this.waiting.delete(game.id);
    this.outdated.delete(game.id);
  }

  /** Keeps the game as it is now; returns at once. */
  keep(game: Game): void {
    this.waiting.set(game.id, game);
    void this.work();
  }

  /** Keeps the game instead of what another page has written; 0 if that was deleted. */
  overwrite(game: Game, revision: number): void {
    this.bases.set(game.id, { revision });
    this.outdated.delete(game.id);
    this.keep(game);
  }

  /** Takes no interest in a game any more. */
  forget(id: string): void {
    this.bases.delete(id);
    this.waiting.delete(id);
    this.outdated.delete(id);
  }

  /** Waits until nothing is on its way to the server. */
  async quiet(): Promise<void> {
    await this.request.catch(() => undefined);
  }

  /** The revision of a game that is known to be on the server; 0 if none is. */
  revisionOf(id: string): number {
    return this.bases.get(id)?.revision ?? 0;
  }

  /** Whether there is something of a game that the server does not have yet. */
  isWaiting(id: string): boolean {
    return this.waiting.has(id);
  }

  /** Tries again now: the network is back. */
  retry(): void {
    this.failures = 0;
    void this.work();
  }

  private async work(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isSending) return;
    this.isSending = true;
    this.refused.clear();
    const wasBusy = this.next() !== undefined;
    try {
      for (let game = this.next(); game; game = this.next()) await this.sendOrSkip(game);
      this.sum(wasBusy);
    } catch (error) {
      this.fail(error);
    } finally {
      this.isSending = false;
    }
  }

  /** Everything was sent; tells how that went. */
  private sum(wasBusy: boolean): void {
    if (this.refused.size) this.refused.forEach((error) => this.fail(error));
    else if (wasBusy) this.watcher.tell(this.outdated.size ? 'outdated' : 'kept');
  }

  /** What to send, the latest game first. */
  private next(): Game | undefined {
    const isOpen = ({ id }: Game): boolean => !this.outdated.has(id) && !this.refused.has(id);
    return [...this.waiting.values()].findLast(isOpen);
  }

  /** A game that the server refuses does not keep the others waiting. */
  private async sendOrSkip(game: Game): Promise<void> {
    try {
      await this.send(game);
    } catch (error) {
      if (!(error instanceof ServerError) || error.failure === 'serverGone') throw error;
      this.refused.set(game.id, error);
    }
  }

  private async send(game: Game): Promise<void> {
    this.watcher.tell('waiting');
    try {
      const request = this.sendWhatIsNew(game);
      this.request = request;
      this.settle(game, { game, revision: (await request).revision });
    } catch (error) {
      const kept = outdatedBy(error);
      if (kept === undefined) throw error;
      this.resolveConflict(game, kept, error as ServerError);
    }
    this.failures = 0;
  }

  /** The server has the game now. More may have happened to it meanwhile, or it was forgotten. */
  private settle(game: Game, base: Base): void {
    const waiting = this.waiting.get(game.id);
    if (waiting) this.bases.set(game.id, base);
    if (waiting === game) {
      this.waiting.delete(game.id);
      this.watcher.kept(game);
    }
  }

  /** The server has something else: an earlier state of our own game, or that of another page. */
  private resolveConflict(game: Game, kept: KeptGame | null, error: ServerError): void {
    const save = documentOf(game);
    if (kept && compare(save, kept.document) === 'same') {
      this.settle(game, { game, revision: kept.revision });
      return;
    }
    if (kept && leadsTo(kept.document, save)) {
      const earlier = { ...game, moves: game.moves.slice(0, kept.document.moves.length) };
      this.bases.set(game.id, { game: earlier, revision: kept.revision });
      return;
    }
    this.outdated.add(game.id);
    this.watcher.tell('outdated', error);
    this.watcher.outdated(game.id, kept);
  }

  private sendWhatIsNew(game: Game): Promise<{ revision: number }> {
    const base = this.bases.get(game.id);
    const document = documentOf(game);
    const stamp = { writer: this.writer, edit: ++this.edit, revision: base?.revision ?? 0 };
    const standing = standingOf(game);
    const path = { name: game.id };
    if (!base?.game || !isContinued(base.game, game)) {
      const body = { ...stamp, document, standing };
      return this.call('PUT /api/games/{name}', { path, body });
    }
    const known = base.game.moves.length;
    const moves = document.moves.slice(known);
    const body = { ...stamp, known, moves, parts: partsOf(document), standing };
    return this.call('POST /api/games/{name}/moves', { path, body }, { keepalive: true });
  }

  private fail(error: unknown): void {
    if (!(error instanceof ServerError)) throw error;
    this.watcher.tell(error.failure === 'serverGone' ? 'away' : 'refused', error);
    clearTimeout(this.timer);
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)];
    this.failures += 1;
    this.timer = setTimeout(() => void this.work(), pause);
  }
}

/** What the server has instead, if that is why it refused; null if it has nothing. */
function outdatedBy(error: unknown): KeptGame | null | undefined {
  if (!(error instanceof ServerError) || error.problem?.status !== 409) return undefined;
  return (error.problem as OutdatedProblem).game;
}

/** Whether only moves were added since, and what goes along with them. */
function isContinued(before: Game, game: Game): boolean {
  return (
    before.origin.puzzle === game.origin.puzzle &&
    before.origin.solution === game.origin.solution &&
    before.isEdit === game.isEdit &&
    before.moves.length <= game.moves.length &&
    before.moves.every((made, number) => made === game.moves[number])
  );
}

function partsOf(document: SaveDocument): PartsDocument {
  const { cursor, tip, branches, hints, used, time } = document;
  return {
    cursor,
    ...(tip === undefined ? {} : { tip }),
    ...(branches ? { branches } : {}),
    ...(hints ? { hints } : {}),
    ...(used ? { used } : {}),
    time,
  };
}

/** What the machine has solved counts as full, but not as won. */
function standingOf(game: Game): Required<StandingDocument> {
  const won = isWon(game);
  const empty = game.state.digits.filter((digit) => !digit).length;
  return { empty, won, score: scoreOf(game).total, hints: countHints(game) };
}
