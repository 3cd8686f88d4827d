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

/** Stands in a text for the company's name, which a setting may change. */
export const companyToken = "{company}";

/** The text with the company's name where it is named. */
export function companyNamed(text: string, name: string): string {
  return text.replaceAll(companyToken, () => name);
}

/** The direction in which a language is written. */
export function directionOf(language: string): Direction {
  return language === "ar" ? "rtl" : "ltr";
}
