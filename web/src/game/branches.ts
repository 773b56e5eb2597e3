// The tree of moves as a list to look at: stretches between forks, names, ends and the player.
import { lineOf, type Game } from './game';

/** Moves that follow each other without a choice; the last one is the place to go to. */
export interface Stretch {
  /** The number of its last move; 0 is the beginning. */
  readonly end: number;
  /** How many moves it has. */
  readonly count: number;
  /** How many forks lead to it. */
  readonly depth: number;
  readonly name: string;
  readonly isHere: boolean;
  /** Whether it leads to where the player stands. */
  readonly isOnWay: boolean;
}

/** All stretches: each is followed by what was played after it, the first way first. */
export function stretchesOf(game: Game): readonly Stretch[] {
  const after = followersOf(game);
  const way = new Set([0, ...lineOf(game, game.cursor)]);
  const names = new Map(game.branches.map(({ name, move }) => [move, name]));
  const stretches: Stretch[] = [];
  // a stack, since games are long and trees of moves deep
  const waiting = [{ first: 0, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { first, depth } = next;
    let [end, count] = [first, first ? 1 : 0];
    const isStop = (move: number): boolean =>
      after[move]!.length !== 1 || names.has(move) || move === game.cursor || move === 0;
    for (; !isStop(end); count++) end = after[end]![0]!;
    stretches.push({
      end,
      count,
      depth,
      name: names.get(end) ?? '',
      isHere: end === game.cursor,
      isOnWay: way.has(end),
    });
    const ways = after[end]!;
    const deeper = depth + (ways.length > 1 ? 1 : 0);
    waiting.push(...ways.map((move) => ({ first: move, depth: deeper })).reverse());
  }
  return stretches;
}

/** For each move, and for the beginning, the moves that were made right after it. */
function followersOf({ moves }: Game): readonly (readonly number[])[] {
  const after: number[][] = Array.from({ length: moves.length + 1 }, () => []);
  for (const [index, made] of moves.entries()) after[made.after]!.push(index + 1);
  return after;
}
