// What each cell shows. Cells that look the same as before keep their object, so that a key press
// repaints only what it changes.
import { shownCandidates, type Desk } from '../game/entry';
import type { Picture } from '../game/hint';
import type { Highlights } from '../game/highlights';
import { has, type Mask } from '../game/masks';

export interface View {
  readonly cell: number;
  readonly digit: number;
  /** The digit is a given and locked. */
  readonly isGiven: boolean;
  /** The player has locked it. */
  readonly isLocked: boolean;
  readonly isConflict: boolean;
  /** It is not what the solution says. */
  readonly isWrong: boolean;
  readonly corner: Mask;
  readonly centre: Mask;
  readonly candidates: Mask;
  readonly colours: Mask;
  readonly isSelected: boolean;
  /** The keyboard stands here. */
  readonly isCursor: boolean;
  readonly light: 'seen' | 'same' | undefined;
  /** The digit that is lit up among the notes, 0 for none. */
  readonly litNote: number;
  /** A hint shows the cell without its entry and notes. */
  readonly isHidden: boolean;
  /** Somebody points at the name of the cell. */
  readonly isPointed: boolean;
}

export interface Scene extends Desk {
  readonly selected: ReadonlySet<number>;
  readonly cursor: number;
  readonly conflicts: ReadonlySet<number>;
  readonly wrong: ReadonlySet<number>;
  /** The cells that the selection lights up. */
  readonly seen: ReadonlySet<number>;
  /** The digit that is lit up, 0 for none. */
  readonly litDigit: number;
  readonly highlights: Highlights;
  readonly picture: Picture | undefined;
  readonly pointed: readonly number[];
}

const NO_NOTES = { corner: 0, centre: 0, candidates: 0, litNote: 0 };

/** What every cell shows, with the views of before wherever nothing has changed. */
export function viewsOf(scene: Scene, before: readonly View[]): readonly View[] {
  return scene.state.digits.map((_, cell) => {
    const [view, last] = [viewOf(scene, cell), before[cell]];
    return last && isSame(view, last) ? last : view;
  });
}

function viewOf(scene: Scene, cell: number): View {
  const { puzzle, state } = scene;
  const digit = state.digits[cell]!;
  const isLocked = state.locked[cell]!;
  const isGiven = isLocked && puzzle.givens[cell] !== 0;
  return {
    cell,
    digit,
    isGiven,
    isLocked: isLocked && !isGiven,
    isConflict: scene.conflicts.has(cell),
    isWrong: scene.wrong.has(cell),
    ...(digit ? NO_NOTES : notesIn(scene, cell)),
    colours: state.colour[cell]!,
    isSelected: scene.selected.has(cell),
    isCursor: scene.cursor === cell,
    light: lightOf(scene, cell, digit),
    isHidden: scene.picture?.without.includes(cell) ?? false,
    isPointed: scene.pointed.includes(cell),
  };
}

/** Automatic candidates take the place of the player's own notes. */
function notesIn(scene: Scene, cell: number): typeof NO_NOTES {
  const { state, switches, highlights, litDigit } = scene;
  const notes = switches.candidates
    ? { corner: 0, centre: 0, candidates: shownCandidates(scene, cell) }
    : { corner: state.corner[cell]!, centre: state.centre[cell]!, candidates: 0 };
  const isLit = highlights.notes && litDigit > 0;
  const all = notes.corner | notes.centre | notes.candidates;
  return { ...notes, litNote: isLit && has(all, litDigit) ? litDigit : 0 };
}

function lightOf(
  { seen, litDigit, highlights }: Scene,
  cell: number,
  digit: number,
): View['light'] {
  if (highlights.same && digit && digit === litDigit) return 'same';
  return seen.has(cell) ? 'seen' : undefined;
}

function isSame(one: View, other: View): boolean {
  for (const part in one) if (one[part as keyof View] !== other[part as keyof View]) return false;
  return true;
}
