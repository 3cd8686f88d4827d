import type { SiteTexts } from "#domain/site-texts.ts";

type CityTexts = SiteTexts["city"];

/** The texts that every city's page has, with the city's name. */
export function inCity(texts: CityTexts, name: string): CityTexts {
  const named = (text: string) => text.replaceAll("{city}", () => name);
  return {
    title: named(texts.title),
    description: named(texts.description),
    keywords: texts.keywords.map(named),
    heading: named(texts.heading),
    sites: named(texts.sites),
    road: named(texts.road),
    reasons: named(texts.reasons),
    unknownLead: named(texts.unknownLead),
    unknownDescription: named(texts.unknownDescription),
  };
}
