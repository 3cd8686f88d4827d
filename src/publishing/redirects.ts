import { addressesIn, prefixOf } from "#addresses";
import type { Content } from "#content/content.ts";
import type { Language } from "#domain/language.ts";

/** Old addresses and where each leads, in every language: the owner's, and other spellings of cities. */
export function redirectsOf(
  content: Content,
  languages: readonly Language[],
): Readonly<Record<string, string>> {
  const entries = languages.flatMap((language) => {
    const prefix = prefixOf(language);
    const { city } = addressesIn(language);
    const given = Object.entries(content.redirects).map(([from, to]) => [
      prefix + from,
      prefix + to,
    ]);
    const spellings = [...content.cities].flatMap(([slug, { aliases }]) =>
      aliases.map((alias) => [city(alias), city(slug)]),
    );
    return [...spellings, ...given];
  });
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}
