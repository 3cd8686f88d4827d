/** The languages of the site, of its letters and of its refusals; the first is the usual one. */
export const languages = ["en", "ar"] as const;

export type Language = (typeof languages)[number];

/** Default language. */
export const usualLanguage = languages[0];

export type Direction = "ltr" | "rtl";

const directions: Readonly<Record<Language, Direction>> = { en: "ltr", ar: "rtl" };

/** Name of each language in itself. */
export const ownNames: Readonly<Record<Language, string>> = { en: "English", ar: "العربية" };

/** True for the tag of a language of ours, such as `ar`. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The direction in which a language is written. */
export function directionOf(language: Language): Direction {
  return directions[language];
}

/**
 * The languages in a list such as `en, ar`, the usual one first; all of them where none is named, undefined
 * where one is none of ours.
 */
export function readLanguages(text: string): readonly Language[] | undefined {
  const tags = text.split(/[\s,]+/).filter((name) => name !== "");
  if (tags.length === 0) {
    return languages;
  }
  const further = tags.filter(isLanguage).filter((name) => name !== usualLanguage);
  return tags.every(isLanguage) ? [usualLanguage, ...new Set(further)] : undefined;
}

/** The first language of ours in a list of tags such as `ar-SA, en`; undefined where there is none. */
export function languageIn(tags: string | undefined): Language | undefined {
  return (tags ?? "").slice(0, longestHeader).split(",").map(languageOfTag).find(isLanguage);
}

/** The language of ours that an Accept-Language header likes best, in its own order among equals. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? "")
    .slice(0, longestHeader)
    .split(",")
    .map((part) => ({ language: languageOfTag(part), quality: qualityOf(part) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wishes.map(({ language }) => language).find(isLanguage);
}

const longestHeader = 500;

function languageOfTag(part: string): string {
  return part.trim().toLowerCase().split(/[-;]/, 1)[0]?.trim() ?? "";
}

function qualityOf(part: string): number {
  const quality = /;\s*q=([^;]*)/i.exec(part)?.[1];
  return quality === undefined ? 1 : Number(quality);
}
