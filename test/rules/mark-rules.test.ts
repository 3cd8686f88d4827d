import { expect, test } from "vitest";
import type { Content } from "#content/content.ts";
import { parseCount } from "#content/number-words.ts";
import { markProblems } from "#content/rules/mark-rules.ts";
import { parsePieces } from "#content/rules/pieces-rule.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { lines, newWarnings, refusals, withProduct } from "#test/support/content-samples.ts";
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

/** Returns the violations of the rules on marks. */
const told = (given: Content) => lines(markProblems(given));

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
    told(marked("cut-resistant-gloves-pu-level-c", "4X42D")),
    "says level C, but the mark is 4X42D",
  ],
  [
    "another abrasion than the mark's",
    told(figured("work-gloves-nitrile-coated-polyester", "abrasion", "Level 3")),
    "says level 3, but the mark is 4121X",
  ],
  [
    "less filtration than the class has",
    told(figured("ffp3-fold-mask-valved", "filtration", "≥ 94 %")),
    "says 94 %, but FFP3 is 99 %",
  ],
  [
    "a class of mask that is none",
    told(figured("ffp3-fold-mask-valved", "class", "FFP4 NR D")),
    'says "FFP4 NR D": EN 149 has FFP1, FFP2 and FFP3',
  ],
  [
    "another voltage than the class of rubber has",
    told(figured("insulating-gloves-class-2-17000v", "max-use-a-c", "7,500 V")),
    "says 7,500 V, but class 2 is 17,000 V",
  ],
  [
    "a category above the arc rating",
    told(figured("arc-flash-jacket-trousers-12-cal", "ppe-category", "3 (NFPA 70E-2024)")),
    "says category 3, but 12 cal/cm² is not enough for it",
  ],
  [
    "a shade that no welding filter has",
    told(marked("auto-darkening-welding-helmet", "W4 light, W9 to W33 dark")),
    'says "W33": welding filters',
  ],
  [
    "a level of heat twice",
    told(marked("fr-shirt-trousers-arc-12cal", "ATPV 12 cal/cm², A1 B1 B1 E1 F1")),
    "gives each of the letters B to F once",
  ],
  [
    "a type of chemical suit that is none",
    told(marked("chemical-splash-coverall-type-3-4", "Type 3-B, Type 8-B")),
    'says "Type 8": chemical suits have the types 1 to 6',
  ],
  [
    "a mark that ASTM F2413 does not have",
    told(marked("astm-f2413-metatarsal-boot-mt", "M/I/C Mt PX")),
    'says "PX": ASTM F2413 has',
  ],
  [
    "a user that nobody tests with",
    told(marked("self-retracting-lifeline-steel-10m", "Retractable type, 800 kg user")),
    'says "800 kg": fall arrest is tested with 100 kg',
  ],
  [
    "a toe cap of another energy",
    told(figured("metatarsal-safety-boot-s3-m", "toe-cap", "Steel 260 J")),
    'says "260 J": the toe cap',
  ],
  [
    "a class of rubber that is none",
    told(figured("leather-protectors-class-0", "worn-over", "Class 30 and 0")),
    'says "30": insulating rubber has the classes',
  ],
  [
    "a number that is not that of its list",
    told(figured("full-body-harness-two-point", "arrest-points", "3: back, chest")),
    "says 3, but names 2",
  ],
  [
    "a test fire that EN 3 does not have",
    told(figured("abc-powder-extinguisher-6kg", "rating-en", "35A 183B C")),
    'says "35A": EN 3-7 has no such rating',
  ],
])("refuses %s", (_, found, says) => {
  expect(found.join("\n")).toContain(says);
});

test("counts number words and refuses a kit with a wrong total", () => {
  expect(["ten", "A", "an", "12", "many"].map(parseCount)).toEqual([10, 1, 1, 12, undefined]);
  const text =
    "The bag holds ten locks, a hasp and two tags. Four plugs are with it. These are 17 pieces.";
  expect(parsePieces(text)).toEqual({ stated: 17, counted: 17 });
  expect(parsePieces("The bag holds ten locks.")).toBeUndefined();
  const details = text.replace("ten", "nine");
  expect(told(changed("lockout-kit-valve-electrical-42-piece", { details })).join()).toContain(
    "details: says 17 pieces, but counts 16",
  );
});

test("warns of a figure without a second entry until checked.yaml has it", () => {
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
