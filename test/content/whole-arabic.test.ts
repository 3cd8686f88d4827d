import { expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { renderedPages, structuredDataOf, unescaped } from "#test/content/rendered.ts";
import { content } from "#test/support/demonstration.ts";
import { englishIn } from "#test/support/whole-arabic.ts";
import { plain } from "#test/support/plain-text.ts";

/** Keys of structured data whose values are kinds, not texts. */
const kinds = /^(?:@type|@context|query-input|inLanguage|availableLanguage|contactType)$/;

function valuesIn(data: unknown, key = ""): readonly string[] {
  if (typeof data === "string") {
    return kinds.test(key) ? [] : [data];
  }
  return typeof data === "object" && data !== null && !kinds.test(key)
    ? Object.entries(data).flatMap(([name, inside]) => valuesIn(inside, name))
    : [];
}

const textAttributes =
  / (?:title|alt|aria-label|placeholder|data-alt|data-colour|data-tooltip)="([^"]*)"/g;
const meta =
  /<meta (?:name="description"|property="og:(?:title|description|image:alt)")[^>]* content="([^"]*)"/g;

/**
 * Returns the texts of a page for readers, listeners and search engines, except those marked as
 * English.
 */
function textsOf(html: string): readonly string[] {
  const visible = html.replaceAll(/<(?:script|style)\b.*?<\/(?:script|style)>/gs, " ");
  const arabic = visible.replaceAll(/<\w+ [^<>]*lang="en"[^<>]*>[^<]*</g, "<");
  return [
    ...arabic.split(/<[^>]*>/),
    ...Array.from(visible.matchAll(textAttributes), ([, label = ""]) => label),
    ...Array.from(visible.matchAll(meta), ([, metaText = ""]) => metaText),
    ...[...structuredDataOf(html).values()].flatMap((data) => valuesIn(data)),
  ];
}

/** Editions keep their printed titles: "MUTCD, 11th edition (December 2023)". */
const editions = (content.standards?.editions ?? []).map(({ name }) => name);
const withoutEditions = (text: string) =>
  editions
    .filter((name) => /[a-z]{2}/.test(name))
    .reduce((remaining, name) => remaining.replaceAll(name, " "), plain(text));

test("every Arabic page is whole in Arabic: text, labels, pictures, title, description and data", async () => {
  const where = new Map<string, string>();
  const pages = await renderedPages("ar");
  expect(pages.length).toBeGreaterThan(300);
  // The gallery names the components as the code does.
  for (const { address, html } of pages.filter(
    (page) => page.address !== addressesIn("ar").gallery,
  )) {
    for (const text of textsOf(html)) {
      where.set(text, address);
    }
  }
  const english = [...where].flatMap(([text, address]) =>
    englishIn(withoutEditions(unescaped(text))).map(
      (word) => `${address}: "${word}" in ${text.trim()}`,
    ),
  );
  expect(english).toEqual([]);
});
