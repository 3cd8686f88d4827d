import path from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Content } from "#content/content.ts";
import { columns } from "#content/exchange/columns.ts";
import { compare } from "#content/exchange/compare.ts";
import type { Comparison } from "#content/exchange/comparison.ts";
import { columnFinder, mapColumns } from "#content/exchange/mapping.ts";
import { productSchema, type ProductFile } from "#content/schema/product.ts";
import type { Language } from "#domain/language.ts";
import { exportContent } from "#publishing/exchange/export-content.ts";
import { previewImport } from "#publishing/exchange/import-content.ts";
import { readTable } from "#publishing/exchange/read-table.ts";
import { table } from "#publishing/exchange/write-sheet.ts";
import { nastyText } from "#test/exchange/nasty.ts";
import { contentIn, freshFolder } from "#test/exchange/places.ts";

let content: Content;

beforeAll(async () => {
  content = await contentIn("content");
});

async function thereAndBack(
  of: Content,
  kind: string,
  language: Language,
  into = of,
): Promise<Comparison> {
  const file = path.join(freshFolder(), `all.${kind}`);
  const result = await exportContent(of, { file, language });
  expect(result).toMatchObject({ ok: true });
  const back = await previewImport(into, () => [], { file });
  if (!back.ok) {
    throw new Error(back.message);
  }
  return back.preview.comparison;
}

const nothing = { created: [], changed: [], wrong: 0, problems: [], missing: [] };

const text = fc.oneof(
  nastyText,
  fc.record({ en: nastyText }),
  fc.record({ en: nastyText, ar: nastyText }),
);
const short = nastyText.map((value) => value.slice(0, 120).trim()).filter((value) => value !== "");
const count = fc.integer({ min: 1, max: 100_000 });
const day = fc.constantFrom("2025-04-01", "2026-02-28", "2031-12-31");
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const product: fc.Arbitrary<ProductFile> = fc
  .record({
    code: fc.oneof(
      fc.constantFrom("0012", "12", "A/B 1", "+966"),
      fc.stringMatching(/^[A-Z0-9][A-Z0-9 ./_+-]{0,20}$/),
    ),
    status: fc.constantFrom("draft", "live", "withdrawn", "removed"),
    category: fc.constant("head"),
    subcategory: fc.constant("hard-hats"),
    brand: maybe(fc.record({ name: short, model: maybe(short), origin: maybe(short) })),
    certificate: maybe(
      fc.record({ number: short, body: short, issued: maybe(day), validUntil: maybe(day) }),
    ),
    saber: maybe(fc.record({ number: short, validUntil: day })),
    price: maybe(
      fc.record({
        amount: fc.integer({ min: 0, max: 10_000_00 }).map((cents) => cents / 100),
        was: maybe(count),
      }),
    ),
    order: fc.record({
      unit: fc.constantFrom("each", "pair", "roll"),
      pack: count,
      minimum: count,
      stock: maybe(fc.nat()),
    }),
    availability: fc.record({
      state: fc.constantFrom("in-stock", "low", "ask"),
      leadDays: maybe(fc.integer({ min: 1, max: 1000 })),
    }),
    name: text,
    use: maybe(text),
    description: text,
    details: text,
    rank: maybe(fc.integer({ min: -100, max: 1000 })),
    soldAs: maybe(text),
    notFor: fc.array(text, { maxLength: 3 }),
    replaceWhen: fc.array(text, { maxLength: 3 }),
    features: fc.array(text, { maxLength: 6 }),
    figures: fc.array(fc.record({ id: fc.constantFrom("class", "weight"), value: text }), {
      maxLength: 4,
    }),
    specifications: fc.record({
      material: maybe(text),
      sizes: maybe(
        fc.oneof(
          text,
          fc.constant({ scale: "letter", from: "S", to: "4XL" }),
          fc.constant({ scale: "eu-shoe", from: 39, to: 47 }),
        ),
      ),
      weight: maybe(
        fc.oneof(
          text,
          fc.record({ words: text }),
          fc.record({
            value: fc.double({ min: 0.001, max: 5000, noNaN: true }),
            unit: fc.constantFrom("g", "kg"),
            per: maybe(fc.constant("pair")),
            of: maybe(text),
          }),
        ),
      ),
      colours: fc.subarray(["white", "yellow", "clear-lens-black-frame"]),
      standards: fc.array(short, { maxLength: 3 }),
      marks: maybe(text),
    }),
    codes: fc.record({
      gtin: maybe(fc.stringMatching(/^\d{13}$/)),
      hs: maybe(fc.constantFrom("6506.10", "0012")),
    }),
    tags: fc.subarray(["heat", "welding"]),
    needs: fc.subarray(["product-0"]),
    notWornWith: fc.subarray(["product-0"]),
    likeness: maybe(fc.constant("product-0")),
    replacedBy: fc.constantFrom(undefined, null),
  })
  .map((draft) => productSchema.safeParse(JSON.parse(JSON.stringify(draft))))
  .filter((reading) => reading.success)
  .map((reading) => reading.data);

