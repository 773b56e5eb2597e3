// What a cell is called when it is read aloud.
import { digitsIn } from '../game/masks';
import { symbolOf } from '../game/symbols';
import type { Texts } from '../i18n/catalogue';
import type { View } from './view';

export function labelOf(
  view: View,
  row: number,
  column: number,
  texts: Texts,
  rules: readonly string[] = [],
): string {
  const parts = [texts.place({ row: row + 1, column: column + 1 }), contentOf(view, texts)];
  if (view.isLocked) parts.push(texts.locked);
  if (view.isConflict) parts.push(texts.conflict);
  if (view.isWrong) parts.push(texts.wrong);
  return [...parts, ...rules].join(', ');
}

function contentOf({ digit, isGiven, ...view }: View, texts: Texts): string {
  const symbol = symbolOf(digit);
  if (digit) return isGiven ? texts.given({ symbol }) : texts.entry({ symbol });
  const notes = digitsIn((view.corner | view.centre | view.candidates) & ~view.struck);
  return notes.length ? texts.notes({ symbols: notes.map(symbolOf).join(' ') }) : texts.emptyCell;
}
