import type { Language } from "#domain/language.ts";

/** The forms that a language counts in; "other" is always one of them. */
export type Forms = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>;

const locales: Readonly<Record<Language, string>> = { en: "en", ar: "ar-SA-u-nu-latn" };

/** How a language writes numbers and chooses between forms. */
interface Counting {
  readonly numbers: Intl.NumberFormat;
  readonly rules: Intl.PluralRules;
}

const known = new Map<Language, Counting>();

/** Made once: both take longer to make than a page has time for. */
function countingIn(language: Language): Counting {
  const locale = locales[language];
  const counting = known.get(language) ?? {
    numbers: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
    rules: new Intl.PluralRules(locale),
  };
  known.set(language, counting);
  return counting;
}

/** A number as the language writes it; digits are the ones that order forms and codes use. */
export function numberIn(language: Language, value: number): string {
  return countingIn(language).numbers.format(value);
}

/** The form for a count, with `{n}` as the number. */
export function countIn(language: Language, count: number, forms: Forms): string {
  const rule = countingIn(language).rules.select(count);
  return (forms[rule] ?? forms.other).replace("{n}", numberIn(language, count));
}
