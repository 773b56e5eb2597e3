// What a language has to provide: every text of the page, by name.

export interface Catalogue {
  /** The language's own name for itself. */
  readonly language: string;
  readonly newGame: string;
  readonly start: string;
  readonly keepPlaying: string;
  readonly cancel: string;
  readonly undo: string;
  readonly redo: string;
  readonly erase: string;
  readonly board: string;
  readonly digits: string;
  readonly chooseLanguage: string;
  readonly howManyGivens: string;
  readonly fewerIsHarder: string;
  readonly willBeLost: string;
  readonly making: string;
  readonly retry: string;
  readonly dismiss: string;
  readonly congratulations: string;
  readonly keys: string;
  readonly time: string;
  readonly serverGone: string;
  readonly noPuzzleInTime: string;
  readonly serverFailed: string;
  readonly notSaved: string;
  readonly saveBroken: string;
  readonly conflict: string;
  readonly emptyCell: string;
  givens(count: number): string;
  emptyCells(count: number): string;
  conflicts(count: number): string;
  solvedIn(time: string): string;
  left(symbol: string, count: number): string;
  place(row: number, column: number): string;
  given(symbol: string): string;
  entry(symbol: string): string;
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses the form of a noun that goes with a number, by the rules of the language. */
export function pluralOf(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => `${count} ${forms[rules.select(count)] ?? forms.other}`;
}
