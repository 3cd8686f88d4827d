import { addressesIn, kinds, prefixOf } from "#addresses";
import { hasPage } from "#content/content.ts";
import type { Content } from "#content/content.ts";
import { textIn, type Text } from "#content/text.ts";
import { withoutIsolates } from "#domain/isolate-runs.ts";
import { languages, type Language } from "#domain/language.ts";

/** Spells a name as people type it in an address: with spaces, hyphens or underscores. */
function spellName(name: Text): readonly string[] {
  const names = languages.map((language) => withoutIsolates(textIn(name, language)));
  return names.flatMap((spelledName) =>
    ["%20", "-", "_"].map((between) => spelledName.replaceAll(" ", between)),
  );
}

/** Leads a code, as labels and orders carry it, to its product; a code of several products to their search. */
function redirectsOfCodes({ products }: Content, language: Language) {
  const { product, shopSearch } = addressesIn(language);
  const withPage = [...products].filter(([, file]) => hasPage(file));
  const byCode = Map.groupBy(withPage, ([, { code }]) => code.toLowerCase());
  return [...byCode].flatMap(([code, [first, ...others]]) => {
    const target = first && others.length === 0 ? product(first[0]) : shopSearch(code);
    const path = encodeURIComponent(code);
    const prefix = prefixOf(language);
    return [
      [`${prefix}/${path}`, target],
      [`${prefix}/${kinds.product}/${path}`, target],
    ];
  });
}

/** Builds the redirects of every language: codes, cut addresses, other spellings of cities, and those of the owner. */
export function redirectsOf(
  content: Content,
  published: readonly Language[],
): Readonly<Record<string, string>> {
  const entries = published.flatMap((language) => {
    const prefix = prefixOf(language);
    const { city, home, shop } = addressesIn(language);
    const cutAddresses = [
      [`${prefix}/index.html`, home],
      [`${prefix}/${kinds.product}`, shop],
      [`${prefix}/${kinds.guide}`, shop],
    ];
    const ownRedirects = Object.entries(content.redirects).map(([oldPath, newPath]) => [
      prefix + oldPath,
      prefix + newPath,
    ]);
    const spellings = [...content.cities].flatMap(([slug, { aliases, name }]) =>
      [...aliases, ...spellName(name)]
        .filter((spelling) => spelling !== slug)
        .map((spelling) => [city(spelling), city(slug)]),
    );
    return [...redirectsOfCodes(content, language), ...cutAddresses, ...spellings, ...ownRedirects];
  });
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}
