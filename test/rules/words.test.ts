import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { units } from "#domain/catalogue/product.ts";
import { languages, usualLanguage } from "#domain/language.ts";
import { given, toldWords } from "#test/support/told-words.ts";
import { wordsIn } from "#words/words.ts";

const english = toldWords("en");
const arabic = toldWords("ar");

/** Codes: not for reading, or the same in every language. */
const codes: ReadonlySet<string> = new Set([".frame.locale", ".pages.notFound.code"]);

/** Names that stand in Latin letters in Arabic too, always isolated unless they are the whole text. */
const latin: ReadonlySet<string> = new Set([
  ...["A4", "CSV", "PDF", "EU", "2.5 MB", "10 MB"],
  ".csv",
  ".xls",
  ".xlsx",
  "Delete",
  "Enter",
  "GTIN",
  "HS",
  "UNSPSC",
  "9COM",
  "SR",
  "WPA",
  "S3",
  "S7",
  "name@example.com",
  "EN",
  ...["NRR", "SNR", "A", "B", "C", "H", "M", "L"],
  ...["P1", "P2", "P3", "FFP1", "FFP2", "FFP3", "TH2", "TH3", "AX", "A3"],
  ...["IDLH", "NIOSH", "ppm", "HSG53"],
  ...["NFPA 70E", "NFPA 70E-2024", "130.7(C)(15)(c)"],
  ...["ANSI", "HSE", "OSHA", "OSHA Technical Manual"],
  ...["29 CFR 1910.95", "29 CFR 1910.140", "29 CFR 1926.502"],
  "3M DBI-SALA",
]);

/** Names of standards, which the choosing aids cite. */
const standard = /^(?:EN|ANSI\/ASSP)(?: ISO)? [A-Z]?\d[\d.:+A-Z-]*$/;

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

test("both languages have the same texts", () => {
  expect([...arabic.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  for (const language of languages) {
    expect(Object.keys(wordsIn(language).product.units).toSorted()).toEqual([...units].toSorted());
  }
});

test("every text is said in its own language", () => {
  for (const [path, text] of english) {
    expect(text, path).not.toMatch(/\p{Script=Arabic}/u);
    const inArabic = arabic.get(path) ?? "";
    if (!codes.has(path) && hasLetters(inArabic)) {
      expect(inArabic, path).not.toBe(text);
    }
    if (!codes.has(path) && hasLetters(text) && path !== ".pages.cities.region") {
      expect(inArabic, path).toMatch(
        path === ".contact.fields.email.example" ? /^name@example\.com$/ : /\p{Script=Arabic}/u,
      );
    }
  }
});

test.each(languages.filter((one) => one !== usualLanguage))(
  "no sentence was left in English in %s",
  (language) => {
    const told = toldWords(language);
    const left = [...english].filter(
      ([path, text]) => /\p{Ll} \p{Ll}/u.test(text) && told.get(path) === text,
    );
    expect(left).toEqual([]);
  },
);

test.each(languages)("the words in %s count and date in no other language", (language) => {
  const files = globSync(`src/words/${language}-*.ts`);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const calls = readFileSync(file, "utf8").matchAll(/\b\w+In\("(\w+)"/g);
    const others = Array.from(calls, ([, tag]) => tag).filter((tag) => tag !== language);
    expect(others, file).toEqual([]);
  }
});

test("no Latin word stands in Arabic but names and codes, and these cannot turn the words round", () => {
  for (const [path, text] of arabic) {
    if (codes.has(path) || latin.has(text)) {
      continue;
    }
    const isolates = [...text.matchAll(/\u2068([^\u2068\u2069]*)\u2069/g)].map(
      ([, inner]) => inner,
    );
    for (const inner of isolates) {
      expect(
        inner === given ||
          latin.has(inner ?? "") ||
          standard.test(inner ?? "") ||
          /^[\d× -]+$/.test(inner ?? ""),
        path,
      ).toBe(true);
    }
    const bare = text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, "");
    expect(bare, path).not.toMatch(/\p{Script=Latin}|[\u2066-\u2069]/u);
    expect(bare, path).not.toMatch(/\d[×x/+-]+\d|[+-]\d/);
  }
  for (const forms of Object.values(wordsIn("ar").product.units)) {
    for (const form of Object.values(forms)) {
      expect(form.replace("{n}", "")).not.toMatch(/\p{Script=Latin}/u);
    }
  }
});

test("Arabic is written with Arabic's marks and Western digits", () => {
  for (const [path, text] of arabic) {
    expect(text, path).not.toMatch(/[,;?](?!\d)|[٠-٩]/);
  }
});

test("what the words are given stands in them whole", () => {
  const texts = fc.string({ unit: "binary", maxLength: 60 });
  const count = fc.integer({ min: 1, max: 100_000 });
  const unit = fc.constantFrom(...units);
  const someArguments = fc.record({ one: texts, two: texts, count, unit });
  for (const language of languages) {
    fc.assert(
      fc.property(someArguments, ({ one, two, count: many, unit: of }) => {
        const { frame, listing, product, contact, pages } = wordsIn(language);
        for (const told of [
          frame.homeLabel(one),
          listing.results(many, one),
          listing.nearest(one),
          listing.notSold(one),
          listing.notUnderstood(one),
          listing.otherMakes(one, many),
          listing.detailsOf(one),
          listing.productAndList(one),
          product.replacedBy(one),
          product.evidence.validUntil(one),
          product.weighs(many, "kg", of, `${one}.`),
          contact.reference(one),
          contact.request.quantityOf(one),
          contact.request.removeOf(one),
          pages.cities.region(one),
          pages.city.didYouMean(one),
          pages.shop.titleIn(one),
          pages.shop.titleOfPage(one, many),
          pages.shop.descriptionIn(one, many),
        ]) {
          expect(told).toContain(one);
        }
        for (const told of [
          listing.readAs(one, two),
          listing.supersededBy(one, two),
          product.letterSizes(one, two),
          product.listed([one, two]),
          product.description(one, two),
          contact.askMessage(one, two),
          contact.request.sentAt(one, two),
          pages.shop.titleFor(one, two),
        ]) {
          expect(told.indexOf(two, told.indexOf(one) + one.length)).toBeGreaterThan(-1);
        }
        expect(contact.request.minimum(many, of)).toContain(product.count(many, of));
      }),
    );
  }
});

test("what an Arabic form writes into the message begins each line in Arabic, without marks", () => {
  const { contact } = wordsIn("ar");
  const code = "HP101";
  const name = "Hard Hat";
  for (const text of [contact.askMessage(code, name)]) {
    expect(text).not.toMatch(/[\u2066-\u2069]/);
    for (const line of text.split("\n")) {
      expect(line.match(/\p{L}/u)?.[0]).toMatch(/\p{Script=Arabic}/u);
      expect(line).not.toMatch(/\p{Script=Latin}.*\d+ \p{Script=Arabic}/u);
    }
  }
});
