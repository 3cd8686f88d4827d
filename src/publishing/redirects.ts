import { addressesIn, prefixOf } from "#addresses";
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

/** Builds the redirects of every language: those of the owner, and other spellings of cities. */
export function redirectsOf(
  content: Content,
  published: readonly Language[],
): Readonly<Record<string, string>> {
  const entries = published.flatMap((language) => {
    const prefix = prefixOf(language);
    const { city } = addressesIn(language);
    const ownRedirects = Object.entries(content.redirects).map(([oldPath, newPath]) => [
      prefix + oldPath,
      prefix + newPath,
    ]);
    const spellings = [...content.cities].flatMap(([slug, { aliases, name }]) =>
      [...aliases, ...spellName(name)]
        .filter((spelling) => spelling !== slug)
        .map((spelling) => [city(spelling), city(slug)]),
    );
    return [...spellings, ...ownRedirects];
  });
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}
