import type { Language } from "#domain/language.ts";

/** The forms that a language counts in; "other" is always one of them. */
export type Forms = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>;

const cache = new Map<Language, Intl.PluralRules>();

function rulesIn(language: Language): Intl.PluralRules {
  const rules = cache.get(language) ?? new Intl.PluralRules(language);
  cache.set(language, rules);
  return rules;
}

/**
 * A number as both languages write it: in the digits of order forms and codes, with at most two decimals. A
 * browser's own `Intl.NumberFormat` would keep a phone busy for a quarter of a second until it is made.
 */
export function groupedNumber(value: number): string {
  const [whole = "", decimals] = String(Math.round(value * 100) / 100).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** The form for a count, with `{n}` as the number. */
export function countIn(language: Language, count: number, forms: Forms): string {
  const rule = rulesIn(language).select(count);
  return (forms[rule] ?? forms.other).replace("{n}", groupedNumber(count));
}
