import { isLanguage, usualLanguage, type Language } from "#domain/language.ts";

/** Returns the language of the current page. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : usualLanguage;
}
