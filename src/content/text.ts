import { z } from "zod";
import { isCode } from "#content/codes.ts";
import { arabicMeasure } from "#domain/arabic-units.ts";
import { languages, usualLanguage, type Language } from "#domain/language.ts";

/** What no text may hold: control characters, and marks that turn the direction of what follows. */
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

/** What a text for each language is written as, for messages. */
const written = `{${languages.map((language) => `${language}: ...`).join(", ")}}`;

/** One text for each language; all but the usual one's may be missing. */
export const textByLanguage = z.strictObject(
  { en: line, ...translations },
  `expected a text, or ${written}`,
);

/** A text: plain, the same in every language, or one for each language. */
export const text = z.union([line, textByLanguage], `expected a text, or ${written}`);

export type Text = z.infer<typeof text>;

const claimNames = z.array(z.string());

/** A text; one that states claims is replaced or left out while any of them is off. */
export const statement = z.union(
  [text, z.strictObject({ claims: claimNames, text, otherwise: text.optional() })],
  `expected a text, ${written}, or {claims: [...], text: ..., otherwise: ...}`,
);

export type Statement = z.infer<typeof statement>;

/** A file beside the one that names it; a name, never a path. */
export const fileName = z
  .string({ error: "expected the name of a file in the same folder" })
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._()-]*\.[A-Za-z0-9]{2,5}$/u,
    "is no name of a file in the same folder",
  )
  .max(120);

/** An id, and the form of every address's last part. */
export const id = z
  .string({ error: "expected an id such as hard-hats" })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no id: use small letters, digits and single hyphens")
  .max(80, "is over 80 characters long");

/** A day, such as 2027-03-31. */
export const day = z.iso.date("must be a date such as 2027-03-31");

/** A place in a list; what has none comes after what has one. */
export const rank = z.number().int("must be a whole number").optional();

function isByLanguage(value: object): value is z.infer<typeof textByLanguage> {
  return "en" in value && typeof value.en === "string";
}

/** Stands round a text that is shown in another language than the page: Unicode's isolates, which renderers know. */
const isolate = { start: "\u2066", end: "\u2069" } as const;

/** A text that is the same in every language, but for the comma between several codes and the unit of a measure. */
function sameIn(told: string, language: Language): string {
  return language === "ar" && isCode(told) ? arabicMeasure(told.replaceAll(", ", "، ")) : told;
}

/** The text in a language; where it is missing, the code that is the same in all, or the first one's, marked as foreign. */
export function textIn(value: Text, language: Language): string {
  if (typeof value === "string") {
    return sameIn(value, language);
  }
  const usual = value[usualLanguage];
  return (
    value[language] ??
    (isCode(usual) ? sameIn(usual, language) : `${isolate.start}${usual}${isolate.end}`)
  );
}

/** Texts in a value that a language lacks; a code needs none of its own. */
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

/** How texts are told: in a language, with what stands for the words in braces, and which claims are on. */
export interface Telling {
  readonly language: Language;
  readonly tokens: Readonly<Record<string, string>>;
  readonly isOn: (claim: string) => boolean;
}

/** A value with every text in one language. */
export type Told<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Statement
    ? string
    : Value extends readonly (infer Item)[]
      ? readonly Told<Item>[]
      : { readonly [Key in keyof Value]: Told<Value[Key]> };

function withTokens(value: string, { tokens }: Telling): string {
  return value.replace(/\{([\w.]+)\}/g, (whole, name: string) => tokens[name] ?? whole);
}

function isStatement(value: object): value is Exclude<Statement, Text> {
  return "claims" in value && "text" in value && !Array.isArray(value.text);
}

function tellValue(value: unknown, telling: Telling): unknown {
  if (typeof value === "string") {
    return withTokens(sameIn(value, telling.language), telling);
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) => tellValue(item, telling))
      .filter((item) => item !== undefined);
  }
  if (isByLanguage(value)) {
    return withTokens(textIn(value, telling.language), telling);
  }
  if (isStatement(value)) {
    const said = value.claims.every(telling.isOn) ? value.text : value.otherwise;
    return said === undefined ? undefined : tellValue(said, telling);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, tellValue(inside, telling)]),
  );
}

/** The value with every text in the telling's language; statements that may not be made are left out. */
export function tell<Value>(value: Value, telling: Telling): Told<Value> {
  return tellValue(value, telling) as Told<Value>;
}
