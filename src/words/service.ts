import type { Language } from "#domain/language.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { arabicService } from "#words/ar-service.ts";
import { englishService } from "#words/en-service.ts";

const byLanguage: Readonly<Record<Language, ServiceWords>> = {
  en: englishService,
  ar: arabicService,
};

/** Texts of letters and refusals in a language. */
export function serviceWordsIn(language: Language): ServiceWords {
  return byLanguage[language];
}
