import { addressesIn } from "#addresses";
import { parseSlimList } from "#domain/catalogue/slim-list.ts";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import { isLanguage, usualLanguage } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { CurrentSite } from "#server/http/site-files.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** What a letter knows of the catalogue. */
export interface Offer {
  /** Of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** In which the site has what follows. */
  readonly language: Language;
  /** The products that can be asked for, by their slugs. */
  readonly products: ReadonlyMap<string, SlimProduct>;
}

/** The offer in a language. */
export type OfferIn = (language: Language) => Promise<Offer>;

/**
 * What the release that is served says of its products. A site that does not speak the language answers in the
 * first of its own; where the list cannot be read no product is known, for no letter waits for it.
 */
export function createOffers(site: CurrentSite, siteUrl: string, log: Log): OfferIn {
  return async (wanted) => {
    const { stored, languages } = site.now();
    const language = languages.includes(wanted) ? wanted : spokenFirst(languages);
    const list = stored.get(addressesIn(language).list);
    const offer = { siteUrl, language };
    try {
      const body = await list?.shelf.read(list, "identity");
      return { ...offer, products: parseSlimList(JSON.parse(body?.toString() ?? "[]")) };
    } catch (error) {
      log.error("list of products not read", { reason: tellError(error) });
      return { ...offer, products: new Map() };
    }
  };
}

function spokenFirst([first]: readonly string[]): Language {
  return isLanguage(first) ? first : usualLanguage;
}
