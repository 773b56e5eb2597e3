// The games that this browser keeps: the one that was played last, and those that the server lacks.
import type { Game } from '../game/game';
import { compare } from '../game/progress';
import { documentOf, gameOf } from '../game/record';
import { forget, keep, keepHere, namesWith, recall, recallHere, type Name } from './browser';

/** A game as it was kept; `revision` is what the server called it then, 0 if it did not have it. */
export interface LocalGame {
  readonly game: Game;
  readonly revision: number;
}

const PREFIX = 'game.';

export class LocalGames {
  /** What this page has read or written last, for each game. */
  private readonly seen = new Map<string, string>();

  /** The game that was played last, in this tab or in this browser. */
  lastName(): string | undefined {
    return recallHere('game') ?? recall('game') ?? undefined;
  }

  /** Notes which game is played. */
  point(id: string): void {
    if (recallHere('game') === id) return;
    keepHere('game', id);
    keep('game', id);
  }

  /** A game; undefined if it is not here. Throws if it cannot be read. */
  find(id: string): LocalGame | undefined {
    const text = recall(nameOfGame(id));
    if (text === null) return undefined;
    this.seen.set(id, text);
    return shelvedOf(text);
  }

  /** The games that this browser keeps besides one; what cannot be read is left where it is. */
  others(id: string | undefined): readonly LocalGame[] {
    const ids = namesWith(PREFIX).map((name) => name.slice(PREFIX.length));
    return ids.filter((one) => one !== id).flatMap((one) => this.findReadable(one));
  }

  /** Keeps a game; returns whether the browser does. */
  put(game: Game, revision: number): boolean {
    const text = JSON.stringify({ ...documentOf(game), revision });
    if (!keep(nameOfGame(game.id), text)) return false;
    this.seen.set(game.id, text);
    return true;
  }

  /** What another page of this browser has done since, unless that is in our game, too. */
  changedElsewhere(game: Game): Game | undefined {
    const text = recall(nameOfGame(game.id));
    if (text === null || text === this.seen.get(game.id)) return undefined;
    try {
      const theirs = shelvedOf(text).game;
      const progress = compare(documentOf(game), documentOf(theirs));
      return progress === 'theirs' || progress === 'both' ? theirs : undefined;
    } catch {
      return undefined; // what cannot be read is worth less than what we have
    }
  }

  /** Takes note of what another page has kept. */
  accept(id: string): void {
    const text = recall(nameOfGame(id));
    if (text !== null) this.seen.set(id, text);
  }

  /** Keeps a game no longer, unless another page has gone on with it. */
  remove(id: string): void {
    const name = nameOfGame(id);
    if (recall(name) === this.seen.get(id)) forget(name);
    this.seen.delete(id);
  }

  private findReadable(id: string): readonly LocalGame[] {
    try {
      const found = this.find(id);
      return found ? [found] : [];
    } catch {
      return [];
    }
  }
}

/** Under which name a game is kept. */
export function nameOfGame(id: string): Name {
  return `${PREFIX}${id}`;
}

function shelvedOf(text: string): LocalGame {
  const document = JSON.parse(text) as { readonly revision?: unknown };
  const { revision } = document;
  return { game: gameOf(document), revision: typeof revision === 'number' ? revision : 0 };
}
