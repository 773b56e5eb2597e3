// What the browser keeps between visits: games, the language, settings and results.

const PREFIX = 'nonet.';

export type Name =
  | 'game'
  | `game.${string}`
  | `rules.${string}`
  | `draft.${string}`
  | 'draft'
  | 'drawn'
  | 'language'
  | 'wish'
  | 'print'
  | 'settings'
  | 'seen'
  | 'goals'
  | 'daily'
  | 'bests'
  | 'choices'
  | 'learning'
  | 'first';

/** What was kept; null if there is nothing, or the browser refuses. */
export function recall(name: Name): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a text; returns whether the browser did. */
export function keep(name: Name, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a text for this tab alone, as far as the browser lets us. */
export function keepHere(name: Name, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // then the tab begins like a new one
  }
}

/** What this tab has kept; null if there is nothing. */
export function recallHere(name: Name): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps something no longer. */
export function forget(name: Name): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // a browser that refuses has kept nothing
  }
}

/** All names that begin with a text. */
export function namesWith(beginning: string): readonly Name[] {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + beginning));
    return names.map((key) => key.slice(PREFIX.length) as Name);
  } catch {
    return [];
  }
}

/** The name under which another page of this browser has changed something; null if it is not ours. */
export function nameOf({ key }: StorageEvent): Name | null {
  return key?.startsWith(PREFIX) ? (key.slice(PREFIX.length) as Name) : null;
}
