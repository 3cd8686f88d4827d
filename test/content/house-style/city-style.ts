import { cityFile, type CityContent, type Content, type Problem } from "#content/content.ts";
import { inEnglish, outside, warner } from "#test/content/house-style/measure.ts";
import type { Statement, Text } from "#content/text.ts";

/** The largest share of sentences that two cities may have in common once the names are out. */
const largestOverlap = 0.3;

/** A sentence that more cities say is a phrase of the house; comparing all of them would not end. */
const mostCompared = 50;

function said(statement: Statement): Text {
  return typeof statement === "object" && "claims" in statement ? statement.text : statement;
}

/** The sentences of a city's page, without the name of the city. */
export function sentencesOf(city: CityContent): ReadonlySet<string> {
  const texts = [
    city.lead,
    ...city.sites.map(({ text }) => text),
    city.road?.text,
    ...city.reasons.map(said),
  ];
  const sentences = texts
    .map(inEnglish)
    .join(" ")
    .split(/(?<=[.;!?])\s+/);
  const name = inEnglish(city.name);
  return new Set(
    sentences
      .map((text) => text.replaceAll(name, "*").toLowerCase().trim())
      .filter((text) => text !== ""),
  );
}

/** Cities that say what another city says. */
function likenesses(cities: ReadonlyMap<string, CityContent>): readonly Problem[] {
  const sizes = new Map<string, number>();
  const sayers = new Map<string, string[]>();
  const warnings: Problem[] = [];
  for (const [slug, city] of cities) {
    const sentences = sentencesOf(city);
    const shared = new Map<string, number>();
    for (const sentence of sentences) {
      const others = sayers.get(sentence) ?? [];
      for (const other of others) {
        shared.set(other, (shared.get(other) ?? 0) + 1);
      }
      if (others.length < mostCompared) {
        sayers.set(sentence, [...others, slug]);
      }
    }
    sizes.set(slug, sentences.size);
    for (const [other, count] of shared) {
      const share = count / Math.min(sentences.size, sizes.get(other) ?? 1);
      if (share >= largestOverlap) {
        const message = `${Math.round(share * 100)} % of it is the same text as ${other}`;
        warnings.push({ file: cityFile(slug, city.region), path: [], message });
      }
    }
  }
  return warnings;
}

/** What in the cities differs from how this site's are written; a city of a name alone is left be. */
export function cityStyle({ cities }: Content): readonly Problem[] {
  const warnings: Problem[] = [...likenesses(cities)];
  for (const [slug, city] of cities) {
    const warn = warner(cityFile(slug, city.region), warnings);
    if (city.lead === undefined) {
      continue;
    }
    const name = inEnglish(city.name);
    warn(["lead"], inEnglish(city.lead).includes(name) ? undefined : `does not name ${name}`);
    warn(["sites"], outside(city.sites.length, [1, Infinity], "entries"));
    warn(["popular"], outside(city.popular.length, [3, Infinity], "guides"));
  }
  return warnings;
}
