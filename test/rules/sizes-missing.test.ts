import { describe, expect, test } from "vitest";
import { slimList } from "#domain/catalogue/make-slim-list.ts";
import { parseSlimList } from "#domain/catalogue/slim-list.ts";
import { findMissingSizes } from "#reading/amounts/sizes.ts";
import { arabicCatalogue, catalogue } from "#test/support/demonstration.ts";

const listed = parseSlimList(JSON.parse(JSON.stringify(slimList(catalogue))));
const missing = (slug: string, written: string) =>
  findMissingSizes(written, listed.get(slug)?.sizes).join(" ");

describe("a size that a product does not come in", () => {
  const boot = "steel-toe-safety-boot-s3-black";
  const vest = "class-2-safety-vest-lime";
  const glove = "winter-gloves-thermal-double-latex";
  test.each([
    [boot, "42x10 49x5", "49"],
    [boot, "٤٢×١٠ ٥٠×٢", "50"],
    [boot, "39-47", ""],
    [boot, "42, 52", "52"],
    [vest, "M-10 L-20 S-5", "S"],
    [vest, "xl 5xl", "5xl"],
    [glove, "10x60 12x40", "12"],
    // What may say something else is no size.
    [boot, "42x10 to the gate, 60 to the store", ""],
    [boot, "ten of each", ""],
    [boot, "", ""],
    ["banded-ear-plugs", "42x10", ""],
    ["no-such-product", "42x10", ""],
  ])("%s in %s: %s", (slug, written, expected) => {
    expect(missing(slug, written)).toBe(expected);
  });

  test("is known in both languages alike", () => {
    const sizesOf = (list: ReturnType<typeof slimList>) =>
      list.map(({ slug, sizes }) => [slug, sizes]);
    expect(sizesOf(slimList(arabicCatalogue))).toEqual(sizesOf(slimList(catalogue)));
  });

  test("is not read from a list that was changed on its way", () => {
    const [product] = slimList(catalogue);
    for (const sizes of [null, 1, {}, { numbers: [[1]] }, { numbers: [], letters: ["S", "M"] }]) {
      expect(parseSlimList([{ ...product, sizes }]).size).toBe(0);
    }
  });
});
