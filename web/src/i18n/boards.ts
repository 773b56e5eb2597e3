// What boards are called.
import type { Texts } from './languages';

/** The name of a board for people: '9x9' is 9×9, and names that nobody translates stay. */
export function boardName(name: string, texts: Texts): string {
  const known = texts.boardNames[name];
  if (known) return known;
  if (/^\d/.test(name)) return name.replaceAll('x', '×');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
