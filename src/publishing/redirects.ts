import { addressesIn, prefixOf } from "#addresses";
import type { Content } from "#content/content.ts";
import { textIn, type Text } from "#content/text.ts";
import { languages, type Language } from "#domain/language.ts";

/** Marks round a text that stands in for a missing translation. */
const isolates = /[\u2066-\u2069]/g;

/** A name in every language, as people write it into an address: with spaces, hyphens or underlines. */
function writtenNames(name: Text): readonly string[] {
  const names = languages.map((language) => textIn(name, language).replaceAll(isolates, ""));
  return names.flatMap((one) => ["%20", "-", "_"].map((between) => one.replaceAll(" ", between)));
}

/** Old addresses and where each leads, in every language: the owner's, and other spellings of cities. */
export function redirectsOf(
  content: Content,
  published: readonly Language[],
): Readonly<Record<string, string>> {
  const entries = published.flatMap((language) => {
    const prefix = prefixOf(language);
    const { city } = addressesIn(language);
    const given = Object.entries(content.redirects).map(([from, to]) => [
      prefix + from,
      prefix + to,
    ]);
    const spellings = [...content.cities].flatMap(([slug, { aliases, name }]) =>
      [...aliases, ...writtenNames(name)]
        .filter((spelling) => spelling !== slug)
        .map((spelling) => [city(spelling), city(slug)]),
    );
    return [...spellings, ...given];
  });
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}
