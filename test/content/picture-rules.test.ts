import { expect, test } from "vitest";
import { pictureFiles } from "#generated/pictures.ts";
import { products } from "#content/catalogue.ts";
import { pictures } from "#content/pictures.ts";
import type { Pictures } from "#content/pictures/picture.ts";
import { fallbackPicture } from "#content/pictures/sizes.ts";
import { pictureAddress, pictureStem } from "#site/sections/product-picture.tsx";
import { pictureViolations } from "#tools/check-content/pictures.ts";

const masters = new Set(Object.values(pictures).map(({ standIn }) => standIn));
const violations = (table: Pictures, held = masters, sold = products) =>
  pictureViolations(sold, table, held).join("\n");

const [key = "", other = ""] = Object.keys(pictures);
const picture = pictures[key] ?? { shows: "", standIn: "" };

test("the lookup covers well over 200 keys, each with a file of the build [S202]", () => {
  expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(240);
  for (const name of Object.keys(pictures))
    expect(pictureFiles[name]).toMatch(/^[\w-]+\.[0-9a-f]{8}$/);
  for (const { images } of products) {
    for (const name of images) expect(pictures[name]).toBeDefined();
  }
});

test("an unknown key shows the fallback picture [S201]", () => {
  expect(pictureFiles[fallbackPicture]).toBeDefined();
  for (const name of ["", "no-such-picture", "fallback"]) {
    expect(pictureStem(name)).toBe(pictureFiles[fallbackPicture]);
  }
  expect(pictureAddress("no-such-picture")).toMatch(
    /^\/pictures\/fallback\.[0-9a-f]{8}-640\.webp$/,
  );
});

test("the table as it is breaks no rule", () => expect(violations(pictures)).toBe(""));

test.each<[string, Pictures, string]>([
  ["a small table", Object.fromEntries(Object.entries(pictures).slice(0, 100)), "fewer than 240"],
  [
    "a picture of no product",
    { ...pictures, stray: { shows: "x", standIn: picture.standIn } },
    "used by no product",
  ],
  ["no words", { ...pictures, [key]: { ...picture, shows: " " } }, "is empty"],
  ["a full stop", { ...pictures, [key]: { ...picture, shows: "a helmet." } }, "full stop"],
  ["the same words twice", { ...pictures, [other]: picture }, "the same text as"],
  [
    "a master that is not there",
    { ...pictures, [key]: { ...picture, standIn: "none" } },
    "no master",
  ],
])("%s is refused", (_, table, says) => expect(violations(table)).toContain(says));

test("a key that is unknown, or used by two products, is refused", () => {
  const { [key]: _, ...rest } = pictures;
  expect(violations(rest)).toContain(`picture ${key}: named by`);
  const [one] = products;
  const twice = one ? [...products, { ...one, slug: "copy" }] : products;
  expect(violations(pictures, masters, twice)).toContain("used by");
});

test("an own master is enough where the stand-in has gone", () => {
  const own = new Set([...masters, key]);
  const table = { ...pictures, [key]: { ...picture, standIn: "none" } };
  expect(violations(table, own)).toBe("");
});
