import { z } from "zod";
import { isCode } from "#domain/codes.ts";
import { claimNames, references, type ReferenceTarget } from "#content/reference.ts";
import { arabicMeasure } from "#domain/arabic-units.ts";
import { languages, usualLanguage, type Language } from "#domain/language.ts";

/** Forbidden characters: control characters, and marks that change the direction of the text. */
const unprintable =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

const line = z
  .string({ error: "expected a text" })
  .trim()
  .min(1, "is empty")
  .max(5000, "is over 5,000 characters long")
  .refine((text) => !unprintable.test(text), "holds characters that cannot be printed");

const translations = { ar: line.optional() } satisfies Record<
  Exclude<Language, typeof usualLanguage>,
  unknown
>;

/** Joins names for a message, and counts those beyond the limit. */
export function listSome(names: readonly string[], limit: number): string {
  const remaining = names.length - limit;
  return names.slice(0, limit).join(", ") + (remaining > 0 ? ` and ${remaining} more` : "");
}

/** Notation of a text by language, for messages. */
const notation = `{${languages.map((language) => `${language}: ...`).join(", ")}}`;

/** A text by language; only the usual language is required. */
export const textByLanguage = z.strictObject(
  { en: line, ...translations },
  `expected a text, or ${notation}`,
);

/** A text: plain and the same in every language, or one for each language. */
export const text = z.union([line, textByLanguage], `expected a text, or ${notation}`);

export type Text = z.infer<typeof text>;

/** A text; one with claims is replaced or left out while one of them is off. */
export const statement = z.union(
  [text, z.strictObject({ claims: claimNames, text, otherwise: text.optional() })],
  `expected a text, ${notation}, or {claims: [...], text: ..., otherwise: ...}`,
);

export type Statement = z.infer<typeof statement>;

/** Name of a file in the same folder, without a path. */
export const fileName = z
  .string({ error: "expected the name of a file in the same folder" })
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._()-]*\.[A-Za-z0-9]{2,5}$/u,
    "is no name of a file in the same folder",
  )
  .max(120);

/** An id, also the last part of an address. */
export const id = z
  .string({ error: "expected an id such as hard-hats" })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no id: use small letters, digits and single hyphens")
  .max(80, "is over 80 characters long");

/** The id of another entry. */
export function idOf(target: ReferenceTarget): typeof id {
  return id.clone().register(references, { target });
}

/** A day such as 2027-03-31. */
export const day = z.iso.date("must be a date such as 2027-03-31");

/** Position in a list; entries without a rank come last. */
export const rank = z.number().int("must be a whole number").optional();

function isByLanguage(value: object): value is z.infer<typeof textByLanguage> {
  return "en" in value && typeof value.en === "string";
}

/** Unicode isolates round a text in another language than the page; renderers know them. */
const isolate = { start: "\u2066", end: "\u2069" } as const;

/** Converts the commas and units of a code that is the same in every language. */
function localizeCode(code: string, language: Language): string {
  return language === "ar" && isCode(code) ? arabicMeasure(code.replaceAll(", ", "، ")) : code;
}

/**
 * Returns the text in a language; falls back to a code, or to the usual language marked as foreign.
 */
export function textIn(value: Text, language: Language): string {
  if (typeof value === "string") {
    return localizeCode(value, language);
  }
  const usual = value[usualLanguage];
  return (
    value[language] ??
    (isCode(usual) ? localizeCode(usual, language) : `${isolate.start}${usual}${isolate.end}`)
  );
}

/** Counts the texts that a language lacks; codes need no translation. */
export function countMissing(value: unknown, language: Language): number {
  if (typeof value !== "object" || value === null) {
    return 0;
  }
  if (isByLanguage(value)) {
    return value[language] === undefined && !isCode(value[usualLanguage]) ? 1 : 0;
  }
  return Object.values(value).reduce<number>(
    (sum, inside) => sum + countMissing(inside, language),
    0,
  );
}

/** Language, values of variables, and claims that are on. */
export interface Localization {
  readonly language: Language;
  readonly tokens: Readonly<Record<string, string>>;
  readonly isOn: (claim: string) => boolean;
}

/** A value with every text in one language. */
export type Localized<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Statement
    ? string
    : Value extends readonly (infer Item)[]
      ? readonly Localized<Item>[]
      : { readonly [Key in keyof Value]: Localized<Value[Key]> };

function withTokens(value: string, { tokens }: Localization): string {
  return value.replace(/\{([\w.]+)\}/g, (whole, name: string) => tokens[name] ?? whole);
}

function isStatement(value: object): value is Exclude<Statement, Text> {
  return "claims" in value && "text" in value && !Array.isArray(value.text);
}

function localizeValue(value: unknown, localization: Localization): unknown {
  if (typeof value === "string") {
    return withTokens(localizeCode(value, localization.language), localization);
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) => localizeValue(item, localization))
      .filter((item) => item !== undefined);
  }
  if (isByLanguage(value)) {
    return withTokens(textIn(value, localization.language), localization);
  }
  if (isStatement(value)) {
    const statementText = value.claims.every(localization.isOn) ? value.text : value.otherwise;
    return statementText === undefined ? undefined : localizeValue(statementText, localization);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, localizeValue(inside, localization)]),
  );
}

/** Localizes every text of a value; leaves out statements with a claim that is off. */
export function localize<Value>(value: Value, localization: Localization): Localized<Value> {
  return localizeValue(value, localization) as Localized<Value>;
}
