import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { guideSchema } from "#content/schema/guide.ts";
import { homeSchema } from "#content/schema/pages.ts";
import { citySchema } from "#content/schema/place.ts";
import { productSchema } from "#content/schema/product.ts";
import { claimsSchema, redirectsSchema } from "#content/schema/supplier.ts";
import { placeFinder, readYaml } from "#publishing/yaml-file.ts";
import { expectToldAt, said, sampleText, status } from "#test/support/content-samples.ts";

const name = 'name: {en: "Vented Hard Hat, Type I, Pin-Lock Band"}';

describe("explains invalid YAML with its position and a correction:", () => {
  test.each<readonly [string, piece: string, by: string, column: number, says: string]>([
    ["a tab", status, `\t${status}`, 1, "a tab stands where spaces belong: indent with two spaces"],
    [
      "a key that stands twice",
      status,
      `${status}\n${status}`,
      1,
      'the key "status" stands twice: keep one of the two',
    ],
    [
      "a colon in a text",
      name,
      "name: Hard Hat: vented",
      7,
      "a text with a colon and a space in it must stand in quotes",
    ],
    ["a reserved sign", name, "name: @hat", 7, "a text that begins with @ must stand in quotes"],
    ["a star", name, "name: *hat", 7, "a text that begins with * must stand in quotes"],
    [
      "a line that is indented otherwise",
      "  marks:",
      " marks:",
      1,
      "this line begins at another column than those it belongs to",
    ],
  ])("%s", (_, piece, by, column, says) => {
    expectToldAt(piece, by, column, says);
  });

  test.each<readonly [string, string, string]>([
    [
      "a bracket that is not closed",
      "  colours: [white\n  marks: x\n",
      "the closing ] is missing before this line",
    ],
    [
      "a quote that is not closed",
      'code: "HP001\nname: x\n',
      "the closing quote of a text before this place is missing",
    ],
    ["an empty file", " \n\n", "is empty"],
    ["only remarks", "# later\n", "has no value: expected keys with values"],
    ["a list", "- code: x\n", "expected keys with values, found a list"],
    ["a text", "a helmet\n", 'expected keys with values, found "a helmet"'],
    ["two documents", "code: x\n---\ncode: y\n", "a second document begins here"],
    [
      "what nests without end",
      "[".repeat(20_000),
      "this is no YAML|is nested too deeply|the closing",
    ],
  ])("%s", (_, text, says) => {
    const found = said(text);
    expect(found[0]).toMatch(/^product\.yaml:\d+:\d+: /);
    expect(found[0]).toMatch(new RegExp(says));
  });
});

test.each<readonly [string, string, z.ZodType, readonly string[]]>([
  [
    "a distance",
    "name: X\nroad: {distance: far, text: x}\n",
    citySchema,
    ['2:18: road.distance: expected one of local, short, medium, long; found "far"'],
  ],
  [
    "a sentence that states claims",
    "name: X\nreasons: [{claims: [a], txt: b}]\n",
    citySchema,
    [
      "reasons.0.text: is missing: expected a text",
      '2:25: reasons.0: there is no key "txt" here. Did you mean text?',
    ],
  ],
  [
    "an address",
    "/a: b\nc: /d\n",
    redirectsSchema,
    [
      '1:5: /a: is no address of the site: it begins with / and has no spaces; found "b"',
      '2:1: "c" is no address of the site',
    ],
  ],
  [
    "a claim",
    "standards: {text: x, where: [], evidence: '', on: true}\n",
    claimsSchema,
    ["1:29: standards.where: names no place", "1:43: standards.evidence: is empty"],
  ],
  ["a page that is a list", "- 1\n", homeSchema, ["1:1: expected keys with values, found a list"]],
])("explains other mistakes in the same way: %s", (_, text, schema, says) => {
  const found = said(text, schema);
  expect(found).toHaveLength(says.length);
  for (const [index, part] of says.entries()) {
    expect(found[index]).toContain(part);
  }
});

test("lists the kinds of tables for an unknown kind", () => {
  const text = "tables: [{kind: tabel, caption: x}]\n";
  expect(said(text, guideSchema).join("\n")).toContain(
    '1:17: tables.0.kind: expected one of table, choices, drawing; found "tabel"',
  );
});

test("finds the position of a value by its path, and of a missing value by its parent", () => {
  const placeOf = placeFinder("a:\n  b: 1\n  c: [x, {d: 2}]\n");
  expect(placeOf(["a", "b"])).toEqual({ line: 2, column: 6 });
  expect(placeOf(["a", "c", 1, "d"])).toEqual({ line: 3, column: 14 });
  expect(placeOf(["a", "z"])).toEqual({ line: 2, column: 3 });
  expect(placeOf(["z"])).toEqual({ line: 1, column: 1 });
  expect(placeFinder("a: [")(["a"])).toEqual({ line: 1, column: 1 });
});

/** Pieces that are inserted to break files. */
const piece = fc.oneof(
  fc.constantFrom(..."{}[]:,&*!|>'\"%@`#?-\t\n ~<=\u0000\u{1F9E4}٥".split("")),
  fc.constantFrom(
    "&a",
    "*a",
    "<<: ",
    "? ",
    "---\n",
    "!!binary ",
    "0x1F",
    ".nan",
    "1e999",
    "null",
    "__proto__: ",
  ),
  fc.string({ maxLength: 5 }),
);

const mutation = fc.record({ at: fc.nat(sampleText.length), remove: fc.nat(40), insert: piece });

test("reads any damaged file or reports positions, and never throws", () => {
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
      let text = sampleText;
      for (const { at, remove, insert } of mutations) {
        text = text.slice(0, at) + insert + text.slice(at + remove);
      }
      const read = readYaml("product.yaml", text, productSchema);
      if (read.ok) {
        return;
      }
      expect(read.problems.length).toBeGreaterThan(0);
      for (const { line, column, message } of read.problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(text.split("\n").length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(message).toMatch(/\S/);
      }
    }),
    { numRuns: 500 },
  );
});
