import { afterEach, describe, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { publishSmallSite } from "#test/support/small-site.ts";

const { message: _, ...buyer } = goodEnquiry;
const free = { text: "خوذة بيضاء", sizes: [], quantity: 40 };
const boots = {
  product: "boot",
  code: "FP005",
  text: "Metal-Free Safety Boot S3S",
  unit: "pair",
  sizes: [
    { size: "42", quantity: 10 },
    { size: "43", quantity: 12 },
  ],
};

let site: Service;
afterEach(() => site.close());

describe("the supplier's letter", () => {
  const product = (slug: string, fields: object) => ({
    slug,
    code: "X",
    name: slug,
    unit: "pair",
    minimum: 1,
    category: "Hands",
    ...fields,
  });
  const inEnglish = [
    product("boot", { code: "FP005", name: "Safety boot", minimum: 50, category: "Feet" }),
    product("glove", { name: "Glove <5>", onOrder: true }),
  ];
  const inArabic = inEnglish.map((line) => ({
    ...line,
    name: `منتج ${line.code}`,
    category: "فئة",
  }));
  const lines = [
    { product: "glove", code: "HP001", text: "Glove <5>", sizes: [], quantity: 60, unit: "pair" },
    free,
    boots,
    { product: "sold-no-more", code: "OLD1", text: "Old one", sizes: [], quantity: 3 },
    { product: "glove", code: "HP001", text: "قفاز", sizes: [] },
  ];

  async function letterFor(
    staffLanguage: "en" | "ar",
    requested: readonly object[] = lines,
    prices?: Readonly<Record<string, number>>,
  ) {
    site = await startService({
      clock: { now: () => Date.UTC(2026, 10, 22, 9) },
      settings: { staffLanguage },
      publish: (folder) =>
        publishSmallSite(folder, {
          languages: ["en", "ar"],
          ...(prices && { prices }),
          files: {
            "/data/list.en.json": JSON.stringify(inEnglish),
            "/data/list.ar.json": JSON.stringify(inArabic),
          },
        }),
    });
    const request = { ...buyer, city: "Yanbu", wanted: "2026-12-24", lines: requested };
    const address = `${site.url}${addresses.sendRequest}`;
    expect((await postJson(address, request, { "content-language": "ar" })).status).toBe(201);
    await site.delivery.pass();
    const [letter] = await site.letters();
    const html = letter?.html ?? "";
    const cells = Array.from(html.matchAll(/<tr>(.*?)<\/tr>/gs), ([, row = ""]) =>
      Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs), ([, cell = ""]) => cell),
    );
    return {
      letter,
      html,
      rows: cells.map((row) =>
        row.map((cell) => cell.replaceAll(/<[^>]+>/g, "").replaceAll("&#39;", "'")),
      ),
    };
  }

  test("groups the lines by category, links them, and marks what wants a look", async () => {
    const { letter, html, rows } = await letterFor("en");
    const rowIndex = (name: string) => rows.findIndex((row) => row.length === 1 && row[0] === name);
    const [hands, feet] = [rowIndex("Hands"), rowIndex("Feet")];
    expect([hands > 0, feet > hands]).toEqual([true, true]);
    const lineOf = (row: number) => [rows[row]?.[0], rows[row]?.[4], rows[row]?.[8]];
    expect(lineOf(hands + 1)).toEqual(["1", "60", "made to order"]);
    expect(lineOf(hands + 2)).toEqual(["2", "40", "in the buyer's words"]);
    expect(lineOf(hands + 3)).toEqual(["5", "", "no quantity; made to order"]);
    expect(lineOf(feet + 1)).toEqual(["3", "22", "below the minimum of 50 pairs"]);
    expect(lineOf(feet + 2)).toEqual(["4", "3", "no longer in the catalogue"]);
    expect(html).toContain(
      '<a href="http://localhost:3000/products/boot"><bdi dir="auto">Safety boot',
    );
    expect(html).toContain("Glove &lt;5&gt;");
    expect(rows[hands + 3]?.[2]).toBe("Glove &lt;5&gt;قفاز");
    expect(html).toContain("<strong>In all:</strong> Lines (5); 82 pairs; 43");
    expect(rows[0]).toEqual(["Deliver to", "Yanbu"]);
    expect(rows[1]).toEqual(["Wanted by", "24 December 2026"]);
    expect(rows.flat()).toContain("Arabic (العربية)");
    const { content } = letter?.attachments[0] ?? {};
    const csv = new TextDecoder().decode(content instanceof ArrayBuffer ? content : undefined);
    const remarks = csv.split("\r\n").map((row) => row.split('","')[8]);
    expect(remarks).toEqual([
      "Check",
      "made to order",
      "in the buyer's words",
      "below the minimum of 50 pairs",
      "no longer in the catalogue",
      "no quantity; made to order",
      undefined,
    ]);
  });

  test("names model and certificates of the goods, and none that has expired", async () => {
    const evidence = [
      { kind: "model", number: "MX-9" },
      { kind: "certificate", number: "2841-07", issuer: "Institute", validUntil: "2030-03-31" },
      { kind: "saber", number: "SB-1", validUntil: "2026-11-21" },
    ];
    inEnglish.push(product("mask", { name: "Mask", evidence }));
    const mask = { product: "mask", code: "X", text: "Mask", sizes: [], quantity: 5 };
    const { rows } = await letterFor("en", [mask]);
    inEnglish.pop();
    expect(rows.find(([number]) => number === "1")?.[8]).toBe(
      "Model: MX-9; Certificate 2841-07, Institute, valid until 2030-03-31",
    );
  });

  test("lists lines in the buyer's words in the order of the list, and marks missing quantities", async () => {
    const { letter, rows } = await letterFor("en", [
      { text: "Kneeling mats" },
      { product: "boot", code: "FP005", text: "Safety boot", sizes: [], quantity: 50 },
      { text: "boots like these, black", sizes: [] },
      { product: "glove", code: "X", text: "Glove <5>", sizes: [], quantity: 4 },
    ]);
    const cells = rows.filter((row) => row.length === 9).map((row) => [row[0], row[2], row[8]]);
    expect(cells.slice(1)).toEqual([
      ["1", "Kneeling mats", "in the buyer's words; no quantity"],
      ["2", "Safety boot", ""],
      ["3", "boots like these, black", "in the buyer's words; no quantity"],
      ["4", "Glove &lt;5&gt;", "made to order"],
    ]);
    expect(letter?.text).toContain("1. Kneeling mats | بلا كمية");
  });

  test("carries list prices in its table and as unit prices in its file", async () => {
    const { letter, rows } = await letterFor("en", lines, { boot: 1234.5, other: 3 });
    expect(rows.flat()).toContain("List price (SAR)");
    const prices = rows.filter((row) => row.length === 10).map((row) => [row[1], row[9]]);
    expect(prices).toEqual([
      ["Code", "List price (SAR)"],
      ["HP001", ""],
      ["in the buyer's words", ""],
      ["HP001", ""],
      ["FP005", "1,234.50"],
      ["OLD1", ""],
    ]);
    const { content } = letter?.attachments[0] ?? {};
    const csv = new TextDecoder().decode(content instanceof ArrayBuffer ? content : undefined);
    const cells = csv.split("\r\n").map((row) => row.replaceAll('"', "").split(","));
    expect(cells.find(([, code]) => code === "FP005")?.slice(-3)).toEqual(["1234.50", "", ""]);
    expect(cells.find(([, code]) => code === "OLD1")?.slice(-3)).toEqual(["", "", ""]);
  });

  test("is in the staff's language and links to pages in it", async () => {
    const { html, rows } = await letterFor("ar");
    expect(html).toContain('<a href="http://localhost:3000/ar/products/boot">');
    expect(rows.flat()).toContain("منتج FP005Metal-Free Safety Boot S3S");
    expect(rows.flat()).toContain("أقل من الحد الأدنى للطلب: 50 زوج");
  });
});
