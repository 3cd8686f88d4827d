import { addressesIn } from "#addresses";
import { parseSlimList } from "#domain/catalogue/slim-list.ts";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import { isLanguage, usualLanguage } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { CurrentSite } from "#server/http/current-site.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** The part of the catalogue that letters show. */
export interface Offer {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  /** Language of the products. */
  readonly language: Language;
  /** The products that can be asked for, by their slugs. */
  readonly products: ReadonlyMap<string, SlimProduct>;
  /** List prices by slug, in riyals without VAT. */
  readonly prices: ReadonlyMap<string, number>;
}

export type OfferIn = (language: Language) => Promise<Offer>;

/** Reads the product list of the current release; it is empty if it cannot be read, since no letter waits for it. */
export function createOffers(site: CurrentSite, siteUrl: string, log: Log): OfferIn {
  return async (preferred) => {
    const { answers, languages, prices } = site.now();
    const language = languages.includes(preferred) ? preferred : firstLanguage(languages);
    const list = answers.get(addressesIn(language).list);
    const offer = { siteUrl, language, prices };
    try {
      const body = await list?.body("identity");
      return { ...offer, products: parseSlimList(JSON.parse(body?.toString() ?? "[]")) };
    } catch (error) {
      log.error("list of products not read", { reason: tellError(error) });
      return { ...offer, products: new Map() };
    }
  };
}

function firstLanguage([first]: readonly string[]): Language {
  return isLanguage(first) ? first : usualLanguage;
}
