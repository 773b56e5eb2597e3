// Keys by the names that stand on keyboards.
import type { Texts } from './catalogue';

/** A combination such as "Ctrl+Z" in the language of the texts. */
export function keyName(keys: string, { keyNames }: Texts): string {
  return keys.replace(/[A-Z][a-z]+/g, (name) => keyNames[name] ?? name);
}
