import { stated } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";
import type { City } from "#domain/delivery/city.ts";
import { wordingViolations } from "#tools/check-content/wording.ts";

/** The largest share of sentences that two cities may have in common once the names are out. */
export const largestOverlap = 0.3;

/** The one dedicated page that is meant to be short. */
const shortPage = "makkah";

const distances: readonly string[] = ["local", "short haul", "medium haul", "long haul"];

/** The sentences of a city's page, without the name of the city. */
export function sentencesOf(page: CityPage, name: string): ReadonlySet<string> {
  const reasons = stated(page.reasons);
  const texts = [page.lead, ...page.sites.map(({ text }) => text), page.road.text, ...reasons];
  const sentences = texts.join(" ").split(/(?<=[.;!?])\s+/);
  return new Set(sentences.map((text) => text.replaceAll(name, "*").toLowerCase().trim()));
}

/** How much of the shorter text stands in the other one as well, from 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((sentence) => b.has(sentence)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function likenessViolations(texts: readonly (readonly [string, ReadonlySet<string>])[]) {
  return texts.flatMap(([slug, sentences], index) =>
    texts.slice(index + 1).flatMap(([other, others]) => {
      const share = overlap(sentences, others);
      const percent = Math.round(share * 100);
      return share < largestOverlap ? [] : [`city ${slug}: ${percent}% the same text as ${other}`];
    }),
  );
}

/** What is wrong with what we say of the cities. */
export function cityPageViolations(
  pages: readonly CityPage[],
  cities: readonly City[],
  dedicated: readonly string[],
): readonly string[] {
  const slugs = pages.map(({ slug }) => slug);
  const nameOf = (slug: string) => cities.find((city) => city.slug === slug)?.name ?? slug;
  return [
    ...cities
      .filter(({ slug }) => slugs.filter((one) => one === slug).length !== 1)
      .map(({ slug }) => `city ${slug}: has not exactly one page`),
    ...slugs
      .filter((slug) => !cities.some((city) => city.slug === slug))
      .map((slug) => `city ${slug}: is not in the list of cities`),
    ...likenessViolations(pages.map((page) => [page.slug, sentencesOf(page, nameOf(page.slug))])),
    ...pages.flatMap((page) => {
      const short = page.slug === shortPage;
      const reasons = dedicated.includes(page.slug) && !short ? 3 : 0;
      return [
        ...(page.lead.includes(nameOf(page.slug)) ? [] : [`city ${page.slug}, lead: no name`]),
        ...(page.sites.length < (short ? 1 : 2) ? [`city ${page.slug}, sites: too few`] : []),
        ...(page.popular.length < 3 ? [`city ${page.slug}, popular: fewer than 3`] : []),
        ...(page.reasons.length < reasons ? [`city ${page.slug}, reasons: fewer than 3`] : []),
        ...(distances.includes(page.road.distance) ? [] : [`city ${page.slug}, road: distance`]),
        ...wordingViolations(`city ${page.slug}`, page),
      ];
    }),
  ];
}
