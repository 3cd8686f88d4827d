import { describe, expect, it } from "vitest";
import { formatRowProblem } from "#content/exchange/comparison.ts";
import { previewImport } from "#publishing/exchange/import-content.ts";
import { contentIn, written } from "#test/exchange/places.ts";
import { told } from "#test/exchange/preview.ts";
import { rawWorkbook } from "#test/exchange/raw-workbook.ts";

const content = await contentIn("content");
const arabicOf = (text: unknown) =>
  typeof text === "object" && text !== null && "ar" in text ? text.ar : "";
const known = "clear-face-shield-browguard";

describe("price lists as they come", () => {
  const arabic = "الكود;السعر;اسم المنتج\r\nEP019;٤٥٫٥٠;واقي وجه شفاف\r\n";

  function windows1256(text: string): Buffer {
    const table = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      table.set(new TextDecoder("windows-1256").decode(Uint8Array.of(byte)), byte);
    }
    return Buffer.from(Array.from(text, (sign) => table.get(sign) ?? 63));
  }

  const code = () => content.products.get(known)?.code ?? "";

  it.each([
    [
      "Arabic Windows and semicolons",
      () => windows1256(arabic.replace("٤٥٫٥٠", "45.50").replace("EP019", code())),
      /Arabic Windows \(1256\), separated by semicolon/,
    ],
    [
      "UTF-8 with a mark",
      () => Buffer.from(`\uFEFF${arabic.replace("EP019", code())}`),
      /UTF-8 \(marked\), separated by semicolon/,
    ],
    [
      "UTF-16",
      () => Buffer.from(`\uFEFF${arabic.replace("EP019", code())}`, "utf16le"),
      /UTF-16, separated by semicolon/,
    ],
    [
      "tabs",
      () => Buffer.from(arabic.replaceAll(";", "\t").replace("EP019", code())),
      /UTF-8, separated by tab/,
    ],
    [
      "bars",
      () => Buffer.from(arabic.replaceAll(";", "|").replace("EP019", code())),
      /UTF-8, separated by bar/,
    ],
    [
      "Excel's own line about the separator",
      () => Buffer.from(`sep=;\r\n${arabic.replace("EP019", code())}`),
      /UTF-8, separated by ;/,
    ],
  ])("reads %s and says so", async (_what, bytes, taken) => {
    const result = await told(written("list.csv", bytes()));
    expect(result.taken.join()).toMatch(taken);
    expect(result.lines).toEqual([]);
    expect(result.changed[0]?.changes).toEqual([
      {
        column: "price",
        header: "Price (SAR)",
        old: String(content.products.get(known)?.price?.amount ?? ""),
        new: "45.5",
      },
      {
        column: "name-ar",
        header: "Name (Arabic)",
        old: arabicOf(content.products.get(known)?.name),
        new: "واقي وجه شفاف",
      },
    ]);
  });

  it("reads columns in any order and language, under a title", async () => {
    const result = await told(
      written("list.csv", `قائمة الأسعار 2026,,\n,,\nالحد الأدنى للطلب,ملاحظات,Slug\n٧٠,x,${known}\n`),
    );
    expect(result.changed[0]?.changes.map(({ column, new: next }) => [column, next])).toEqual([
      ["minimum", "70"],
    ]);
    expect(result.notes.join("\n")).toMatch(/headers were found in row 3/);
    expect(result.notes.join("\n")).toMatch(/left alone: B "ملاحظات"/);
  });

  it("names row, column and what to do for formulas, dates, errors and merged cells", async () => {
    const file = written(
      "list.xlsx",
      rawWorkbook({
        rows: [
          ["Item Code", "Price", "MOQ", "Category"],
          [code(), { formula: "B9*2", value: 12 }, 60, "eye"],
          [{ date: 46_082 }, 5, 5, "eye"],
          ["X1", 4, "12 pairs", "eye"],
          ["X2", { formula: "1/0" }, 5, undefined],
        ],
        merged: ["D4:D5"],
      }),
    );
    const { lines } = await told(file);
    expect(lines).toEqual([
      'row 2, column B "Price": holds a formula (=B9*2); copy the column and paste it as values',
      'row 3, column A "Item Code": holds a date (2026-03-01), made by the spreadsheet from what was typed; format the column as text and type it again',
      'row 4, column C "MOQ": "12 pairs" is no whole number; write 12',
      'row 5, column B "Price": holds a formula (=1/0); copy the column and paste it as values',
      'row 5, column D "Category": is merged with D4; take the cells apart and fill in each',
    ]);
  });

  it("reads hidden rows, says which, and asks before it writes them", async () => {
    const rows = [
      ["Code", "Price"],
      [code(), 41],
      ["none", undefined],
    ];
    const result = await told(
      written("list.xlsx", rawWorkbook({ rows: rows.slice(0, 2), hidden: [2] })),
    );
    expect(result.notes.join("\n")).toMatch(/hidden rows were read like the others: 2/);
    expect(result.asks.join("\n")).toMatch(/hidden in the sheet: 2/);
  });

  it("keeps zeros before a number, and says when a spreadsheet has dropped them", async () => {
    const zeros = {
      ...content,
      products: new Map([
        ...content.products,
        ["nuts", { ...(content.products.get(known) ?? never()), code: "0012" }],
      ]),
    };
    const file = written(
      "list.xlsx",
      rawWorkbook({
        rows: [
          ["Code", "Stock"],
          [{ digits: 12, shownWith: "0000" }, 7],
          [12, 7],
        ],
      }),
    );
    const result = await previewImport(zeros, () => [], { file });
    expect(result.ok && result.preview.comparison.changed.map(({ slug }) => slug)).toEqual([
      "nuts",
    ]);
    expect(result.ok && result.preview.comparison.problems.map(formatRowProblem)).toEqual([
      'row 3, column A "Code": "12" has lost its zeros: the catalogue has "0012"; format the column as text and type the code again',
    ]);
    const text = await previewImport(zeros, () => [], {
      file: written("list.csv", "Code,Stock\n0012,8\n"),
    });
    expect(text.ok && text.preview.comparison.changed.map(({ code: one }) => one)).toEqual([
      "0012",
    ]);
  });

  function never(): never {
    throw new Error("the product is missing");
  }

  it("takes no number that was shortened, in no column", async () => {
    const { lines } = await told(
      written("list.csv", `Slug,Code,Barcode,Price\n${known},6.28E+12,6.28E+12,6.28E+12\n`),
    );
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toMatch(
        /^row 2, column [BCD] ".*": "6\.28E\+12" is a number that the spreadsheet has shortened/,
      );
    }
  });

  it("names both rows that are about one product, and both products that share a code", async () => {
    const { lines } = await told(
      written("list.csv", `Code,Price\n${code()},5\n${code()},6\nFP011,7\nNEW-1,1\nNEW-1,2\n`),
    );
    expect(lines[0]).toBe(
      'row 2, column A "Code": row 3 is about the same product; keep one of them',
    );
    expect(lines[1]).toBe(
      'row 3, column A "Code": row 2 is about the same product; keep one of them',
    );
    expect(lines[2]).toMatch(
      /^row 4, column A "Code": the code "FP011" belongs to 2 products, [\w-]+ and [\w-]+; add a column "Slug"/,
    );
    expect(lines[3]).toMatch(/^row 5.*row 6 is about the same product/);
    expect(lines).toHaveLength(5);
  });

  it("lets a slug say which of two products with one code is meant", async () => {
    const [first] = [...content.products].find(([, { code: one }]) => one === "FP011") ?? [];
    const { lines, changed } = await told(
      written("list.csv", `Slug,Code,Stock\n${first},FP011,77\n`),
    );
    expect(lines).toEqual([]);
    expect(changed.map(({ slug }) => slug)).toEqual([first]);
  });

  it("names the nearest id for one that is not known", async () => {
    const { lines } = await told(
      written("list.csv", `Slug,Category,Colours\n${known},Hed Protection,yelow\n${known}s,,\n`),
    );
    expect(lines[0]).toBe(
      'row 2, column B "Category": "Hed Protection" is no category; nearest is "Head Protection"',
    );
    expect(lines[1]).toBe('row 2, column C "Colours": "yelow" is no colour; nearest is "yellow"');
    expect(lines[2]).toMatch(
      new RegExp(`^row 3, column A "Slug": "${known}s" is no product; nearest is "${known}"`),
    );
  });
});
