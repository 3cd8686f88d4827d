import { describe, expect, test } from "vitest";
import type { AidSlug } from "#domain/aids/aid.ts";
import type { Language } from "#domain/language.ts";
import { attributesOf, rendered, textOf } from "#test/content/rendered.ts";
import { addresses, words } from "#test/support/demonstration.ts";

/** A case that was worked out by hand, from the rules and the tables, before the page was aidCase. */
interface AidCase {
  readonly what: string;
  readonly sent: Readonly<Record<string, string>>;
  readonly says: readonly string[];
  readonly language?: Language;
  readonly lacks?: readonly string[];
  readonly lists?: readonly string[];
  readonly omits?: readonly string[];
}

/** Drops spaces and isolates, which elements of direction replace on a page. */
const letters = (text: string) => text.replaceAll(/[\s\u2066-\u2069]/g, "");

async function ask(slug: AidSlug, { sent, language = "en" }: AidCase) {
  const prefix = language === "ar" ? "/ar" : "";
  const query = new URLSearchParams(sent);
  const { status, html } = await rendered(`${prefix}${addresses.aid(slug)}?${query}`);
  expect(status).toBe(200);
  const [, answer = ""] = html.split('id="answer"');
  return { text: letters(textOf(answer)), listed: attributesOf(answer, "a", "data-list-toggle") };
}

/** Asks the page of an aid about each case. */
export function testCases(slug: AidSlug, cases: readonly AidCase[]): void {
  describe(slug, () => {
    test.each(cases)("$what", async (aidCase) => {
      const { text, listed } = await ask(slug, aidCase);
      for (const said of aidCase.says) {
        expect(text).toContain(letters(said));
      }
      for (const absent of aidCase.lacks ?? []) {
        expect(text).not.toContain(letters(absent));
      }
      expect(listed).toEqual(expect.arrayContaining([...(aidCase.lists ?? [])]));
      for (const slugOfProduct of aidCase.omits ?? []) {
        expect(listed).not.toContain(slugOfProduct);
      }
      // Breathing apparatus is shown for the competent person of the respirator aid.
      if (slug !== "respirator" && text.includes(letters(words.aids.refused))) {
        expect(listed).toEqual([]);
      }
    });
  });
}
