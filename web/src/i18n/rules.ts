// The rules of a board in one line, and those that are not as usual.
import type { Game } from '../game/game';
import type { Layout } from '../game/layout';
import type { Puzzle } from '../game/puzzle';
import { cellsOf } from '../game/rulebook';
import { isRuleOn, SWITCHED_RULES, type SwitchedRule } from '../game/switching';
import { symbolOf } from '../game/symbols';
import { variantName } from './boards';
import type { Texts } from './catalogue';
import type { Language } from './languages';

/** So many rules are named in a title. */
const MOST_NAMES = 3;

const HOUSES: readonly string[] = ['row', 'column', 'box'];
const USUAL: readonly SwitchedRule[] = ['rows', 'columns', 'boxes'];

/** What a player has to do on this board. */
export function ruleLine(layout: Layout, texts: Texts, language: Language): string {
  const kinds = [...new Set(layout.houses.map(({ kind }) => kind))];
  const names = kinds.map((kind) => texts.houseOfNames[kind] ?? texts.houseOfNames['extra']!);
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
  const values = { digits: digitsOf(layout), houses: list.format(new Set(names)) };
  const lines = [
    ...(names.length ? [texts.ruleLine(values)] : []),
    ...(layout.cages.length ? [texts.ruleCages] : []),
  ];
  return lines.join(' ') || texts.ruleNone;
}

/** The names of the rules of each cell, for those who listen; without rules of the whole board. */
export function ruleNamesOf(layout: Layout, language: Language): readonly (readonly string[])[] {
  const names = layout.positions.map((): string[] => []);
  for (const chapter of layout.rulebook?.chapters ?? []) {
    const cells = cellsOf(chapter);
    if (cells.length < names.length)
      for (const cell of cells) names[cell]!.push(chapter.words[language]!.name);
  }
  return names;
}

/** What is played by the rules of a puzzle: "Thermometer, white dot", "Samurai, arrow". */
export function ruleTitle(
  { layout, info }: Puzzle,
  texts: Texts,
  language: Language,
): string | undefined {
  const names = (layout.rulebook?.chapters ?? []).map(({ words }) => words[language]!.name);
  const variant = info['board'] ? undefined : variantOf(layout, texts);
  return titleOfRules([...(variant ? [variant] : []), ...names], info, texts, language);
}

/** The same by the names of the rules, which may be none. */
export function titleOfRules(
  names: readonly string[],
  { board }: Puzzle['info'],
  texts: Texts,
  language: Language,
): string | undefined {
  const variant = board && names.length ? unusualBoard(board, texts) : undefined;
  const different = [...new Set([...(variant ? [variant] : []), ...names])];
  const shown = capital(different.slice(0, MOST_NAMES).join(', '), language);
  return (different.length > MOST_NAMES ? `${shown} …` : shown) || undefined;
}

/** The name of a board that is not the classic one. */
function unusualBoard(board: string, texts: Texts): string | undefined {
  return board.replace(/-[a-z]+/g, '') === '9x9' ? undefined : variantName(board, texts);
}

/** Whether a board has rules of its own beside rows, columns and boxes. */
export function isVariant({ houses, cages }: Layout): boolean {
  return cages.length > 0 || houses.some(({ kind }) => !HOUSES.includes(kind));
}

/** The variant that a board is of, by its houses and cages. */
function variantOf({ houses, cages }: Layout, texts: Texts): string | undefined {
  const kinds = new Set<string>(houses.map(({ kind }) => kind));
  const variants = [
    ...(kinds.has('region') ? ['jigsaw'] : []),
    ...(kinds.has('diagonal') ? ['diagonals'] : []),
    ...(kinds.has('window') ? ['windows'] : []),
    ...(cages.length ? ['killer'] : []),
  ];
  return variants.length ? variantName(`9x9+${variants.join('+')}`, texts) : undefined;
}

export function capital(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Rules that are off, or that the player has switched on: a game says so on its face. */
export function unusualRules({ puzzle, state }: Game, texts: Texts): readonly string[] {
  return SWITCHED_RULES.flatMap((name) => {
    const rule = texts.ruleNames[name]!;
    const isOn = isRuleOn(puzzle.layout, name);
    if (USUAL.includes(name) && !isOn) return [texts.ruleIsOff({ rule })];
    return state.switched.includes(name) ? [switchedText(rule, isOn, texts)] : [];
  });
}

function switchedText(rule: string, isOn: boolean, texts: Texts): string {
  return isOn ? texts.ruleIsOn({ rule }) : texts.ruleIsOff({ rule });
}

/** '1–9', or '1–9, A–G' where there are more digits. */
function digitsOf({ size }: Layout): string {
  const last = symbolOf(size);
  return size <= 9 ? `1–${last}` : `1–9, A${size > 10 ? `–${last}` : ''}`;
}
