import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "#reading/rows/decode-text.ts";
import { readTable, formatTable } from "#reading/rows/table-text.ts";

const in1256 = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder("windows-1256").decode(Uint8Array.of(byte)),
    byte,
  ]),
);
const bigEndian = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16();
const encodings = {
  "UTF-8": (text: string) => Buffer.from(text),
  "UTF-8 with a mark": (text: string) => Buffer.from(`\uFEFF${text}`),
  "UTF-16": (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "UTF-16, big end first": bigEndian,
  "Windows-1256": (text: string) =>
    Buffer.from(Array.from(text, (letter) => in1256.get(letter) ?? 0x3f)),
};

const letters = "abcXYZ 019.,;\"'قفازاتخوذةشحن";
const cell = fc.string({ unit: fc.constantFrom(...Array.from(letters)) });
const grid = fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 8 });

describe("a file of a table", () => {
  test.each(Object.entries(encodings))("in %s is decoded", (_name, encode) => {
    fc.assert(
      fc.property(grid, fc.constantFrom("\t", ";", ","), (rows, delimiter) => {
        const told = rows.map(([, ...others], at) => [`${at} قفازات`, ...others]);
        const bytes = encode(formatTable(told, delimiter));
        expect(readTable(decodeText(bytes) ?? "")).toEqual(told);
      }),
    );
  });

  test("in UTF-16 without a byte-order mark is decoded", () => {
    expect(decodeText(Buffer.from("Gloves\t20\r\n", "utf16le"))).toBe("Gloves\t20\r\n");
  });

  test("with a picture or a program is refused", () => {
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d];
    expect(decodeText(Uint8Array.from(png))).toBeUndefined();
    expect(
      decodeText(Uint8Array.from({ length: 3000 }, (_, at) => (at * 7) % 256)),
    ).toBeUndefined();
    expect(decodeText(Uint8Array.of())).toBe("");
  });
});
