// Which of two states of the same game is further: moves are only ever added, so one leads to the other.
import type { SaveDocument } from '../api';

/** Where there is more of a game: the same in both, more here, more there, or other moves in each. */
export type Progress = 'same' | 'mine' | 'theirs' | 'both';

export function compare(mine: SaveDocument, theirs: SaveDocument): Progress {
  const isMine = leadsTo(theirs, mine);
  const isTheirs = leadsTo(mine, theirs);
  if (isMine && isTheirs) return laterOf(mine, theirs);
  return isMine ? 'mine' : isTheirs ? 'theirs' : 'both';
}

/** Whether one game is an earlier state of the other, or the same. */
export function leadsTo(earlier: SaveDocument, later: SaveDocument): boolean {
  return (
    earlier.puzzle.givens === later.puzzle.givens &&
    earlier.mode === later.mode &&
    earlier.moves.length <= later.moves.length &&
    earlier.moves.every((move, number) => {
      const { do: text, at, after } = later.moves[number]!;
      return move.do === text && move.at === at && move.after === after;
    })
  );
}

/** With the same moves, the one that was played longer is the later one. */
function laterOf(mine: SaveDocument, theirs: SaveDocument): Progress {
  if (mine.time !== theirs.time) return mine.time > theirs.time ? 'mine' : 'theirs';
  return mine.cursor === theirs.cursor ? 'same' : 'mine';
}
