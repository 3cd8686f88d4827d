import { expect, test } from "vitest";
import { countOf } from "#content/number-words.ts";
import { piecesOf } from "#content/rules/pieces-rule.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { newWarnings, refusals, withProduct } from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";

function product(slug: string): ProductFile {
  const found = content.products.get(slug);
  if (found === undefined) {
    throw new Error(`There is no product ${slug}`);
  }
  return found;
}

const changed = (slug: string, change: Partial<ProductFile>) =>
  withProduct({ ...product(slug), ...change }, slug);

function figured(slug: string, id: string, value: string) {
  const { figures } = product(slug);
  return changed(slug, {
    figures: figures.map((figure) => (figure.id === id ? { id, value } : figure)),
  });
}

function marked(slug: string, marks: string) {
  return changed(slug, { specifications: { ...product(slug).specifications, marks } });
}

test.each<readonly [string, readonly string[], string]>([
  [
    "a level that EN 388 does not have",
    refusals(marked("cut-resistant-gloves-pu-level-c", "5X42C")),
    'says "5X42C": EN 388 has abrasion 1-4',
  ],
  [
    "another cut level than the mark's",
    refusals(marked("cut-resistant-gloves-pu-level-c", "4X42D")),
    "says level C, but the mark is 4X42D",
  ],
  [
    "another abrasion than the mark's",
    refusals(figured("work-gloves-nitrile-coated-polyester", "abrasion", "Level 3")),
    "says level 3, but the mark is 4121X",
  ],
  [
    "less filtration than the class has",
    refusals(figured("ffp3-fold-mask-valved", "filtration", "≥ 94 %")),
    "says 94 %, but FFP3 is 99 %",
  ],
  [
    "a class of mask that is none",
    refusals(figured("ffp3-fold-mask-valved", "class", "FFP4 NR D")),
    'says "FFP4 NR D": EN 149 has FFP1, FFP2 and FFP3',
  ],
  [
    "another voltage than the class of rubber has",
    refusals(figured("insulating-gloves-class-2-17000v", "max-use-a-c", "7,500 V")),
    "says 7,500 V, but class 2 is 17,000 V",
  ],
  [
    "a category above the arc rating",
    refusals(figured("arc-flash-jacket-trousers-12-cal", "ppe-category", "3 (NFPA 70E-2024)")),
    "says category 3, but 12 cal/cm² is not enough for it",
  ],
  [
    "a test fire that EN 3 does not have",
    refusals(figured("abc-powder-extinguisher-6kg", "rating-en", "35A 183B C")),
    'says "35A": EN 3-7 has no such rating',
  ],
])("%s is refused", (_, found, says) => {
  expect(found.join("\n")).toContain(says);
});

test("pieces are counted in words, and a kit that miscounts is refused", () => {
  expect(["ten", "A", "an", "12", "many"].map(countOf)).toEqual([10, 1, 1, 12, undefined]);
  const text =
    "The bag holds ten locks, a hasp and two tags. Four plugs are with it. These are 17 pieces.";
  expect(piecesOf(text)).toEqual({ told: 17, counted: 17 });
  expect(piecesOf("The bag holds ten locks.")).toBeUndefined();
  const details = text.replace("ten", "nine");
  expect(refusals(changed("lockout-kit-valve-electrical-42-piece", { details })).join()).toContain(
    "details: says 17 pieces, but counts 16",
  );
});

test("a figure that nothing repeats is noted, until checked.yaml does", () => {
  const slug = "metal-free-safety-boot-s3s-brown";
  const changedOne = figured(slug, "category", "S3S SR CI");
  const file = `products/${slug}/product.yaml`;
  const alone = `${file}: figures.0.value: says "S3S SR CI", which nothing else of the product says`;
  expect(newWarnings(changedOne).join("\n")).toContain(alone);
  const { [slug]: _, ...others } = content.checked ?? {};
  expect(newWarnings({ ...changedOne, checked: others }).join("\n")).not.toContain(alone);
  const twice = { ...others, [slug]: ["S3S SR CI"] };
  expect(newWarnings({ ...changedOne, checked: twice }).join("\n")).not.toContain(alone);
  expect(newWarnings({ ...content, checked: { ...others, [slug]: ["S9"] } })).toContain(
    `checked.yaml: ${slug}.0: "S9" is no figure or mark of the product`,
  );
  expect(newWarnings({ ...content, checked: { ...others, "no-such": [] } }).join()).toContain(
    'checked.yaml: no-such: there is no product "no-such"',
  );
});
