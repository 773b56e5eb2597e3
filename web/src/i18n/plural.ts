// The form of a text that goes with a number, by the rules of a language.

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export type Choose = (forms: Forms, count: number) => string;

export function chooserOf(language: string): Choose {
  const rules = new Intl.PluralRules(language);
  return (forms, count) => forms[rules.select(count)] ?? forms.other;
}
