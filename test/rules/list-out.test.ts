import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf, tabbedOf } from "#domain/csv.ts";
import { units } from "#domain/catalogue/product.ts";
import { priceRows } from "#domain/quotation/line-table.ts";
import { splitMessages, longestMessage } from "#domain/quotation/messages.ts";
import type { Line } from "#domain/quotation/line.ts";
import { formatLines } from "#domain/quotation/tell-request.ts";
import { serviceWordsIn } from "#words/service.ts";

const dangerous = fc.constantFrom(
  "=1+1",
  "+9665",
  "-x",
  "@a",
  "\t=1",
  "a;=b",
  "a\n-b",
  '"',
  "'",
  ",",
  "؛",
  "خوذة",
);
const text = fc
  .array(fc.oneof(dangerous, fc.string({ unit: "grapheme" })), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(""));
const line: fc.Arbitrary<Line> = fc.record(
  {
    product: text,
    code: text,
    text,
    sizes: fc.array(fc.record({ size: text, quantity: fc.integer({ min: 1, max: 999 }) }), {
      maxLength: 4,
    }),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    unit: fc.constantFrom(...units),
    colour: text,
    note: text,
  },
  { requiredKeys: ["text", "sizes"] },
);
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const words = fc
  .constantFrom("en" as const, "ar" as const)
  .map((one) => serviceWordsIn(one).quotation);

const formula = /^\s*[=+\-@|%\uFF0B\uFF0D\uFF1D\uFF20]/;
const withoutApostrophes = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((value) => value.replaceAll("'", "")));

test("any list as CSV parses back cell by cell, without a formula", () => {
  fc.assert(
    fc.property(lines, words, (list, told) => {
      const rows = priceRows(list, told);
      const csv = csvOf(rows);
      expect(csv.startsWith("\uFEFF")).toBe(true);
      const read = parse(csv, { bom: true, relaxColumnCount: true });
      expect(withoutApostrophes(read)).toEqual(withoutApostrophes(rows));
      expect(read.flat().filter((value) => formula.test(value))).toEqual([]);
    }),
  );
});

test("any list on the clipboard keeps its rows and columns, without a formula", () => {
  fc.assert(
    fc.property(lines, words, (list, told) => {
      const rows = priceRows(list, told);
      const read = parse(tabbedOf(rows), { delimiter: "\t", recordDelimiter: "\r\n" });
      const inOneLine = rows.map((row) => row.map((value) => value.replaceAll(/[\t\r\n]+/g, " ")));
      expect(withoutApostrophes(read)).toEqual(withoutApostrophes(inOneLine));
      expect(read.flat().filter((value) => formula.test(value))).toEqual([]);
    }),
  );
});

test("messages contain every line whole and in order, within the length of a chat", () => {
  fc.assert(
    fc.property(lines, words, (list, told) => {
      const inOneLine = formatLines(list, told).map((one) => one.replaceAll("\n", " "));
      const messages = splitMessages(inOneLine);
      expect(messages.every(({ length }) => length > 0 && length <= longestMessage)).toBe(true);
      expect(messages.join("\n").split("\n")).toEqual(inOneLine);
    }),
  );
});

test("a line that is too long continues in the next message", () => {
  const long = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.array(long), fc.integer({ min: 8, max: 20 }), (list, longest) => {
      const told = list.map((one) => one.replaceAll("\n", " "));
      const messages = splitMessages(told, longest);
      expect(messages.every(({ length }) => length <= longest)).toBe(true);
      expect(messages.join("").replaceAll("\n", "")).toBe(told.join(""));
      expect(messages.every((one) => one.isWellFormed())).toBe(true);
    }),
  );
});
