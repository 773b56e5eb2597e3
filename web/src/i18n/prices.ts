// What help costs, said before it is used.
import { switchesOf, usedOf, type Dial } from '../game/assistance';
import { PERCENT, type Cost } from '../game/score';
import type { Texts } from './catalogue';

/** A kind of help with its price: "Show candidates (−10%)". */
export function priced(label: string, kind: Cost['kind'], texts: Texts): string {
  return labelled(label, PERCENT[kind], texts);
}

/** A place of the dial with what all its help costs together. */
export function pricedDial(label: string, dial: Dial, texts: Texts): string {
  const used = usedOf(switchesOf(dial));
  return used.length
    ? labelled(
        label,
        used.reduce((sum, kind) => sum + PERCENT[kind], 0),
        texts,
      )
    : label;
}

function labelled(label: string, percent: number, texts: Texts): string {
  return percent ? texts.priced({ label, percent }) : texts.free({ label });
}
