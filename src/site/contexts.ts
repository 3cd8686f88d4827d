import { addressesIn } from "#addresses";
import { openCatalogue } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/language.ts";
import { createSearch, indexLazily } from "#reading/search/search.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { PageContext } from "#site/page.ts";
import type { Words } from "#words/en.ts";

/** What pages of each language are made with; an address without a known prefix is of the first. */
export function contexts(
  data: SiteData,
  wordsOf: (language: Language) => Words,
): readonly PageContext[] {
  const index = indexLazily(data.catalogues);
  const translations = data.catalogues.map((one) => ({
    language: one.language,
    words: wordsOf(one.language),
    catalogue: openCatalogue(one),
    search: createSearch(one, index),
    company: one.company,
  }));
  return translations.map(({ company, ...translation }) => {
    const { language } = translation;
    const addresses = addressesIn(language);
    return {
      ...translation,
      others: translations.filter((one) => one.language !== language),
      addresses,
      company,
      site: data,
      address: addresses.home,
    };
  });
}
