// Keeps the drawing as a draft of this browser, and what could be undone as long as the tab is open.
import { newName } from '../session/names';
import { keep, keepHere, recall, recallHere } from '../storage/browser';
import type { Bench } from './bench.svelte';
import { squareOf, type Drawing } from './drawing';
import { allDrafts, findDraft, forgetDraft, keepDraft, type Draft } from './drafts';
import { begin, type History } from './history';

/** Milliseconds after an edit before it is kept: several come together. */
const REST = 400;

/** So many steps can be undone after the tab was elsewhere. */
const STEPS = 60;

interface Left {
  readonly id: string;
  readonly past: readonly Drawing[];
  readonly present: Drawing;
  readonly future: readonly Drawing[];
}

export class Keeping {
  /** The name of the draft on the bench. */
  id = newName();
  /** Whether the browser refuses to keep anything. */
  isRefused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly bench: Bench) {}

  /** Goes on where this tab, or else this browser, was. */
  takeUp(): void {
    const left = readLeft(recallHere('drawn'));
    const draft = findDraft(recallHere('draft') ?? recall('draft') ?? '');
    if (left) return this.show(left.id, { ...left, run: '' });
    if (draft) this.show(draft.id, begin(draft.drawing));
  }

  later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(), REST);
  }

  now(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { drawing } = this.bench;
    if (isEmpty(drawing) && !findDraft(this.id)) return;
    this.isRefused = !keepDraft({ id: this.id, at: Date.now(), drawing });
    keep('draft', this.id);
    keepHere('draft', this.id);
  }

  /** The tab goes elsewhere: to play, for example. */
  leave(): void {
    if (this.timer !== undefined) this.now();
    const { past, present, future } = this.bench.history;
    const left: Left = {
      id: this.id,
      past: past.slice(-STEPS),
      present,
      future: future.slice(0, STEPS),
    };
    keepHere('drawn', JSON.stringify(left));
  }

  /** All drafts, the one on the bench as it is now. */
  saved(): readonly Draft[] {
    this.now();
    return allDrafts();
  }

  /** Puts another draft onto the bench. */
  open({ id, drawing }: Draft): void {
    this.now();
    this.show(id, begin(drawing));
  }

  /** Puts a drawing onto the bench as a draft of its own. */
  start(drawing: Drawing): void {
    this.now();
    this.show(newName(), begin(drawing));
    this.later();
  }

  delete(id: string): void {
    forgetDraft(id);
    if (id === this.id) this.show(newName(), begin(squareOf(9)));
  }

  private show(id: string, history: History<Drawing>): void {
    this.id = id;
    keepHere('draft', id);
    this.bench.begin(history.present);
    this.bench.history = history;
  }
}

/** Whether there is nothing that anybody would miss. */
function isEmpty({ givens, allowed, rules, holes, title, author, text }: Drawing): boolean {
  const count = Object.keys(givens).length + Object.keys(allowed).length;
  return count + rules.length + holes.length + (title + author + text).length === 0;
}

function readLeft(text: string | null): Left | undefined {
  try {
    const left = JSON.parse(text ?? '') as Partial<Left>;
    const isRight = left.id && left.present && Array.isArray(left.past);
    return isRight && Array.isArray(left.future) ? (left as Left) : undefined;
  } catch {
    return undefined;
  }
}
