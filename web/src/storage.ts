// What the browser keeps between visits: the game, the language, settings and results.

const PREFIX = 'nonet.';

export type Name = 'game' | 'language' | 'wish' | 'settings' | 'levels' | 'results';

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
