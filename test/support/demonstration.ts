import { addressesIn } from "#addresses";
import { buildCatalogue } from "#content/catalogue.ts";
import type { Content } from "#content/content.ts";
import { openCatalogue, type Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Company } from "#domain/company.ts";
import { createSearch, indexLazily } from "#reading/search/search.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Published } from "#content/localize-product.ts";
import { companyIn } from "#publishing/site-settings.ts";
import type { PageContext } from "#site/page.ts";
import { readDemonstration } from "#test/support/quick-reading.ts";
import { wordsIn } from "#words/words.ts";

const reading = await readDemonstration();
if (!reading.ok) {
  throw new Error(
    `The demonstration's content cannot be read: ${JSON.stringify(reading.problems)}`,
  );
}

/** Content of the demonstration. */
export const content: Content = reading.content;

/** Company of the demonstration in English. */
export const company: Company = companyIn("en", content, {});

const published: Published = {
  stem: (file) =>
    content.media.has(file) ? file.replace(/\.\w+$/, "").replaceAll("/", "-") : undefined,
  document: (file) => `/documents/${file}`,
};
const data = buildCatalogue("en", content, company, published);

/** Arabic catalogue data of the demonstration. */
export const arabicData = buildCatalogue("ar", content, companyIn("ar", content, {}), published);
const index = indexLazily([data, arabicData]);

/** Catalogue of the demonstration in English. */
export const catalogue: Catalogue = openCatalogue(data);

/** Searches the demonstration, with results in English. */
export const search = createSearch(data, index);

/** Catalogue of the demonstration in Arabic. */
export const arabicCatalogue: Catalogue = openCatalogue(arabicData);

/** Searches the demonstration, with results in Arabic. */
export const arabicSearch = createSearch(arabicData, index);

export const addresses = addressesIn("en");
export const words = wordsIn("en");

/** Site data of the demonstration in English, not served. */
export const site: SiteData = {
  url: "https://site.invalid",
  mark: content.mark.trim(),
  backend: { url: "", anonKey: "public-anon-key" },
  published: "2026-11-22",
  retentionDays: 365,
  quotationYears: 10,
  assets: {
    style: { en: "/style.css", ar: "/arabic.css" },
    print: "/print.css",
    narrowing: "/narrowing.css",
    aids: "/aids.css",
    offline: "/offline.css",
    request: "/request.css",
    sheet: "/sheet.css",
    script: "/script.js",
    font: { en: "/font.woff2", ar: "/arabic.woff2" },
  },
  fallbackPicture: "fallback",
  catalogues: [data],
};

/** Returns the context of the page at an address. */
export function contextAt(address: string): PageContext {
  return {
    language: "en",
    words,
    catalogue,
    search,
    otherTranslations: [],
    addresses,
    company,
    site,
    address,
  };
}

/** Longer guides, each with a canonical link and two tables. */
export const longerGuides: readonly string[] = [
  "ppe",
  "safety-shoes",
  "fall-protection",
  "hearing-protection",
  "hand-protection",
  "respiratory-protection",
  "electrical-arc-flash",
  "head-face-protection",
];
