import { expect, test } from "vitest";
import type { Content } from "#content/content.ts";
import { denialProblems } from "#content/rules/denial-rules.ts";
import { content } from "#test/support/demonstration.ts";

/** Returns the violations of the demonstration with one more kind. */
function withKind(name: string, products: readonly string[]): readonly string[] {
  const kind = { names: [name], categories: [], subcategories: [], products: [...products] };
  const kinds = { ...content.tradeWords.kinds, sample: kind };
  const changed: Content = { ...content, tradeWords: { ...content.tradeWords, kinds } };
  return denialProblems(changed).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

test("the demonstration offers no product for a use that its own page denies", () => {
  expect(denialProblems(content)).toEqual([]);
});

test.each([
  ["sawdust respirator", ["ffp1-dust-mask", "ffp3-fold-mask-valved"]],
  ["mould mask", ["ffp1-dust-mask", "ffp3-fold-mask-valved"]],
  ["cold room wear", ["winter-hi-vis-bomber-jacket-detachable-sleeves"]],
])("refuses a kind whose name %s is denied by its first product", (name, products) => {
  expect(withKind(name, products)).toEqual([
    `kinds.sample.names.0: "${name}" offers ${products[0]}, whose page denies that use, above what does not`,
  ]);
});

test("accepts a kind whose last product denies its name", () => {
  expect(withKind("sawdust respirator", ["ffp3-fold-mask-valved", "ffp1-dust-mask"])).toEqual([]);
});

test("refuses a use that its own product denies, or that no product denies", () => {
  const uses = {
    flour: { names: ["flour"], denials: ["flour"], products: ["ffp1-dust-mask"] },
    moon: { names: ["moon"], denials: ["moon dust"], products: [] },
  };
  const changed: Content = { ...content, tradeWords: { ...content.tradeWords, kinds: {}, uses } };
  expect(denialProblems(changed).map(({ message }) => message)).toEqual([
    "ffp1-dust-mask denies this use",
    "no product says any of these",
  ]);
});
