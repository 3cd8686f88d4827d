import { addressesIn, languageOfAddress } from "#addresses";
import { openCatalogue } from "#domain/catalogue/catalogue.ts";
import { usualLanguage } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import { createSearch, indexLazily } from "#reading/search/search.ts";
import type { PageContext } from "#site/page.ts";
import type { Words } from "#words/en.ts";

/** Creates the page context of every language. */
export function createContexts(
  data: SiteData,
  wordsOf: (language: Language) => Words,
): readonly PageContext[] {
  const index = indexLazily(data.catalogues);
  const translations = data.catalogues.map((catalogue) => ({
    language: catalogue.language,
    words: wordsOf(catalogue.language),
    catalogue: openCatalogue(catalogue),
    search: createSearch(catalogue, index),
    company: catalogue.company,
  }));
  return translations.map((translation) => {
    const { language } = translation;
    const addresses = addressesIn(language);
    return {
      ...translation,
      otherTranslations: translations.filter((entry) => entry.language !== language),
      addresses,
      site: data,
      address: addresses.home,
    };
  });
}

export type ContextOf = (address: string) => PageContext;

/** Finds the context of an address by its language. */
export function createContextFinder(
  contexts: readonly PageContext[],
  usual: PageContext,
): ContextOf {
  return (address) => {
    const language = languageOfAddress(address) ?? usualLanguage;
    return { ...(contexts.find((context) => context.language === language) ?? usual), address };
  };
}
