// What the difficulties of the earlier programs promise, in words.
import type { ScaleChoice } from '../api';
import type { Texts } from './catalogue';

/** The promise of a scale with its numbers on the chosen board: "28–32 givens, one solution". */
export function promiseOf(scale: ScaleChoice, cells: number, texts: Texts): string {
  const { least_givens: least, most_givens: most, by_removed: isRemoved } = scale;
  const span = isRemoved ? spanOf(cells - most, cells - least) : spanOf(least, most);
  const parts = [
    isRemoved ? texts.promiseRemoved({ span }) : texts.promiseGivens({ span }),
    solutionsOf(scale, texts),
    ...(scale.by_singles ? [texts.promiseSingles] : []),
  ];
  return parts.join(', ');
}

function solutionsOf(scale: ScaleChoice, texts: Texts): string {
  const { least_solutions: least, most_solutions: most } = scale;
  if (!most) return texts.moreSolutions({ number: least - 1 });
  return most === 1 ? texts.promiseOne : texts.promiseSeveral({ span: spanOf(least, most) });
}

function spanOf(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}
