// The machine solves the game on the board: at once, or so that its search is seen.
import { fillMove } from '../game/entry';
import { findWrong, type Game } from '../game/game';
import { readGrid } from '../game/puzzle';
import { call } from '../server/call';
import { sheetWith } from './files.svelte';
import { listenToSearch } from './tracing';
import { Watching } from './watching.svelte';
import type { Parts } from './parts';

/** One event a tick: an easy puzzle takes some seconds. */
const BRISK = 0;

/** Milliseconds between two looks at whether the search is over. */
const TICK = 50;

type Page = Pick<Parts, 'cover' | 'messages' | 'playing' | 'settings'>;

export class Solving {
  /** The search while it is shown on the board. */
  watching = $state.raw<Watching>();
  /** The game as the board shows it. */
  readonly shown: Game | undefined = $derived.by(() => {
    const { game } = this.page.playing;
    if (!game || !this.watching) return game;
    return { ...game, state: { ...game.state, digits: this.watching.board } };
  });

  constructor(private readonly page: Page) {}

  /** Asks whether to solve a running game, else solves it at once. */
  ask(): void {
    const { cover, playing } = this.page;
    if (playing.isRunning && playing.isPlaying) cover.dialog = 'solve';
    else void this.solve();
  }

  /** Fills in a whole solution, as one move like others. */
  async solve(): Promise<void> {
    const { messages, playing, settings } = this.page;
    const { game } = playing;
    if (!game || this.watching) return;
    const solution = game.solution ? solutionFrom(game) : await this.fetchSolution(game);
    if (!solution || playing.game !== game) return;
    if (settings.isSearchShown && !(await this.show(game))) return;
    if (solution.length) playing.make(fillMove(game.state, solution), true, ['solver']);
    else messages.say(game.solution ? 'countedNoneHere' : 'countedNone');
  }

  /** A solution from the digits on the board, without cells if there is none; undefined if unknown. */
  private async fetchSolution({ puzzle, state }: Game): Promise<readonly number[] | undefined> {
    const body = { game: sheetWith(puzzle, state.digits) };
    const found = await this.page.messages.attempt(() => call('POST /api/solve', { body }));
    return found && (found.solution ? readGrid(found.solution, puzzle.layout, '') : []);
  }

  /** Stops the search that is shown; the board is as it was. */
  stop(): void {
    this.watching?.stop();
    this.watching = undefined;
  }

  /** Shows the search on the board; returns whether it came to its end. */
  private async show(game: Game): Promise<boolean> {
    const watching = new Watching();
    watching.speed = BRISK;
    watching.board = game.state.digits;
    this.watching = watching;
    const end = watching.begin(() =>
      this.page.messages.attempt(() => listenToSearch(watching, game)),
    );
    const isOver = await ending(watching);
    end();
    if (this.watching === watching) this.watching = undefined;
    return isOver && this.page.playing.game === game;
  }
}

/** The known solution, without cells where the board contradicts it. */
function solutionFrom(game: Game): readonly number[] {
  return findWrong(game, game.state).size ? [] : game.solution!;
}

/** Whether all was shown, as opposed to stopped. */
function ending(watching: Watching): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!watching.isOver && !watching.isStopped) return;
      clearInterval(timer);
      resolve(watching.isOver);
    }, TICK);
  });
}
