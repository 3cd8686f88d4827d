import { english } from "#content/words/en.ts";

/** The languages of the site. */
export const languages = ["en"] as const;

export type Language = (typeof languages)[number];

export type Direction = "ltr" | "rtl";

/** Every text of the interface; a further language has the same shape. */
export type Words = typeof english;

const byLanguage: Readonly<Record<Language, Words>> = { en: english };

/** The interface's texts in a language. */
export function wordsIn(language: Language): Words {
  return byLanguage[language];
}

/** The direction in which a language is written. */
export function directionOf(language: string): Direction {
  return language === "ar" ? "rtl" : "ltr";
}
