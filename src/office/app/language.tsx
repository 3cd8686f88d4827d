import { createContext, use, useEffect, useState } from "react";
import type { ReactNode } from "react";
import {
  directionOf,
  isLanguage,
  languages,
  ownNames,
  preferredLanguage,
} from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import { officeWordsIn } from "#words/office/words.ts";
import type { OfficeWords } from "#words/office/en.ts";

interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: "en", setLanguage: () => {} });

const storageKey = "language";

function initialLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : (preferredLanguage(navigator.languages.join(",")) ?? "en");
}

/** Holds the language of the screen and sets the direction of the page. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage);
  useEffect(() => {
    localStorage.setItem(storageKey, language);
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.title = officeWordsIn(language).shell.office;
  }, [language]);
  return <LanguageContext value={{ language, setLanguage }}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}

/** Returns the texts of one screen in the language of the person. */
export function useWords<Screen extends keyof OfficeWords>(screen: Screen): OfficeWords[Screen] {
  return officeWordsIn(useLanguage().language)[screen];
}

/** Options of a select for a language, each under its own name. */
export function LanguageOptions() {
  return languages.map((name) => (
    <option key={name} value={name}>
      {ownNames[name]}
    </option>
  ));
}
