import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { written } from "#test/exchange/places.ts";
import { preview } from "#test/exchange/preview.ts";
import { rawParts, rawWorkbook, storedZip } from "#test/exchange/raw-workbook.ts";

describe("files that are no price list", () => {
  const refusals: readonly (readonly [string, string, () => Buffer, RegExp])[] = [
    ["an empty file", "list.csv", () => Buffer.alloc(0), /^list\.csv is empty$/],
    [
      "21 MB",
      "list.csv",
      () => Buffer.alloc(21_000_000, "a,b\n"),
      /^list\.csv has 21\.0 MB; at most 20 MB/,
    ],
    [
      "a picture named .xlsx",
      "list.xlsx",
      () => Buffer.from("89504e470d0a1a0a0000", "hex"),
      /^list\.xlsx is a PNG picture, no spreadsheet/,
    ],
    [
      "an old .xls",
      "list.xlsx",
      () => Buffer.from("d0cf11e0a1b11ae1", "hex"),
      /old Excel file.*save it as \.xlsx/,
    ],
    ["a web page named .xlsx", "list.xlsx", () => Buffer.from("<html><table>"), /is a web page/],
    [
      "half a workbook",
      "list.xlsx",
      () => rawWorkbook({ rows: [["Code"]] }).subarray(0, 300),
      /cut off/,
    ],
    [
      "another archive",
      "list.xlsx",
      () => storedZip(new Map([["a.txt", Buffer.from("a")]])),
      /no Excel workbook/,
    ],
    [
      "words without a table",
      "list.csv",
      () => Buffer.from("Dear Sir,\nplease find\n"),
      /no row of headers was found/,
    ],
    [
      "no column to match by",
      "list.csv",
      () => Buffer.from("Price,Stock\n1,2\n"),
      /row 1 names neither "Code" nor "Slug"/,
    ],
    [
      "two columns for one thing",
      "list.csv",
      () => Buffer.from("Code,Price,Unit Price\nA,2,3\n"),
      /columns B "Price" and C "Unit Price" both mean "Price \(SAR\)"/,
    ],
    [
      "a quotation mark that is never closed",
      "list.csv",
      () => Buffer.from('Code,Name\nA,"half\nB,other\n'),
      /never closed/,
    ],
    [
      "too many rows",
      "list.csv",
      () => Buffer.from(`Code,Price\n${"A,1\n".repeat(20_200)}`),
      /more than 20,000 rows/,
    ],
    [
      "too many columns",
      "list.csv",
      () => Buffer.from(`Code${",x".repeat(220)}\n`),
      /221 columns; at most 200/,
    ],
    [
      "something in the last row of a sheet",
      "list.xlsx",
      () => {
        const parts = rawParts({ rows: [["Code"]] });
        const name = "xl/worksheets/sheet1.xml";
        const xml = String(parts.get(name)).replace(
          "</sheetData>",
          '<row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>',
        );
        return storedZip(parts.set(name, Buffer.from(xml)));
      },
      /row 1048576; at most 20,000 rows/,
    ],
    [
      "UTF-16 without a mark",
      "list.csv",
      () => Buffer.from("Code,Price\nA,1\n", "utf16le"),
      /zero bytes/,
    ],
  ];

  it.each(refusals)("refuses %s with a sentence", async (_what, name, bytes, sentence) => {
    expect((await preview(written(name, bytes()))).refused).toMatch(sentence);
  });

  /** An archive of one packed part, which states a size of its own. */
  function bomb(stated: number, real: number): Buffer {
    const parts = rawParts({ rows: [["Code"]] });
    parts.set("xl/worksheets/sheet1.xml", Buffer.from("x"));
    const zip = storedZip(parts);
    const packed = deflateRawSync(Buffer.alloc(real, 32), { level: 9 });
    const name = Buffer.from("xl/worksheets/sheet1.xml");
    const at = zip.indexOf(name);
    const local = Buffer.from(zip.subarray(at - 30, at + name.length));
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(stated, 22);
    const listed = zip.lastIndexOf(name) - 46;
    const directoryAt = zip.indexOf(Buffer.from("504b0102", "hex"));
    const entry = Buffer.from(zip.subarray(listed, listed + 46 + name.length));
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(stated, 24);
    entry.writeUInt32LE(directoryAt, 42);
    const others = zip.subarray(directoryAt, listed);
    const end = Buffer.from(zip.subarray(-22));
    const body = Buffer.concat([zip.subarray(0, directoryAt), local, packed]);
    end.writeUInt32LE(body.length, 16);
    return Buffer.concat([body, others, entry, end]);
  }

  it("refuses an archive that says it is huge, before unpacking it", async () => {
    const file = written("list.xlsx", bomb(2_000_000_000, 1_000_000));
    expect((await preview(file)).refused).toMatch(/says that it holds 2000 MB once unpacked/);
  });

  it("refuses an archive that holds more than it says, while unpacking it", async () => {
    const file = written("list.xlsx", bomb(1_000_000, 400_000_000));
    const before = process.memoryUsage().rss;
    expect((await preview(file)).refused).toMatch(/holds more than it says/);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});
