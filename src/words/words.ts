import type { Language } from "#domain/language.ts";
import { arabic } from "#words/ar.ts";
import { english } from "#words/en.ts";
import type { Words } from "#words/en.ts";

const byLanguage: Readonly<Record<Language, Words>> = { en: english, ar: arabic };

/** The interface's texts in a language. */
export function wordsIn(language: Language): Words {
  return byLanguage[language];
}
