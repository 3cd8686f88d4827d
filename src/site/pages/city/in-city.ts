import type { SiteTexts } from "#domain/site-texts.ts";

type CityTexts = SiteTexts["city"];

/** Inserts a city's name into the common texts. */
export function cityTexts(texts: CityTexts, name: string): CityTexts {
  const insertName = (text: string) => text.replaceAll("{city}", () => name);
  return {
    title: insertName(texts.title),
    description: insertName(texts.description),
    keywords: texts.keywords.map(insertName),
    heading: insertName(texts.heading),
    sites: insertName(texts.sites),
    road: insertName(texts.road),
    reasons: insertName(texts.reasons),
    unknownLead: insertName(texts.unknownLead),
    unknownDescription: insertName(texts.unknownDescription),
  };
}