describe("an export that is imported again", () => {
  it.each([
    ["xlsx", "en"],
    ["xlsx", "ar"],
    ["csv", "en"],
    ["csv", "ar"],
  ] as const)(
    "changes nothing in the whole catalogue, as %s with headers in %s",
    async (kind, language) => {
      const result = await thereAndBack(content, kind, language);
      const rows = content.products.size;
      expect(result).toMatchObject({
        ...nothing,
        rowsRead: rows,
        same: rows,
        notes: [],
        asks: [],
      });
    },
  );

  it.each([
    ["xlsx", 40],
    ["csv", 60],
  ] as const)("changes nothing for products with any text, as %s", async (kind, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 5 }), async (made) => {
        const products = new Map(made.map((one, at) => [`product-${at}`, one]));
        const result = await thereAndBack({ ...content, products }, kind, "en");
        expect(result).toMatchObject({ ...nothing, same: made.length });
      }),
      { numRuns: Number(process.env["RUNS"] ?? numRuns) },
    );
  });

  it("makes the same products in an empty catalogue", async () => {
    const result = await thereAndBack(content, "xlsx", "en", { ...content, products: new Map() });
    expect(result).toMatchObject({ wrong: 0, same: 0, changed: [] });
    expect(result.created.map(({ slug }) => slug)).toEqual([...content.products.keys()]);
    for (const { slug, draft } of result.created) {
      const { code, order, price, name, description, details, features, tags } =
        content.products.get(slug) ?? {
          ...draft,
        };
      const old = { code, order, price, name, description, details, features, tags };
      expect(productSchema.parse(draft)).toMatchObject(JSON.parse(JSON.stringify(old)));
    }
  });

  it("writes texts as texts: no cell is a formula, and codes keep their zeros", async () => {
    const [slug = "", first] = [...content.products][0] ?? [];
    const products = new Map([[slug, { ...(first as ProductFile), code: "0012", name: "=1+1" }]]);
    const result = await thereAndBack({ ...content, products }, "csv", "en");
    expect(result).toMatchObject(nothing);
    expect(table([["=1+1", "@x", 5, "-3"]])).toBe('\uFEFF"\'=1+1","\'@x",5,"\'-3"\r\n');
  });
});

describe("every row of a file", () => {
  const cell = fc.oneof(
    fc.constantFrom("", "-", "12", "12 pairs", "6.28E+12", "FP011", "HP101", "NEW-1", "head", "٥"),
    nastyText,
  );
  const header = fc.constantFrom(
    ...columns.flatMap(({ header: { en, ar } }) => [en, ar]),
    "Salesman",
    "",
  );

  it("is counted once, whatever stands in it", () => {
    const find = columnFinder(content.spreadsheetWords);
    fc.assert(
      fc.property(
        fc.uniqueArray(header, {
          minLength: 1,
          maxLength: 8,
          selector: (name) =>
            columns.find((one) => Object.values(one.header).includes(name))?.id ?? name,
        }),
        fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 12 }),
        (headers, rows) => {
          const slugs = [...content.products.keys()];
          const lines = rows.map((row, at) => [at % 3 === 0 ? slugs[at] : row[0], ...row.slice(1)]);
          const reading = readTable(
            Buffer.from(
              table([
                ["Slug", ...headers.filter((name) => !/^(Slug|المعرّف)$/.test(name))],
                ...lines,
              ]),
            ),
            find,
          );
          if (!reading.ok) {
            throw new Error(reading.message);
          }
          const mapped = mapColumns(reading.sheet.rows, find);
          if (!mapped.ok) {
            return;
          }
          const result = compare({
            sheet: reading.sheet,
            mapping: mapped.mapping,
            content,
            pictures: [],
            rules: () => [],
          });
          const counted =
            result.created.length + result.changed.length + result.same + result.wrong;
          expect(counted).toBe(result.rowsRead);
          expect(result.rowsRead).toBe(
            lines.filter((row) => row.some((one) => (one ?? "").trim() !== "")).length,
          );
          expect(new Set(result.problems.map(({ row }) => row)).size).toBe(result.wrong);
        },
      ),
      { numRuns: 400 },
    );
  });
});
