// The drawings before and after the present one: undo and redo through everything.

export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last change was part of: further ones of the same kind go together with it. */
  readonly run: string;
}

/** So many steps can be undone. */
const MOST = 500;

export function begin<T>(present: T): History<T> {
  return { past: [], present, future: [], run: '' };
}

/** The history after a change. Changes of the same run, such as letters of a word, are one step. */
export function changed<T>(history: History<T>, present: T, run = ''): History<T> {
  if (present === history.present) return history;
  const isGoingOn = run !== '' && run === history.run;
  const past = isGoingOn ? history.past : [...history.past, history.present].slice(-MOST);
  return { past, present, future: [], run };
}

export function undone<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], run: '' };
}

export function redone<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future, ...rest };
  return { past: [...past, present], present: next, future: later, run: '' };
}
