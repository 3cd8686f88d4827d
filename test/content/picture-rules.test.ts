import { expect, test } from "vitest";
import { pictureHashes } from "#generated/pictures.ts";
import { products } from "#content/catalogue.ts";
import { pictures } from "#content/pictures.ts";
import type { Pictures } from "#content/pictures/picture.ts";
import { fallbackPicture } from "#content/pictures/sizes.ts";
import { pictureAddress, pictureStem } from "#site/sections/product-picture.tsx";
import { pictureViolations } from "#tools/check-content/pictures.ts";

const masters: ReadonlyMap<string, string> = new Map(
  Object.keys(pictures).map((name) => [name, `hash of ${name}`]),
);
const violations = (table: Pictures, held = masters, sold = products) =>
  pictureViolations(sold, table, held).join("\n");

const [key = "", other = ""] = Object.keys(pictures);
const text = pictures[key] ?? "";

test("the lookup covers well over 200 keys, each with a file of the build [S202]", () => {
  expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(240);
  const names = Object.keys(pictures);
  for (const name of names) expect(pictureHashes[name]).toMatch(/^[0-9a-f]{8}$/);
  expect(new Set(names.map((name) => pictureHashes[name])).size).toBe(names.length);
  for (const { images } of products) {
    for (const name of images) expect(pictures[name]).toBeDefined();
  }
});

test("an unknown key shows the fallback picture [S201]", () => {
  expect(pictureHashes[fallbackPicture]).toBeDefined();
  for (const name of ["", "no-such-picture", "toString", "fallback"]) {
    expect(pictureStem(name)).toBe(`fallback.${pictureHashes[fallbackPicture]}`);
  }
  expect(pictureAddress("no-such-picture")).toMatch(
    /^\/pictures\/fallback\.[0-9a-f]{8}-640\.webp$/,
  );
});

test("the table as it is breaks no rule", () => expect(violations(pictures)).toBe(""));

test.each<[string, Pictures, string]>([
  ["a small table", Object.fromEntries(Object.entries(pictures).slice(0, 100)), "fewer than 240"],
  ["a picture of no product", { ...pictures, stray: "x" }, "used by no product"],
  ["no words", { ...pictures, [key]: " " }, "is empty"],
  ["a full stop", { ...pictures, [key]: "a helmet." }, "full stop"],
  ["the same words twice", { ...pictures, [other]: text }, "the same text as"],
])("%s is refused", (_, table, says) => expect(violations(table)).toContain(says));

test("a key that is unknown, or used by two products, is refused", () => {
  const { [key]: _, ...rest } = pictures;
  expect(violations(rest)).toContain(`picture ${key}: named by`);
  const [one] = products;
  const twice = one ? [...products, { ...one, slug: "copy" }] : products;
  expect(violations(pictures, masters, twice)).toContain("used by");
});

test("a key without a master, with another's file, or a master of no key is refused", () => {
  const without = new Map([...masters].filter(([name]) => name !== key));
  expect(violations(pictures, without)).toContain(`picture ${key}: no master`);
  const shared = new Map([...masters, [other, masters.get(key) ?? ""]]);
  expect(violations(pictures, shared)).toContain(`picture ${other}: the same file as ${key}`);
  const idle = new Map([...masters, ["stray", "hash"]]);
  expect(violations(pictures, idle)).toContain("master stray: no picture");
});
