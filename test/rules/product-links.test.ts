import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productSchema, type ProductFile } from "#content/schema/product.ts";
import {
  productFrom,
  refusals,
  sampleSlug,
  sampleText,
  withProduct,
} from "#test/support/content-samples.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

const textOf = (slug: string) => readFileSync(`content/products/${slug}/product.yaml`, "utf8");
const sample = productFrom(sampleText);
const other = "bump-cap-baseball-style";
const file = `products/${sampleSlug}/product.yaml`;

const changed = (change: Partial<ProductFile>) => refusals(withProduct({ ...sample, ...change }));

/** Returns the violations where the other product is changed too. */
function withOther(of: Partial<ProductFile>, change: Partial<ProductFile>): readonly string[] {
  const products = new Map(demonstration.products);
  products.set(other, { ...productFrom(textOf(other)), ...of });
  products.set(sampleSlug, { ...sample, ...change });
  return refusals({ ...demonstration, products });
}

test.each<readonly [Partial<ProductFile>, string]>([
  [
    { needs: ["bump-cap-basebal-style"] },
    'needs.0: there is no product "bump-cap-basebal-style". Did you mean bump-cap-baseball-style?',
  ],
  [{ needs: [sampleSlug] }, "needs.0: names the product itself"],
  [{ notWornWith: [sampleSlug] }, "notWornWith.0: names the product itself"],
  [{ notWornWith: [other, other] }, `notWornWith.1: "${other}" stands in the list twice`],
  [{ needs: [other, other] }, `needs.1: "${other}" stands in the list twice`],
  [{ pictures: [], likeness: "nothing" }, 'likeness: there is no product "nothing".'],
  [{ pictures: [], likeness: sampleSlug }, "likeness: names the product itself"],
  [{ likeness: other }, "likeness: stands beside pictures of its own: remove likeness"],
])("refuses %j", (change, says) => expect(changed(change)).toEqual([`${file}: ${says}`]));

test("a required product may be a draft or withdrawn, but not removed", () => {
  for (const status of ["live", "draft", "withdrawn"] as const) {
    expect(withOther({ status }, { needs: [other] })).toEqual([]);
  }
  expect(withOther({ status: "removed" }, { needs: [other] })).toContain(
    `${file}: needs.0: "${other}" is removed: name what is supplied instead`,
  );
});

test("a product may use the pictures of one with its own pictures and a page", () => {
  const unseen = { pictures: [], likeness: other };
  expect(withOther({}, unseen)).toEqual([]);
  const others: readonly Partial<ProductFile>[] = [
    { status: "removed" },
    { status: "draft" },
    { pictures: [], likeness: "vented-bump-cap" },
  ];
  for (const of of others) {
    expect(withOther(of, unseen)).toContain(
      `${file}: likeness: "${other}" shows no pictures of its own: name a product that does`,
    );
  }
});

test("both links are optional", () => {
  expect(sample).toMatchObject({ needs: [], notWornWith: [] });
  expect(productSchema.safeParse({ ...sample, needs: ["A b"] }).success).toBe(false);
});

test("purposes of the code name products of the demonstration alone", () => {
  const names = Object.keys(JSON.parse(readFileSync("src/publishing/purposes.json", "utf8")));
  expect(names.filter((slug) => !demonstration.products.has(slug))).toEqual([]);
  expect(names.length).toBe(Object.keys(demonstration.purposes ?? {}).length);
});

test("purposes must belong to existing products", () => {
  const purposes = { "vented-hard-hat-type": "keep the sun off" };
  expect(refusals({ ...demonstration, purposes })).toEqual([
    'purposes.yaml: vented-hard-hat-type: there is no product "vented-hard-hat-type". Did you mean vented-hard-hat-type-1?',
  ]);
});
