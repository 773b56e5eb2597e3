// The drafts that this browser keeps: each drawing under a name of its own, the newest first.
import { forget, keep, namesWith, recall, type Name } from '../storage/browser';
import { squareOf, type Drawing } from './drawing';

export interface Draft {
  readonly id: string;
  /** When it was changed, in milliseconds since 1970. */
  readonly at: number;
  readonly drawing: Drawing;
}

const PREFIX = 'draft.';

/** All drafts, the newest first; what cannot be read is left where it is. */
export function allDrafts(): readonly Draft[] {
  const ids = namesWith(PREFIX).map((name) => name.slice(PREFIX.length));
  const drafts = ids.flatMap((id) => findDraft(id) ?? []);
  return drafts.sort((one, other) => other.at - one.at);
}

export function findDraft(id: string): Draft | undefined {
  const drawing = readDrawing(recall(nameOf(id)));
  return drawing && { id, ...drawing };
}

/** Keeps a draft; returns whether the browser did. */
export function keepDraft({ id, at, drawing }: Draft): boolean {
  return keep(nameOf(id), JSON.stringify({ at, drawing }));
}

export function forgetDraft(id: string): void {
  forget(nameOf(id));
}

function nameOf(id: string): Name {
  return `${PREFIX}${id}`;
}

/** What was kept, if all of it is there. */
function readDrawing(text: string | null): Omit<Draft, 'id'> | undefined {
  try {
    const { at, drawing } = JSON.parse(text ?? '') as Partial<Draft>;
    const found = { ...squareOf(9), ...drawing };
    const lists = [found.holes, found.areas, found.off, found.rules];
    const isRight = lists.every(Array.isArray) && Number.isInteger(found.rows * found.size);
    return isRight && drawing ? { at: Number(at ?? 0), drawing: found } : undefined;
  } catch {
    return undefined;
  }
}
