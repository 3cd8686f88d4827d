import fc from "fast-check";
import { expect, test } from "vitest";
import { categoryPages } from "#content/category-pages.ts";
import { products } from "#content/catalogue.ts";
import { cities } from "#content/cities.ts";
import { wordsIn } from "#content/words/words.ts";
import { textPanel, wrap } from "#tools/previews/drawing.ts";
import { previewsOf } from "#tools/previews/preview.ts";

const previews = previewsOf(wordsIn("en"));

test("wrapping keeps every word in order, and no line that could be shorter is too long", () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1 }),
      fc.integer({ min: 4, max: 40 }),
      (words, room) => {
        const lines = wrap(words.join(" "), (line) => line.length <= room);
        expect(lines.join(" ")).toBe(words.join(" "));
        for (const line of lines) expect(line.length <= room || !line.includes(" ")).toBe(true);
      },
    ),
  );
});

test("every product, category, city and fixed page has a preview of its own [S038]", () => {
  const addresses = new Set(previews.map(({ address }) => address));
  expect(addresses.size).toBe(previews.length);
  expect(previews.length).toBe(4 + products.length + categoryPages.length + cities.length);
});

test("no two products are previewed by the same picture", () => {
  const pictures = previews
    .filter(({ address }) => address.startsWith("/products/"))
    .map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("what the font lacks is left out, and the longest title stays above the stripes", () => {
  const preview = { address: "/", line: "x", picture: "fallback" };
  const plain = textPanel({ ...preview, title: "Gloves" }, "Mateen");
  expect(textPanel({ ...preview, title: "Gloves" }, "Mateen\u{1f9e4}")).toBe(plain);
  const long = textPanel({ ...preview, title: "Electrical ".repeat(8).trim() }, "Mateen");
  const rows = [...long.matchAll(/translate\(\d+ ([\d.]+)\) scale/g)].map(([, y]) => Number(y));
  expect(Math.max(...rows)).toBeLessThan(603);
});
