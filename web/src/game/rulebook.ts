// The rulebook of a board: how its rules look, what they compile into, and what they say. The
// server derives it from the rules, so that the page need not know a single kind.
import type { RuleChapter, MachineDocument, RuleDocument, RulebookDocument } from '../api';

export type Rulebook = RulebookDocument;
export type Machine = MachineDocument;
export type Rule = RuleDocument;
export type Chapter = RuleChapter;

/** One of the primitives that rules compile into; src/nonet/core/primitives.py says what they mean. */
export type Part = Rule['parts'][number];

/** All rules, chapter by chapter. */
export function rulesIn({ chapters }: Rulebook): readonly Rule[] {
  return chapters.flatMap(({ rules }) => rules);
}

/** The chapters that have something to say about a cell. */
export function chaptersAt({ chapters }: Rulebook, cell: number): readonly Chapter[] {
  return chapters.filter(({ rules }) => rules.some(({ cells }) => cells.includes(cell)));
}

/** The cells that the rules of a chapter name, each once. */
export function cellsOf({ rules }: Chapter): readonly number[] {
  return [...new Set(rules.flatMap(({ cells }) => cells))];
}

/** The groups of cells whose digits are all different, as far as rules say so. */
export function differentIn(book: Rulebook): readonly { readonly cells: readonly number[] }[] {
  const parts = rulesIn(book).flatMap(({ parts }) => parts);
  return parts.filter(({ kind }) => kind === 'different');
}
