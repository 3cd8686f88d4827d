import type { Language } from "#domain/language.ts";
import { arabicOffice } from "#words/office/ar.ts";
import { englishOffice } from "#words/office/en.ts";
import type { OfficeWords } from "#words/office/en.ts";

const byLanguage: Readonly<Record<Language, OfficeWords>> = {
  en: englishOffice,
  ar: arabicOffice,
};

/** Texts of the office in a language. */
export function officeWordsIn(language: Language): OfficeWords {
  return byLanguage[language];
}
