// Hints from a stored way, as long as the player is on it.
import { CELL } from '../board/outline';
import { entriesOf } from '../game/application';
import { findWrong, type Game } from '../game/game';
import type { Hint, Picture } from '../game/hint';
import { digitsIn } from '../game/masks';
import type { State } from '../game/state';
import { symbolOf } from '../game/symbols';
import type { Texts } from '../i18n/catalogue';

/** What people see without notes: such a step stays legible when more is filled in around it. */
const BARE = ['full_house', 'hidden_single_in_box', 'hidden_single', 'naked_single'];

const NOTHING: Picture = { under: '', over: '', without: [] };

/** The first step of the way that is still to be done; undefined if the player has left the way. */
export function hintOnWay(hints: readonly Hint[], { puzzle, state }: Game): Hint | undefined {
  const board = [...puzzle.givens];
  for (const hint of hints) {
    if (isLegible(hint, board, state) && isOpen(hint, state)) return hint;
    for (const { cell, digit } of entriesOf(hint)) board[cell] = digit;
  }
  return undefined;
}

/**
 * Whether a step of the way from some board can be told on the player's, where more right digits
 * may be: they take nothing from its truth, but the cells that show why have to be as they were.
 */
function isLegible({ step }: Hint, board: readonly number[], { digits }: State): boolean {
  const differ = (cell: number): boolean => board[cell] !== digits[cell];
  if (board.some((digit, cell) => digit && differ(cell))) return false;
  if (!step) return !digits.some((_, cell) => differ(cell));
  return BARE.includes(step.technique) || !step.cells.some(differ);
}

/** Whether the board does not show yet what the hint says. */
function isOpen(hint: Hint, state: State): boolean {
  const gone = hint.step?.eliminations ?? [];
  return (
    entriesOf(hint).some(({ cell }) => !state.digits[cell]) ||
    gone.some(({ cell, digit }) => !state.digits[cell] && isNoted(state, cell, digit))
  );
}

/** Whether the player's notes leave the digit possible; where there are none, everything is. */
function isNoted({ corner, centre }: State, cell: number, digit: number): boolean {
  const notes = (corner[cell] ?? 0) | (centre[cell] ?? 0);
  return !notes || digitsIn(notes).includes(digit);
}

/** A hint about an entry that the known solution contradicts; undefined if there is none. */
export function mistakeIn(game: Game, texts: Texts): Hint | undefined {
  const [cell] = findWrong(game, game.state);
  if (cell === undefined) return undefined;
  const { layout } = game.puzzle;
  const [row, column] = layout.positions[cell]!;
  const name = texts.cellName({ row: row + 1, column: column + 1 });
  const told = texts.mistakeEntry({ cell: name, digit: symbolOf(game.state.digits[cell]!) });
  const tint = { ...NOTHING, under: tintOf(row, column) };
  return {
    kind: 'mistake',
    remark: undefined,
    texts: { where: texts.mistakeSomewhere, technique: told, everything: told },
    title: '',
    lesson: '',
    result: '',
    pictures: { where: NOTHING, technique: tint, everything: tint },
    cells: [cell],
    digit: game.state.digits[cell]!,
    step: undefined,
    candidates: layout.positions.map(() => 0),
  };
}

function tintOf(row: number, column: number): string {
  const place = `x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}"`;
  return `<rect class="fin-tint" fill="var(--ink-fin-tint)" ${place}/>`;
}
