// What stands in each cell. Cells that look the same as before keep their object, so that a move
// repaints only what it changes.
import { shownCandidates, type Desk } from '../game/entry';
import type { Picture } from '../game/hint';
import type { Mask } from '../game/masks';

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
  /** Notes that have just gone; they are still shown, struck through. */
  readonly struck: Mask;
  readonly colours: Mask;
  /** A hint shows the cell without its entry and notes. */
  readonly isHidden: boolean;
}

export interface Scene extends Desk {
  readonly conflicts: ReadonlySet<number>;
  readonly wrong: ReadonlySet<number>;
  readonly picture: Picture | undefined;
  /** The notes that a hint has just struck, by cells. */
  readonly struck: ReadonlyMap<number, Mask>;
}

type Notes = Pick<View, 'corner' | 'centre' | 'candidates' | 'struck'>;

const NO_NOTES: Notes = { corner: 0, centre: 0, candidates: 0, struck: 0 };

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
    isHidden: scene.picture?.without.includes(cell) ?? false,
  };
}

/** Automatic candidates take the place of the player's own notes. */
function notesIn(scene: Scene, cell: number): Notes {
  const { state, switches } = scene;
  const struck = scene.struck.get(cell) ?? 0;
  if (switches.candidates)
    return { ...NO_NOTES, candidates: shownCandidates(scene, cell) | struck, struck };
  const [corner, centre] = [state.corner[cell]!, state.centre[cell]!];
  if (corner && !centre) return { ...NO_NOTES, corner: corner | struck, struck };
  return { ...NO_NOTES, corner, centre: centre | struck, struck };
}

function isSame(one: View, other: View): boolean {
  for (const part in one) if (one[part as keyof View] !== other[part as keyof View]) return false;
  return true;
}
