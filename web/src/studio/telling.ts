// Cells, parameters and faults of a drawing in words.
import type { Bench } from './bench.svelte';
import { positionOf, type Place } from './drawing';
import type { SolutionsEvent } from '../api';
import { digitsIn, maskOf } from '../game/masks';
import { digitOf, symbolOf } from '../game/symbols';
import type { Language } from '../i18n/languages';
import { capital } from '../i18n/rules';
import type { Fault } from './paper';

/** So many cells are named; of more only how many there are. */
const MOST = 8;

/** The cells of a rule: their names, and how many more there are. */
export function cellsTold(places: readonly Place[], { drawing, texts, words }: Bench): string {
  const names = places.slice(0, MOST).map((place) => {
    const [row, column] = positionOf(drawing, place);
    return texts.cellName({ row: row + 1, column: column + 1 });
  });
  const more = places.length - names.length;
  return names.join(' ') + (more > 0 ? ` ${words.andMore({ count: more })}` : '');
}

/** What is wrong, in a sentence. */
export function faultTold({ kind, places, values }: Fault, bench: Bench): string {
  const { words } = bench;
  const cell = cellsTold(places.slice(0, 1), bench);
  const of = (name: string): number => Number(values[name] ?? 0);
  switch (kind) {
    case 'leaves':
      return words.faultLeaves({ count: of('count'), cell });
    case 'tooBig':
      return words.faultTooBig({ cell, count: of('count'), size: of('size') });
    case 'unequal':
      return words.faultTooSmall({ cell, count: of('count'), size: of('size') });
    case 'total':
      return words.faultTotal({ total: of('total'), least: of('least'), most: of('most') });
  }
}

/** What is wrong with a rule of the drawing; nothing if it can be. */
export function faultOfRule(id: number, bench: Bench): string {
  const own = bench.paper.faults.find(({ rule }) => rule === id);
  return own ? faultTold(own, bench) : (bench.faults.get(id) ?? '');
}

/** What a parameter is called; one that nobody has named yet by its own name. */
export function nameOfParameter(name: string, { words }: Bench): string {
  const names: Readonly<Record<string, string>> = {
    value: words.parameterValue,
    total: words.parameterTotal,
    slow: words.parameterSlow,
    loop: words.parameterLoop,
    digits: words.parameterDigits,
    pattern: words.parameterPattern,
    clue: words.parameterClue,
    name: words.parameterName,
    relation: words.parameterRelation,
    everywhere: words.parameterEverywhere,
    table: words.parameterTable,
    moves: words.parameterMoves,
    accepting: words.parameterAccepting,
  };
  return names[name] ?? name;
}

export function readNumbers(text: string): readonly number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}

/** A table with a line for each row. */
export function readTable(text: string): readonly (readonly number[])[] {
  return text
    .split('\n')
    .map(readNumbers)
    .filter((row) => row.length > 0);
}

export function tableTold(value: unknown): string {
  return Array.isArray(value)
    ? value.map((row) => String(row).replaceAll(',', ' ')).join('\n')
    : '';
}

/** For each digit the digits that may follow it, a line each. */
export function followersTold(masks: readonly number[]): string {
  const lines = masks.map(
    (mask, at) => `${symbolOf(at + 1)}: ${digitsIn(mask).map(symbolOf).join('')}`,
  );
  return lines.join('\n');
}

export function readFollowers(text: string, size: number): readonly number[] {
  const masks = new Array<number>(size).fill(0);
  for (const line of text.split('\n')) {
    const [from = '', to = ''] = line.split(':');
    const digit = digitOf(from.trim(), size) ?? 0;
    const digits = Array.from(to.replace(/\s/g, ''), (symbol) => digitOf(symbol, size) ?? 0);
    if (digit) masks[digit - 1] = maskOf(digits.filter((one) => one > 0));
  }
  return masks;
}

/** How many solutions there are: the number, or between which numbers it lies. */
export function solutionsTold(told: SolutionsEvent, { words, language }: Bench): string {
  const { status, solutions, least, low, high } = told;
  const number = (count: number): string => numberTold(count, language);
  const estimate = (count: number): string => numberTold(count, language, true);
  if (status === 'none') return words.noSolution;
  if (status === 'unique') return words.oneSolution;
  if (solutions !== null) return words.solutions({ number: number(solutions) });
  if (low !== null && high !== null)
    return words.solutionsBetween({ low: estimate(low), high: estimate(high) });
  return least ? words.solutionsAtLeast({ number: number(least) }) : words.solutionsUnknown;
}

/** A number in full, or a great one as people write it: 6.7·10²¹; estimates in two digits. */
export function numberTold(count: number, language: Language, isEstimate = false): string {
  const style = isEstimate ? { maximumSignificantDigits: 2 } : {};
  if (count < (isEstimate ? 1e6 : 1e9)) return Math.round(count).toLocaleString(language, style);
  const [factor = '', power = ''] = count.toExponential(1).split('e+');
  const raised = Array.from(power, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `${Number(factor).toLocaleString(language)}·10${raised}`;
}

/** The rules in sentences, each kind once. */
export function rulesWritten({ drawing, words, kinds, paper, sight, language }: Bench): string {
  const chapters = paper.layout.rules.length ? (sight.book?.chapters ?? []) : [];
  const usual = drawing.off.length ? [] : [words.usualRules];
  const cage = paper.layout.cages.length ? [kinds.get('cage')] : [];
  const cages = cage.flatMap((kind) => (kind ? [`${kind.title}: ${kind.meaning}`] : []));
  const told = chapters.map(
    ({ words: said }) => `${said[language]!.name}: ${said[language]!.meaning}`,
  );
  return [...usual, ...cages, ...told].map((sentence) => capital(sentence, language)).join('\n');
}

/** What the kinds of the rules that hold are called, each once. */
export function nameOfKinds({ drawing, kinds }: Bench): readonly string[] {
  const names = drawing.rules.filter(({ isOff }) => !isOff).map(({ tree }) => tree.kind);
  return [...new Set(names)].flatMap((name) => kinds.get(name)?.title ?? []);
}
