import { expect, test } from "vitest";
import { driftOf } from "#test/content/house-style/arabic-facts.ts";
import { languageNotes, termNotes } from "#test/content/house-style/arabic-language.ts";
import { toldWords } from "#test/support/told-words.ts";

/** Notes that are right as they are, each with the reason. */
const meant: ReadonlyMap<string, string> = new Map([
  [".frame.locale", "a code"],
  [".frame.footer.vatNumber", "the tax authority's own name for it says no VAT"],
  [".narrowing.sortings.code", "ID is number in Arabic"],
  [".narrowing.sortings.code-down", "ID is number in Arabic"],
  [".narrowing.sortings.name-down", "each language names its own first and last letter"],
  [".narrowing.nothing", "none is said without a figure"],
  [".product.code", "ID is number in Arabic"],
  [".product.moq", "MOQ is said in words"],
  [".product.price.amount", "the riyal has its Arabic sign"],
  [".contact.qr", "QR is said in words"],
  [".contact.fields.email.example", "the glossary's example"],
  [".contact.problems.email.too-long", "the E of e-mail"],
  [".contact.problems.email.not-text", "the E of e-mail"],
  [".contact.request.sizesExample", "written with the sign of multiplication"],
  [".contact.request.pasted.fileTooLarge", "MB is a word in Arabic"],
  [".quotation.listPrice", "the riyal has its Arabic sign"],
  [".quotation.price", "the riyal has its Arabic sign"],
  [".quotation.total", "the riyal has its Arabic sign"],
]);

test("the interface says the same facts in both languages, by the glossary's terms", () => {
  const arabic = toldWords("ar");
  const noted = new Map<string, readonly string[]>();
  for (const [path, english] of toldWords("en")) {
    // Marks of direction are not read.
    const inArabic = (arabic.get(path) ?? "").replaceAll(/[\u2068\u2069]/g, "");
    const notes = [
      ...driftOf(english, inArabic),
      ...languageNotes(inArabic),
      ...termNotes(english, inArabic),
    ];
    if (notes.length > 0) {
      noted.set(path, notes);
    }
  }
  expect([...noted].filter(([path]) => !meant.has(path))).toEqual([]);
  expect([...meant.keys()].filter((path) => !noted.has(path))).toEqual([]);
});
