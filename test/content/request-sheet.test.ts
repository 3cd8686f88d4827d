import fc from "fast-check";
import { expect, test } from "vitest";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import type { Line } from "#domain/quotation/line.ts";
import { readSheetFacts, sheetParts, sheetQuery } from "#domain/quotation/sheet.ts";
import { readQuery } from "#server/http/page-query.ts";
import { textOf } from "#test/content/rendered.ts";
import { addresses, catalogue, site } from "#test/support/demonstration.ts";
import { createSite } from "#site/render.tsx";
import { wordsIn } from "#words/words.ts";

const [productA, productB] = catalogue.products;
if (productA === undefined || productB === undefined) {
  throw new Error("The demonstration has two products at least");
}
const lines: readonly Line[] = [
  { product: productA.slug, text: "", sizes: [], quantity: 50, note: "=1+1 <b>yellow</b>" },
  {
    product: productB.slug,
    text: "",
    sizes: [
      { size: "M", quantity: 10 },
      { size: "L", quantity: 20 },
    ],
  },
  { text: "Kneeling mats", sizes: [], quantity: 40 },
  { product: "left-the-catalogue", text: "", sizes: [], quantity: 3 },
];
const facts = {
  city: "Yanbu & more",
  wanted: "2026-12-24",
  ownReference: "PR-4711",
  equivalents: false,
  reference: "7K3QX-9B2MD",
  sentAt: Date.UTC(2026, 10, 22, 16),
};

/**
 * A site in both languages; its Arabic catalogue is the English one, whose names do not matter
 * here.
 */
const bilingualSite = createSite({
  ...site,
  catalogues: site.catalogues.flatMap((siteCatalogue) => [
    siteCatalogue,
    { ...siteCatalogue, language: "ar" as const },
  ]),
});

async function sheetOf(list: readonly Line[], start = 1): Promise<string> {
  const query = sheetQuery({ first: start, lines: list }, facts);
  const { html, status } = await bilingualSite.render({ address: addresses.requestSheet(query) });
  expect(status).toBe(200);
  return html;
}

test("a sheet lists every line and fact in both languages, with space for prices", async () => {
  const html = await sheetOf(lines, 26);
  const text = textOf(html);
  for (const phrase of [
    productA.name,
    productA.code,
    productB.name,
    "Mx10 Lx20",
    "Kneeling mats",
    "<b>yellow</b>",
    "left-the-catalogue",
    "Yanbu & more",
    "PR-4711",
    "7K3QX-9B2MD",
    "24 December 2026",
    "24 ديسمبر 2026",
    "7:00",
    "not accepted",
    "غير مقبولة",
    "Unit price (SAR)",
    "سعر الوحدة (ر.س)",
    "It is not an offer by",
    "وليست عرضًا من",
    ...productA.specifications.standards,
    ...[26, 27, 28, 29].map(String),
  ]) {
    expect(text).toContain(phrase);
  }
  expect(html).not.toContain("<b>yellow");
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).toContain('<link rel="stylesheet" href="/sheet.css" data-page-style=""/>');
  expect(html.match(/<tr>/g)).toHaveLength(5);
  expect(html).toContain("qr-code");
});

test("an empty or unreadable sheet says so", async () => {
  const { html } = await bilingualSite.render({ address: `${addresses.request}?sheet=1` });
  expect(textOf(html)).toContain(wordsIn("en").sheet.empty);
  const cut = formatListAddress(lines).slice(0, -20);
  const query = new URLSearchParams({ l: cut, sheet: "1" });
  const { html: torn } = await bilingualSite.render({ address: addresses.requestSheet(query) });
  expect(textOf(torn)).toContain("of the list could not be read");
});

const text = (longest: number) =>
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: longest })
    .filter((candidate) => /\S/.test(candidate));
const anyLine: fc.Arbitrary<Line> = fc.record(
  { text: text(400), sizes: fc.constant([]), quantity: fc.integer({ min: 1 }), note: text(400) },
  { requiredKeys: ["text", "sizes"] },
);

test("the parts of any list contain every line once, each in a valid address", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 60 }), (list) => {
      const parts = sheetParts(list);
      expect(parts.flatMap((part) => part.lines)).toEqual(list);
      for (const [index, part] of parts.entries()) {
        expect(part.first).toBe(
          1 + parts.slice(0, index).flatMap((previousPart) => previousPart.lines).length,
        );
        const query = sheetQuery(part, facts);
        const several = part.lines.length > 1;
        expect(several && encodeURIComponent(query.get("l") ?? "").length > 6600).toBe(false);
      }
    }),
  );
});

test("the service accepts the query of a sheet, and the sheet parses it", () => {
  const query = sheetQuery({ first: 1, lines }, facts);
  const parsed = readQuery(addresses.request, query.toString());
  expect(Object.fromEntries(parsed ?? [])).toEqual(Object.fromEntries(query));
  expect(readSheetFacts(query)).toEqual(facts);
  for (const forged of ["sheet=0", "sheet=1&reference=x", "sheet=1&at=now", "sheet=1&wanted=x"]) {
    expect(readQuery(addresses.request, forged)).toBeUndefined();
  }
});
