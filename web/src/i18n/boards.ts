// What boards are called.
import type { Texts } from './catalogue';

/** The name of a board for people: '9x9' is 9×9, and names that nobody translates stay. */
export function boardName(name: string, texts: Texts): string {
  const known = texts.boardNames[name];
  if (known) return known;
  if (/^\d/.test(name)) return name.replaceAll('x', '×');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of a board on its card: by its variant, where there is one. */
export function cardName(name: string, texts: Texts): string {
  return texts.variantNames[name] ?? boardName(name, texts);
}

/** What is played on a board: "Killer", "Samurai", "6×6 X". Rules that are off are told elsewhere. */
export function variantName(name: string, texts: Texts): string {
  const [base = '', ...added] = name.replace(/-[a-z]+/g, '').split('+');
  const whole = texts.variantNames[[base, ...added].join('+')];
  if (whole) return whole;
  const variants = added.map((rule) => texts.variantNames[rule] ?? rule);
  return [...(base === CLASSIC ? [] : [cardName(base, texts)]), ...variants].join(' ');
}

const CLASSIC = '9x9';
